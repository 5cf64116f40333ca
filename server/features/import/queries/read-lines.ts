import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { readCells } from '#domain/import/cells.ts';

/** A line as it tells of somebody; null when it is no line of its kind. The number is that of the file, from 1. */
export interface Line {
  readonly number: number;
  readonly told: Readonly<Record<string, unknown>> | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function* readJson(file: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const line = number === 1 ? text.replace(/^\ufeff/, '') : text;
    if (line.trim() === '') continue;
    let told: unknown = null;
    try {
      told = JSON.parse(line);
    } catch {
      // Said as a line that cannot be read.
    }
    yield { number, told: isObject(told) ? told : null };
  }
}

interface CsvRecord {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number; readonly error?: unknown };
}

async function* readCsv(file: string): AsyncGenerator<Line> {
  const options = { bom: true, columns: true, delimiter: [';', ',', '\t'], info: true, skip_empty_lines: true };
  // A line with another number of cells than there are columns is told, and does not stop those after it.
  const parser = parse({ ...options, relax_column_count: true });
  for await (const { record, info } of createReadStream(file).pipe(parser) as AsyncIterable<CsvRecord>) {
    yield { number: info.lines, told: info.error === undefined ? readCells(record) : null };
  }
}

/** The lines of a file as they come: JSON lines by their ending `.jsonl`, otherwise CSV whose first line names the columns. */
export const readLines = (file: string): AsyncGenerator<Line> =>
  file.endsWith('.jsonl') ? readJson(file) : readCsv(file);
