import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const drawn = (page: number, pageCount: number, total: number) =>
  renderToStaticMarkup(
    <Pagination page={page} pageCount={pageCount} total={total} noun="företag" hrefOf={(to) => `/Lista?page=${to}`} />,
  );

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('pagination links to the previous and next page, and has no links for one page', () => {
  expect(linksOf(drawn(2, 3, 55))).toEqual(['/Lista?page=1', '/Lista?page=3']);
  expect(linksOf(drawn(1, 1, 7))).toEqual([]);
  expect(drawn(1, 1, 7)).toContain('7 företag');
});

test('a page past the last links back to the last', () => {
  const html = drawn(2, 1, 20);
  expect(html).not.toContain('Sida 2');
  expect(linksOf(html)).toEqual(['/Lista?page=1']);
  expect(linksOf(drawn(9, 3, 55))).toEqual(['/Lista?page=3']);
});
