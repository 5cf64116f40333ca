import { readCells } from '#domain/people/import/cells.ts';
import { CELL_LINES_MAX, readRecord, separatorOf } from '#domain/people/import/csv-record.ts';
import { textLines, whyNotText } from './read-text.ts';

/** The values of a line, or a sentence about its fault. Lines are numbered as in the file, from 1. */
export type Line =
  | { readonly number: number; readonly told: Readonly<Record<string, unknown>> }
  | { readonly number: number; readonly words: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UNREADABLE = 'Raden går inte att läsa.';

async function* readJson(file: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const line of textLines(file)) {
    number += 1;
    if (line.trim() === '') continue;
    let told: unknown = null;
    try {
      told = JSON.parse(line);
    } catch {
      // `told` stays null, so the line below is reported as unreadable.
    }
    yield isObject(told) ? { number, told } : { number, words: UNREADABLE };
  }
}

/**
 * The columns and the separator of a CSV file. Excel may name the separator on a line of its own; otherwise it is
 * guessed.
 */
interface Heading {
  readonly columns: readonly string[];
  readonly separator: string;
}

function lineOf(cells: readonly string[], { columns }: Heading, number: number): Line {
  if (cells.length !== columns.length) {
    return { number, words: `Raden har ${cells.length} celler, men den första raden ${columns.length}.` };
  }
  return { number, told: readCells(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))) };
}

/** Yields CSV records as lines arrive, with at most CELL_LINES_MAX lines in memory. */
async function* readCsv(file: string): AsyncGenerator<Line> {
  const source = textLines(file);
  const ahead: string[] = [];
  const fill = async () => {
    while (ahead.length < CELL_LINES_MAX) {
      const { value, done } = await source.next();
      if (done) return;
      ahead.push(value);
    }
  };
  let heading: Heading | undefined;
  let told: string | undefined;
  for (let number = 1; ; ) {
    await fill();
    const [first] = ahead;
    if (first === undefined) return;
    const named = number === 1 ? /^"?sep=(.)"?$/i.exec(first)?.[1] : undefined;
    if (named || first.trim() === '') {
      told ??= named;
      ahead.shift();
      number += 1;
      continue;
    }
    const separator: string = heading?.separator ?? told ?? separatorOf(first);
    const whole = readRecord(ahead, separator);
    // If the lines up to the next closing quote do not make a record with the right number of cells, the opening quote
    // is an ordinary character.
    const isOne = !heading || whole.count === 1 || whole.cells.length === heading.columns.length;
    const { cells, count } = isOne ? whole : readRecord([first], separator);
    if (heading) yield lineOf(cells, heading, number);
    else heading = { columns: cells.map((cell) => cell.trim()), separator };
    ahead.splice(0, count);
    number += count;
  }
}

/**
 * Yields the lines of a file as they arrive: JSON lines for the ending `.jsonl`, otherwise CSV whose first line names
 * the columns. A file that is not UTF-8 text yields one line with the fault.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const words = await whyNotText(file);
  if (words !== null) yield { number: 1, words };
  else yield* file.endsWith('.jsonl') ? readJson(file) : readCsv(file);
}
