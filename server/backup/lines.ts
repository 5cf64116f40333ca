import { Readable } from 'node:stream';

/** The lines of a text, one at a time. */
export async function* linesOf(text: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of text as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Values in pages of at most `size`. */
export async function* inPages<Value>(values: AsyncIterable<Value>, size: number): AsyncGenerator<Value[]> {
  let page: Value[] = [];
  for await (const value of values) {
    page.push(value);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** A text with a line of JSON for each value. */
export function asLines(values: AsyncIterable<unknown>): Readable {
  const lines = async function* () {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  };
  return Readable.from(lines(), { objectMode: false });
}
