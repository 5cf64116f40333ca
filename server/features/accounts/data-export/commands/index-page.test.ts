import { expect, test } from 'vitest';
import { type IndexPage, indexPage } from './index-page.ts';

const WORDS = { title: 'Jobb & <avtal>', columns: { name: 'Namn', told: 'Sagt "så"' } };
const PAGE: IndexPage = {
  name: 'Ada <Lind>',
  now: '2026-11-27T09:00:00.000Z',
  sections: [],
  files: [],
  left_out: [],
};

const cellsOf = (html: string) => [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);

test('each kind of value is written in words', () => {
  const values = [null, undefined, true, false, 0, '', 'Ada', ['film', 'reklam'], [], [{ a: 1 }], { a: 'b' }];
  const rows = values.map((told, at) => ({ name: at, told, unnamed: 'no column' }));
  expect(cellsOf(indexPage({ ...PAGE, sections: [[WORDS, rows]] })).filter((_, at) => at % 2 === 1)).toEqual([
    '',
    '',
    'Ja',
    'Nej',
    '0',
    '',
    'Ada',
    'film, reklam',
    '',
    '[{&quot;a&quot;:1}]',
    '{&quot;a&quot;:&quot;b&quot;}',
  ]);
});

test('no text of a person becomes markup', () => {
  const html = indexPage({
    ...PAGE,
    sections: [[WORDS, [{ name: `<b>&"'`, told: '<script>' }]]],
    left_out: ['<i>.jpg'],
  });
  expect(cellsOf(html)).toEqual([`&lt;b&gt;&amp;&quot;'`, '&lt;script&gt;']);
  expect(html).toContain('<h2>Jobb &amp; &lt;avtal&gt;</h2>');
  expect(html).toContain('<tr><th scope="col">Namn</th><th scope="col">Sagt &quot;så&quot;</th></tr>');
  expect(html).toContain('Ada &lt;Lind&gt;');
  expect(html).toContain('<ul><li>&lt;i&gt;.jpg</li></ul>');
});

test('a section without rows and an archive without files say so; an archive with all its files lists none as missing', () => {
  const empty = indexPage({ ...PAGE, sections: [[WORDS, []]] });
  expect(empty).toContain('<section><h2>Jobb &amp; &lt;avtal&gt;</h2><p>Inget sparat.</p></section>');
  expect(empty).toContain('<section><h2>Filer</h2><p>Inget sparat.</p>');
  expect(empty).not.toContain('<table>');
  expect(empty).not.toContain('<ul>');
});

test('a file has a link with its path as an address and its name as text', () => {
  const html = indexPage({ ...PAGE, files: ['bilder/Å & nr #1?.jpg', 'cv.pdf'] });
  expect(html).toContain(
    '<li><a href="filer/bilder/%C3%85%20%26%20nr%20%231%3F.jpg">bilder/Å &amp; nr #1?.jpg</a></li>\n<li><a href="filer/cv.pdf">cv.pdf</a></li>',
  );
});
