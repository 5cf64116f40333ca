/** Reads records from the lines of a CSV file. An error in one line does not affect the others. */

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator of a file: the most frequent candidate in its first line, outside quotes. */
export function separatorOf(first: string): string {
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Maximum number of lines of a cell: an unclosed quote would take the rest of the file. */
export const CELL_LINES_MAX = 200;

interface Cell {
  readonly text: string;
  /** Where the cell ends: index of the line, 0 for the record's first, and position in that line. */
  readonly row: number;
  readonly at: number;
}

/** A quoted cell that begins at `from`, possibly over several lines; null if its quotes are not closed correctly. */
function quotedCell(lines: readonly string[], separator: string, row: number, from: number): Cell | null {
  let text = '';
  let at = from + 1;
  for (let now = row; now < lines.length; now += 1, at = 0, text += '\n') {
    const line = lines[now] ?? '';
    for (;;) {
      const quote = line.indexOf('"', at);
      text += line.slice(at, quote < 0 ? undefined : quote);
      if (quote < 0) break;
      const next = line[quote + 1];
      if (next !== '"') {
        return next === undefined || next === separator ? { text, row: now, at: quote + 1 } : null;
      }
      text += '"';
      at = quote + 2;
    }
  }
  return null;
}

export interface CsvRecord {
  readonly cells: readonly string[];
  /** Number of lines that the record takes. */
  readonly count: number;
}

/** The record that begins with the first of these lines. A cell with incorrect quotes is taken as written. */
export function readRecord(lines: readonly string[], separator: string): CsvRecord {
  const cells: string[] = [];
  let [row, at] = [0, 0];
  for (;;) {
    const line = lines[row] ?? '';
    const quoted = line[at] === '"' ? quotedCell(lines, separator, row, at) : null;
    const end = line.indexOf(separator, at);
    const cell = quoted ?? { text: line.slice(at, end < 0 ? undefined : end), row, at: end < 0 ? line.length : end };
    cells.push(cell.text);
    row = cell.row;
    at = cell.at + 1;
    if (cell.at >= (lines[row] ?? '').length) return { cells, count: row + 1 };
  }
}
