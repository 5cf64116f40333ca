/** The tables of docs/growth.md. */
import { TALENTS } from './assumptions.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { Measured } from './measured.ts';

const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 });

const size = (bytes: number) => {
  if (bytes >= 1e12) return `${number(bytes / 1e12)} TB`;
  return bytes >= 1e9 ? `${number(bytes / 1e9)} GB` : `${number(bytes / 1e6)} MB`;
};

const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

const LINES: readonly (readonly [what: string, read: (of: Forecast) => string])[] = [
  ['companies', ({ companies }) => number(companies)],
  ['rows in PostgreSQL', ({ rows }) => number(total(rows.values()))],
  ['size of PostgreSQL', ({ bytes }) => size(total(bytes.values()))],
  ['size of the file store', ({ files }) => size(files)],
  ['open tabs in the busiest hour', ({ tabs }) => number(tabs)],
  ['calls a second', ({ calls }) => number(calls)],
  ['searches a second', ({ searches }) => number(searches)],
  ['mails a second', ({ mails }) => number(mails)],
  ['cores of PostgreSQL', ({ postgres_cores }) => number(postgres_cores)],
  ['cores of the processes', ({ process_cores }) => number(process_cores)],
  ['processes, for the open tabs', ({ processes }) => number(processes)],
  ['connections to PostgreSQL', ({ connections }) => number(connections)],
  ['memory of a process with its search', ({ search_mb }) => size(search_mb * 1e6)],
  ['search ready after a start, from its file', ({ search_start_s }) => `${number(search_start_s)} s`],
  ['a count of all talents', ({ count_s }) => `${number(count_s)} s`],
  ['the sums of a year of the books', ({ books_s }) => `${number(books_s)} s`],
];

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The forecast and the largest tables, as Markdown. */
export function forecastTables(measured: Measured): string {
  const all = TALENTS.map((talents) => forecast(talents, measured));
  const head = [rowOf(['talents', ...TALENTS.map(number)]), `|---|${TALENTS.map(() => '---:|').join('')}`];
  const largest = all.at(-1);
  const tables = [...(largest?.bytes ?? [])].toSorted((one, other) => other[1] - one[1]).slice(0, 14);
  const { day, commit } = measured.rows;
  return [
    ...head,
    ...LINES.map(([what, read]) => rowOf([what, ...all.map(read)])),
    '',
    `Bytes of a row with its indexes, measured on ${day} at ${commit}; rows and size at ${number(largest?.talents ?? 0)} talents:`,
    '',
    '| table | bytes of a row | rows | size |',
    '|---|---:|---:|---:|',
    ...tables.map(([name, bytes]) =>
      rowOf([name, number(measured.rows.tables[name] ?? 0), number(largest?.rows.get(name) ?? 0), size(bytes)]),
    ),
  ].join('\n');
}
