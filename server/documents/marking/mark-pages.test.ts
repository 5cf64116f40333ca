import { deflateSync } from 'node:zlib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { aPdf } from '#tests/factories/pdf.ts';
import { countPages, markPages } from './mark-pages.ts';

/**
 * A PDF as newer programs write it: objects and table in compressed streams, with each row of the table stored as its
 * difference from the row above.
 */
function aPackedPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    '<</Type/Page/Parent 2 0 R/Resources<</Font<</F 4 0 R>>>>/Contents 6 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let offset = 0;
  const heads = objects.map((one, index) => {
    const head = `${index + 1} ${offset}`;
    offset += one.length + 1;
    return head;
  });
  const head = `${heads.join(' ')} `;
  const inside = deflateSync(Buffer.from(head + objects.join(' ')));
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const sizeOf = () => parts.reduce((sum, part) => sum + part.length, 0);
  const stream = (number: number, entries: string, data: Buffer) => {
    const at = sizeOf();
    const begin = `${number} 0 obj\n<<${entries}/Length ${data.length}>>\nstream\n`;
    parts.push(Buffer.from(begin), data, Buffer.from('\nendstream\nendobj\n'));
    return at;
  };
  const packed = stream(5, `/Type/ObjStm/N 4/First ${head.length}/Filter/FlateDecode`, inside);
  const content = stream(6, '', Buffer.from('BT /F 12 Tf 72 700 Td (Sida 1) Tj ET'));
  const table = sizeOf();
  const rows = [
    [0, 0, 255],
    ...[0, 1, 2, 3].map((index) => [2, 5, index]),
    [1, packed, 0],
    [1, content, 0],
    [1, table, 0],
  ].map(([type = 0, second = 0, third = 0]) => [type, second >> 8, second & 255, third]);
  const foretold = rows.map((row, index) => [2, ...row.map((byte, at) => (byte - (rows[index - 1]?.[at] ?? 0)) & 255)]);
  stream(
    7,
    '/Type/XRef/Size 8/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
    deflateSync(Buffer.from(foretold.flat())),
  );
  return Buffer.concat([...parts, Buffer.from(`startxref\n${table}\n%%EOF\n`)]);
}

/** The words on each page and the number of drawn outlines, as a reader finds them. */
async function read(bytes: Buffer) {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
  const pages: { words: string; strokes: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const strokes = fnArray.filter(
      (fn, at) => fn === OPS.stroke || (fn === OPS.constructPath && argsArray[at][0] === OPS.stroke),
    );
    // The graphics state that the page sets is restored before the name.
    const depth = fnArray.filter((fn) => fn === OPS.save).length - fnArray.filter((fn) => fn === OPS.restore).length;
    expect(depth).toBe(0);
    pages.push({ words: items.map((item) => ('str' in item ? item.str : '')).join(''), strokes: strokes.length });
  }
  return pages;
}

const marked = (bytes: Buffer, name: string): Buffer => {
  const done = markPages(bytes, name);
  if (isRefusal(done)) throw new Error(`It was refused: ${done.refused}`);
  return done;
};

test.each([
  ['a table', () => aPdf(3), 3],
  ['a table in a stream', async () => aPackedPdf(), 1],
  ['NUL after its end', async () => Buffer.concat([await aPdf(2), Buffer.alloc(4096)]), 2],
])(
  'a name stands on each page of a PDF with %s, three times, and what was there is as it was',
  async (_name, make, count) => {
    const bytes = await make();
    expect(countPages(bytes)).toBe(count);
    const once = marked(bytes, 'Åsa Öberg');
    // The additions are appended, so every original byte stays.
    expect(once.subarray(0, bytes.length).equals(bytes)).toBe(true);
    const before = await read(bytes);
    const after = await read(once);
    expect(after.map(({ words }) => words)).toEqual(before.map(({ words }) => words));
    expect(after.map(({ strokes }, page) => strokes - (before[page]?.strokes ?? 0))).toEqual(before.map(() => 3));
    // A marked file can be read, and marked again.
    expect(
      (await read(marked(once, 'Bo Ek'))).every(({ strokes }, page) => strokes === (after[page]?.strokes ?? 0) + 3),
    ).toBe(true);
  },
);

test('a locked, cut off or invalid PDF is refused, and so is a name that cannot be written', async () => {
  const whole = await aPdf(1);
  const refused = [
    await aPdf(1, { userPassword: 'hemligt' }),
    whole.subarray(0, whole.length - 200),
    Buffer.from('%PDF-1.7\nhej\nstartxref\n9\n%%EOF\n'),
    Buffer.from('%PDF-1.7\nstartxref\n9999999999\n%%EOF\n'),
    Buffer.from('hej'),
    // A cyclic tree of pages.
    Buffer.from(whole.toString('latin1').replace(/\/Kids \[\d+ 0 R\]/, '/Kids [1 0 R]'), 'latin1'),
  ];
  for (const bytes of refused) expect(countPages(bytes)).toMatchObject({ refused: 'file_not_pdf' });
  expect(markPages(whole, '王芳')).toMatchObject({ refused: 'name_not_printable' });
});
