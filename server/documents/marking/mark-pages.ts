import { refuse } from '#domain/kernel/refusal.ts';
import { nameOver } from './draw-name.ts';
import { PdfFile, type PdfPage } from './pdf-file.ts';
import { numberIn, type PdfValue, UnreadablePdf, writeValue } from './pdf-value.ts';

/** The number of pages of a PDF. Refuses a PDF that is locked, cannot be read, or has more than PAGES_MAX pages. */
export function countPages(bytes: Buffer) {
  try {
    return new PdfFile(bytes).pages().length;
  } catch (error) {
    if (error instanceof UnreadablePdf || error instanceof RangeError) return refuse('file_not_pdf');
    throw error;
  }
}

const ref = (number: number): PdfValue => ({ kind: 'ref', number, generation: 0 });

/** The contents of a page, as a list of references. */
function contentsOf(file: PdfFile, { dictionary }: PdfPage): readonly PdfValue[] {
  const value = dictionary.entries.get('Contents');
  if (value === undefined) return [];
  const resolved = value.kind === 'ref' ? file.object(value.number) : value;
  return resolved?.kind === 'list' ? resolved.items : [value];
}

/**
 * Writes a name on each page of somebody else's PDF. The original bytes stay: new objects are appended after the end,
 * as PDF provides, so that all content looks as before. The name is part of the page itself and not an annotation,
 * which a reader could hide. Refuses a name that our typefaces cannot write.
 * @throws UnreadablePdf
 */
export function markPages(bytes: Buffer, name: string) {
  const file = new PdfFile(bytes);
  const pages = file.pages();
  let next = numberIn(file.trailer, 'Size') ?? 0;
  if (next === 0) throw new UnreadablePdf('It does not say how many objects it has');
  const parts: Buffer[] = [bytes, Buffer.from('\n')];
  let at = bytes.length + 1;
  const places = new Map<number, { at: number; generation: number }>();
  const add = (number: number, generation: number, body: string) => {
    const written = Buffer.from(`${number} ${generation} obj\n${body}\nendobj\n`, 'latin1');
    places.set(number, { at, generation });
    parts.push(written);
    at += written.length;
  };
  const stream = (text: string) => `<</Length ${Buffer.byteLength(text, 'latin1')}>>\nstream\n${text}\nendstream`;

  // Graphics state that a page leaves behind would affect the name too, so it is saved before and restored after the
  // page.
  const before = next++;
  add(before, 0, stream('q '));
  for (const page of pages) {
    const drawn = nameOver(page, name);
    if (drawn === undefined) return refuse('name_not_printable');
    const over = next++;
    add(over, 0, stream(`Q ${drawn}`));
    const items = [ref(before), ...contentsOf(file, page), ref(over)];
    const entries = new Map(page.dictionary.entries).set('Contents', { kind: 'list', items });
    add(page.number, page.generation, writeValue({ kind: 'dictionary', entries }));
  }
  parts.push(
    Buffer.from(file.isStream ? streamTable(file, places, next, at) : table(file, places, next, at), 'latin1'),
  );
  return Buffer.concat(parts);
}

type Places = ReadonlyMap<number, { readonly at: number; readonly generation: number }>;

const inOrder = (places: Places) => [...places].toSorted(([one], [other]) => one - other);

/**
 * The trailer's entries: those of the file's root, information and identity, the new number of objects, and the offset
 * of the earlier table.
 */
function kept(file: PdfFile, size: number): Map<string, PdfValue> {
  const entries = new Map<string, PdfValue>();
  for (const name of ['Root', 'Info', 'ID']) {
    const value = file.trailer.entries.get(name);
    if (value) entries.set(name, value);
  }
  entries.set('Size', { kind: 'raw', text: String(size) });
  return entries.set('Prev', { kind: 'raw', text: String(file.startxref) });
}

function table(file: PdfFile, places: Places, size: number, at: number): string {
  const rows = inOrder(places).map(
    ([number, place]) =>
      `${number} 1\n${String(place.at).padStart(10, '0')} ${String(place.generation).padStart(5, '0')} n \n`,
  );
  const trailer = writeValue({ kind: 'dictionary', entries: kept(file, size) });
  return `xref\n${rows.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`;
}

/** The table for a file whose tables are streams: the appended one must be a stream too. */
function streamTable(file: PdfFile, places: Places, number: number, at: number): string {
  const all = inOrder(new Map([...places, [number, { at, generation: 0 }]]));
  const rows = all.map(([, place]) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(1, 0);
    row.writeUInt32BE(place.at, 1);
    row.writeUInt16BE(place.generation, 5);
    return row.toString('latin1');
  });
  const raw = (text: string): PdfValue => ({ kind: 'raw', text });
  const entries = new Map([
    ...kept(file, number + 1),
    ['Type', raw('/XRef')] as const,
    ['W', raw('[1 4 2]')] as const,
    ['Index', raw(`[${all.map(([one]) => `${one} 1`).join(' ')}]`)] as const,
    ['Length', raw(String(rows.length * 7))] as const,
  ]);
  const dictionary = writeValue({ kind: 'dictionary', entries });
  return `${number} 0 obj\n${dictionary}\nstream\n${rows.join('')}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`;
}
