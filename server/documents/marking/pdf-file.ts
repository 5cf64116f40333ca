import { inflateSync } from 'node:zlib';
import { numberIn, type PdfDictionary, PdfReader, type PdfValue, UnreadablePdf } from './pdf-value.ts';
import { undoPredictor } from './predictor.ts';

/** The place of an object: an offset in the file, or an index in an object stream. */
type Place = { readonly at: number } | { readonly inside: number; readonly index: number };

/** Maximum size of an unpacked table or object stream, in bytes. */
const UNPACKED_MAX = 20_000_000;
const SECTIONS_MAX = 100;
/** Maximum number of pages: more than anybody reads before an audition. */
const PAGES_MAX = 60;

/** A page: its object's number and dictionary, and its box, which may be inherited from a parent. */
export interface PdfPage {
  readonly number: number;
  readonly generation: number;
  readonly dictionary: PdfDictionary;
  readonly box: readonly [number, number, number, number];
}

/** The parts of a PDF that are needed to append to it. */
export class PdfFile {
  readonly #text: string;
  readonly #bytes: Buffer;
  readonly #places = new Map<number, Place>();
  readonly #generations = new Map<number, number>();
  /** The offset of the newest cross-reference table; `isStream` is true if that table is a stream. */
  readonly startxref: number;
  readonly isStream: boolean;
  readonly trailer: PdfDictionary;

  /** @throws UnreadablePdf for a file that is damaged, locked or no PDF */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1');
    const end = endOf(this.#text);
    const found = /startxref\s+(\d{1,10})\s+%%EOF$/.exec(this.#text.slice(Math.max(0, end - 2048), end));
    if (!this.#text.startsWith('%PDF-') || !found) throw new UnreadablePdf('It has no beginning or no end');
    this.startxref = Number(found[1]);
    const { trailer, isStream } = this.#readSections(this.startxref);
    if (trailer.entries.has('Encrypt')) throw new UnreadablePdf('It is locked');
    this.trailer = trailer;
    this.isStream = isStream;
  }

  /** The newest section wins; an earlier section only counts for objects to which no later section gives a place. */
  #readSections(start: number) {
    const waiting = [start];
    const known = new Set<number>();
    let newest: { trailer: PdfDictionary; isStream: boolean } | undefined;
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (known.has(at)) continue;
      known.add(at);
      if (known.size > SECTIONS_MAX || at >= this.#text.length) throw new UnreadablePdf('Its tables are damaged');
      const reader = new PdfReader(this.#text, at);
      const isStream = reader.word() !== 'xref';
      const trailer = isStream ? this.#readStreamSection(at) : this.#readTable(reader);
      newest ??= { trailer, isStream };
      for (const name of ['XRefStm', 'Prev']) {
        const before = numberIn(trailer, name);
        if (before !== undefined) waiting.push(before);
      }
    }
    if (!newest) throw new UnreadablePdf('It has no table');
    return newest;
  }

  #readTable(reader: PdfReader): PdfDictionary {
    for (;;) {
      const word = reader.word();
      if (word === 'trailer') break;
      if (!/^\d{1,10}$/.test(word)) throw new UnreadablePdf('Its table is damaged');
      const [first, count] = [Number(word), reader.integer()];
      for (let number = first; number < first + count; number += 1) {
        const [at, generation, use] = [reader.integer(), reader.integer(), reader.word()];
        if (use !== 'n' && use !== 'f') throw new UnreadablePdf('Its table is damaged');
        if (use === 'n') this.#put(number, { at }, generation);
      }
    }
    return asDictionary(reader.value());
  }

  #readStreamSection(at: number): PdfDictionary {
    const { dictionary, data } = this.#streamAt(at);
    const widths = numbersIn(dictionary, 'W');
    const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
    const row = typeWidth + secondWidth + thirdWidth;
    if (row === 0 || row > 20) throw new UnreadablePdf('Its table is damaged');
    const index = numbersIn(dictionary, 'Index');
    const spans = index.length > 0 ? index : [0, numberIn(dictionary, 'Size') ?? 0];
    let place = 0;
    const field = (width: number, otherwise: number) => {
      if (width === 0) return otherwise;
      let value = 0;
      for (let end = place + width; place < end; place += 1) value = value * 256 + (data[place] ?? 0);
      return value;
    };
    for (let span = 0; span < spans.length; span += 2) {
      const first = spans[span] ?? 0;
      for (let number = first; number < first + (spans[span + 1] ?? 0) && place + row <= data.length; number += 1) {
        const [type, second, third] = [field(typeWidth, 1), field(secondWidth, 0), field(thirdWidth, 0)];
        if (type === 1) this.#put(number, { at: second }, third);
        if (type === 2) this.#put(number, { inside: second, index: third }, 0);
      }
    }
    return dictionary;
  }

  #put(number: number, place: Place, generation: number): void {
    if (this.#places.has(number)) return;
    this.#places.set(number, place);
    this.#generations.set(number, generation);
  }

  #streamAt(at: number): { dictionary: PdfDictionary; data: Buffer } {
    const reader = new PdfReader(this.#text, at);
    reader.integer();
    reader.integer();
    if (reader.word() !== 'obj') throw new UnreadablePdf('An object is expected');
    const dictionary = asDictionary(reader.value());
    if (reader.word() !== 'stream') throw new UnreadablePdf('A stream is expected');
    const begin = reader.at + (this.#text.startsWith('\r\n', reader.at) ? 2 : 1);
    const length = dictionary.entries.get('Length');
    const size = length?.kind === 'ref' ? Number(rawOf(this.object(length.number))) : Number(rawOf(length));
    if (!Number.isInteger(size) || size < 0) throw new UnreadablePdf('A stream has no length');
    const packed = this.#bytes.subarray(begin, begin + size);
    const filter = dictionary.entries.get('Filter');
    if (filter === undefined) return { dictionary, data: packed };
    const name = rawOf(filter.kind === 'list' && filter.items.length === 1 ? filter.items[0] : filter);
    if (name !== '/FlateDecode') throw new UnreadablePdf('A stream is packed in another way');
    try {
      const unpacked = inflateSync(packed, { maxOutputLength: UNPACKED_MAX });
      const parameters = dictionary.entries.get('DecodeParms');
      const first = parameters?.kind === 'list' ? parameters.items[0] : parameters;
      return { dictionary, data: first?.kind === 'dictionary' ? undoPredictor(unpacked, first) : unpacked };
    } catch (error) {
      throw error instanceof UnreadablePdf ? error : new UnreadablePdf('A stream cannot be unpacked');
    }
  }

  /** An object by its number; undefined without one. */
  object(number: number): PdfValue | undefined {
    const place = this.#places.get(number);
    if (!place) return undefined;
    if ('inside' in place) return this.#objectInside(place.inside, number);
    const reader = new PdfReader(this.#text, place.at);
    if (reader.integer() !== number) throw new UnreadablePdf('An object is not where it should be');
    reader.integer();
    if (reader.word() !== 'obj') throw new UnreadablePdf('An object is expected');
    return reader.value();
  }

  #objectInside(stream: number, number: number): PdfValue | undefined {
    const place = this.#places.get(stream);
    if (!place || 'inside' in place) throw new UnreadablePdf('A stream of objects is missing');
    const { dictionary, data } = this.#streamAt(place.at);
    const text = data.toString('latin1');
    const reader = new PdfReader(text);
    const [first, count] = [numberIn(dictionary, 'First') ?? 0, numberIn(dictionary, 'N') ?? 0];
    for (let index = 0; index < count; index += 1) {
      const [found, offset] = [reader.integer(), reader.integer()];
      if (found === number) return new PdfReader(text, first + offset).value();
    }
    return undefined;
  }

  /** The value behind a reference; any other value itself. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return value?.kind === 'ref' ? this.object(value.number) : value;
  }

  /** The pages in order. */
  pages(): PdfPage[] {
    const root = asDictionary(this.resolve(this.trailer.entries.get('Root')));
    const found: PdfPage[] = [];
    const known = new Set<number>();
    const walk = (value: PdfValue | undefined, inherited: PdfValue | undefined): void => {
      if (value?.kind !== 'ref' || known.has(value.number)) throw new UnreadablePdf('Its pages are damaged');
      known.add(value.number);
      const dictionary = asDictionary(this.object(value.number));
      const box = dictionary.entries.get('MediaBox') ?? inherited;
      const kids = this.resolve(dictionary.entries.get('Kids'));
      if (kids?.kind === 'list') {
        for (const kid of kids.items) walk(kid, box);
        return;
      }
      if (found.length >= PAGES_MAX) throw new UnreadablePdf('It has too many pages');
      const generation = this.#generations.get(value.number) ?? 0;
      found.push({ number: value.number, generation, dictionary, box: boxOf(this.resolve(box)) });
    };
    walk(root.entries.get('Pages'), undefined);
    if (found.length === 0) throw new UnreadablePdf('It has no pages');
    return found;
  }
}

/** The end of the content; some programs pad a PDF with NUL to a whole block. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && /[\0\s]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

function asDictionary(value: PdfValue | undefined): PdfDictionary {
  if (value?.kind !== 'dictionary') throw new UnreadablePdf('A dictionary is expected');
  return value;
}

const rawOf = (value: PdfValue | undefined): string => (value?.kind === 'raw' ? value.text : '');

function numbersIn({ entries }: PdfDictionary, name: string): number[] {
  const value = entries.get(name);
  return value?.kind === 'list' ? value.items.map((item) => Number(rawOf(item))) : [];
}

function boxOf(value: PdfValue | undefined): PdfPage['box'] {
  const [left = 0, bottom = 0, right = 595, top = 842] =
    value?.kind === 'list' ? value.items.map((item) => Number(rawOf(item))) : [];
  const box = [left, bottom, right, top] as const;
  if (!box.every(Number.isFinite)) throw new UnreadablePdf('A page has no size');
  return box;
}
