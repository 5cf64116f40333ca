import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { aPdf } from '#tests/factories/pdf.ts';
import { placedPdf, tellsPlace } from '#tests/factories/placed-files.ts';
import { blankPlaces } from './pdf-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function blanked(bytes: Buffer): Promise<Buffer> {
  const place = join(folder, 'paper.pdf');
  writeFileSync(place, bytes);
  await blankPlaces(place);
  return readFileSync(place);
}

/** The words of the first page and the file's metadata, as a PDF reader finds them. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { metadata } = await pdf.getMetadata();
  return {
    words: items.map((item) => ('str' in item ? item.str : '')).join(''),
    about: metadata?.getRaw()?.trim() ?? '',
  };
}

test.each([
  ['plain', false],
  ['packed', true],
])(
  'a PDF with %s streams loses the places in its pictures and its words, and is read as before',
  async (_name, isPacked) => {
    const before = await placedPdf(isPacked);
    expect((await read(before)).about).toContain('GPSLatitude');
    const after = await blanked(before);
    expect(after.length).toBe(before.length);
    expect(tellsPlace(after)).toBe(false);
    const { words, about } = await read(after);
    expect(words).toBe('Sida 1');
    expect(about).not.toContain('GPSLatitude');
  },
);

test('a PDF without a place stays unchanged to the byte, because it may be signed', async () => {
  const before = await aPdf(2);
  expect((await blanked(before)).equals(before)).toBe(true);
  const about = Buffer.from('<x:xmpmeta><rdf:RDF>PDF/A-3</rdf:RDF></x:xmpmeta>');
  expect((await blanked(Buffer.concat([before, about]))).includes(about)).toBe(true);
});
