/** Makes records of the lines of a CSV file. A fault in one line takes nothing from the others. */

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator of a file: the sign that its first line has most of, outside of quotes. */
export function separatorOf(first: string): string {
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell goes over no more lines: a quote that is closed nowhere would take the rest of the file. */
export const CELL_LINES_MAX = 200;

interface Cell {
  readonly text: string;
  /** The line, from the first of the record, and the place in it where the cell ends. */
  readonly row: number;
  readonly at: number;
}

/** A cell in quotes from a place on, which may go over several lines; null when its quotes do not come out right. */
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

/** The record that begins with the first of these lines. A cell whose quotes do not come out right is as it is written. */
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
