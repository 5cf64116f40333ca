/** The measured figures from which the forecast is worked out, each read from the report that measured it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type RowSizes, readRowSizes } from '../row-sizes.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');

const kept = z.record(z.string(), z.object({ value: z.number() }));

/** A call of the report of growth. */
interface Call {
  readonly route: string;
  readonly rows: number;
  readonly postgres_ms: number;
  readonly process_ms: number;
}

export interface Measured {
  readonly rows: RowSizes;
  /** Of a call that reads: the median over all routes. */
  readonly call: { readonly postgres_ms: number; readonly process_ms: number };
  /** PostgreSQL's time for a row of a sum or a count, in ms. */
  readonly ms_of_a_row: number;
  readonly search: {
    readonly start_mb: number;
    readonly million_mb: number;
    readonly p95_ms: number;
    readonly from_file_ms: number;
  };
}

/** The calls of bench/growth-report.md that read and were answered. */
function readCalls(): Call[] {
  return read('growth-report.md')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(' | ').map((cell) => cell.replace(/^\| /, ''));
      const [route = '', , answer, , rows, , , postgres_ms, process_ms] = cells;
      return route.startsWith('GET ') && answer === '200'
        ? [{ route, rows: Number(rows), postgres_ms: Number(postgres_ms), process_ms: Number(process_ms) }]
        : [];
    });
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Reads the figures of the last runs of the benches. */
export function readMeasured(): Measured {
  const report = kept.parse(JSON.parse(read('report.json')));
  const figure = (name: string) => {
    const found = report[name];
    if (!found) throw new Error(`bench/report.json has no figure named '${name}'.`);
    return found.value;
  };
  const calls = readCalls();
  const overview = calls.find(({ route }) => route === 'GET /admin/dashboard');
  if (!overview) throw new Error('bench/growth-report.md has no overview of administrators.');
  return {
    rows: readRowSizes(),
    call: {
      postgres_ms: median(calls.map(({ postgres_ms }) => postgres_ms)),
      process_ms: median(calls.map(({ process_ms }) => process_ms)),
    },
    ms_of_a_row: overview.postgres_ms / overview.rows,
    search: {
      start_mb: figure('memory after the start'),
      million_mb: figure('search of 1,000,000: memory of the process'),
      p95_ms: figure('search of 1,000,000: p95, sixteen clients'),
      from_file_ms: figure('search of 1,000,000: first after a start, from the file'),
    },
  };
}
