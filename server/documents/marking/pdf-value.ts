/**
 * The values of a PDF as far as pages need them. A value that is neither a dictionary, a list nor a reference is kept
 * as written, so that it is written back unchanged.
 */
export type PdfValue =
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'ref'; readonly number: number; readonly generation: number }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> };

export type PdfDictionary = Extract<PdfValue, { kind: 'dictionary' }>;

/** The file is no PDF, or a PDF that this reader cannot read. */
export class UnreadablePdf extends Error {}

/** Deeper than any page needs; a file that nests deeper is an attack. */
const DEPTH_MAX = 60;

const SPACE = /[\0\t\n\f\r ]/;
const DELIMITER = /[()<>[\]{}/%]/;

/** Reads one value after the other from a text in which each character is a byte. */
export class PdfReader {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Skips spaces and comments. */
  passSpaces(): void {
    for (;;) {
      const sign = this.text[this.at];
      if (sign === undefined) return;
      if (sign === '%') while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at] ?? '\n')) this.at += 1;
      else if (SPACE.test(sign)) this.at += 1;
      else return;
    }
  }

  /** The next word: a number, or a keyword such as obj. */
  word(): string {
    this.passSpaces();
    const from = this.at;
    while (
      this.at < this.text.length &&
      !SPACE.test(this.text[this.at] ?? '') &&
      !DELIMITER.test(this.text[this.at] ?? '')
    )
      this.at += 1;
    return this.text.slice(from, this.at);
  }

  integer(): number {
    const word = this.word();
    if (!/^\+?\d{1,15}$/.test(word)) throw new UnreadablePdf('A number is expected');
    return Number(word);
  }

  value(depth = 0): PdfValue {
    if (depth > DEPTH_MAX) throw new UnreadablePdf('Values nest too deep');
    this.passSpaces();
    const { text, at } = this;
    if (text.startsWith('<<', at)) return this.#dictionary(depth);
    const sign = text[at];
    if (sign === '[') return this.#list(depth);
    if (sign === '(') return this.#raw(this.#endOfString());
    if (sign === '<') return this.#raw(text.indexOf('>', at) + 1);
    if (sign === '/') {
      this.at += 1;
      const name = this.word();
      return { kind: 'raw', text: `/${name}` };
    }
    return this.#wordOrReference();
  }

  #raw(end: number): PdfValue {
    if (end <= this.at) throw new UnreadablePdf('A string does not end');
    const text = this.text.slice(this.at, end);
    this.at = end;
    return { kind: 'raw', text };
  }

  #endOfString(): number {
    let open = 0;
    for (let at = this.at; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') {
        open -= 1;
        if (open === 0) return at + 1;
      }
    }
    return -1;
  }

  #wordOrReference(): PdfValue {
    const word = this.word();
    if (word === '') throw new UnreadablePdf('A value is expected');
    const after = this.at;
    if (/^\d{1,10}$/.test(word)) {
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.word() === 'R')
        return { kind: 'ref', number: Number(word), generation: Number(generation) };
      this.at = after;
    }
    return { kind: 'raw', text: word };
  }

  #list(depth: number): PdfValue {
    this.at += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.passSpaces();
      if (this.text[this.at] === ']') break;
      items.push(this.value(depth + 1));
    }
    this.at += 1;
    return { kind: 'list', items };
  }

  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.passSpaces();
      if (this.text.startsWith('>>', this.at)) break;
      if (this.text[this.at] !== '/') throw new UnreadablePdf('A name is expected');
      this.at += 1;
      const name = this.word();
      entries.set(name, this.value(depth + 1));
    }
    this.at += 2;
    return { kind: 'dictionary', entries };
  }
}

/** A value as it is written in a file. */
export function writeValue(value: PdfValue): string {
  switch (value.kind) {
    case 'raw':
      return value.text;
    case 'ref':
      return `${value.number} ${value.generation} R`;
    case 'list':
      return `[${value.items.map(writeValue).join(' ')}]`;
    case 'dictionary':
      return `<<${[...value.entries].map(([name, one]) => `/${name} ${writeValue(one)}`).join('\n')}>>`;
  }
}

/** A whole number among the entries of a dictionary; undefined without one. */
export function numberIn({ entries }: PdfDictionary, name: string): number | undefined {
  const value = entries.get(name);
  return value?.kind === 'raw' && /^[+-]?\d{1,15}(\.\d*)?$/.test(value.text) ? Number(value.text) : undefined;
}
