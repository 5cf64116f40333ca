/** The table of bench/growth-report.md. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Asked } from './asked.ts';
import { exponentOf } from './fit.ts';
import { SHOWN } from './shown.ts';
import type { Cost } from './walk.ts';

/** The costs of all calls, at each size of what is doubled. */
export interface Grown {
  readonly sizes: readonly number[];
  /** By size, and then by call. */
  readonly costs: readonly (readonly Cost[])[];
}

export interface Growth {
  readonly calls: readonly Asked[];
  /** The costs at the smallest size, by call. */
  readonly smallest: readonly Cost[];
  /** By the name of what is doubled. */
  readonly all: Readonly<Record<string, Grown>>;
  /** The names of what those who ask have themselves. */
  readonly own: readonly string[];
  /** The routes that screens call; only programs call the others. */
  readonly of_screens: readonly string[];
}

/**
 * From this exponent on a cost is said to grow. Below it is what an index adds that has become a level deeper: at most a
 * block for each look-up.
 */
const GROWS = 0.2;

const PAGE = fileURLToPath(new URL('../growth-report.md', import.meta.url));

/** Rows that PostgreSQL looks at for a call, which are the same in every run, without counts that stop. */
const rowsOf = ({ rows, counted }: Cost) => rows - counted.rows;
const blocksOf = ({ blocks, counted }: Cost) => blocks - counted.blocks;
const workOf = (cost: Cost) => rowsOf(cost) + blocksOf(cost);

/** A look-up in an index goes through this many blocks at most, and through one while the index is small. */
const LEVELS = 3;
/**
 * What a statement may cost more where it is planned anew: the rows of a page a few times, because the planner calls
 * `whom_it_concerns` twice to estimate it, and blocks of the catalogue, 650 for a write with many triggers. What grows with the 17 worlds of the smallest
 * size gains at least 119 rows.
 */
const PLANNED = { rows: 4 * PAGE_SIZE, blocks: 700 };

const exponentAt = ({ sizes, costs }: Grown, call: number, read: (cost: Cost) => number) =>
  exponentOf(
    sizes,
    costs.map((all) => {
      const cost = all[call];
      if (!cost) throw new Error(`Call ${call} was not made at every size.`);
      return read(cost);
    }),
  );

/** True for a call that looks at the same rows, and only goes deeper in its indexes or is planned anew. */
function isDeeper(grown: Grown, call: number): boolean {
  const [first, last] = [grown.costs[0]?.[call], grown.costs.at(-1)?.[call]];
  if (!first || !last) return false;
  return rowsOf(last) - rowsOf(first) < PLANNED.rows && blocksOf(last) <= LEVELS * blocksOf(first) + PLANNED.blocks;
}

/** The exponent of a call's work; 0 if it does not grow. */
function growthAt(grown: Grown, call: number): number {
  const exponent = exponentAt(grown, call, workOf);
  return exponent < GROWS || isDeeper(grown, call) ? 0 : exponent;
}

const cell = (exponent: number) => (exponent > 0 ? exponent.toFixed(2) : '·');

/** A route with the query that it was asked with. */
const nameOf = ({ route, path }: Asked) => {
  const query = /\?.*$/.exec(path)?.[0] ?? '';
  return `${route}${decodeURIComponent(query).replace(/[\da-f]{8}-[\da-f-]{27}/g, '…')}`;
};

/** The table of which a call read ever more, with the statement; counts that stop are left out, as in `workOf`. */
function blame({ costs }: Grown, call: number): string {
  const [first, last] = [costs[0]?.[call], costs.at(-1)?.[call]];
  const [worst] = [...(last?.by_scan ?? [])]
    .map(([text, rows]) => ({ text, rows, before: first?.by_scan.get(text) ?? 0 }))
    .toSorted((one, other) => other.rows - other.before - (one.rows - one.before));
  if (!worst) return '';
  return `${Math.round(worst.before)} → ${Math.round(worst.rows)} rows: \`${worst.text.replaceAll('`', '').slice(0, 200)}\``;
}

/** The report as Markdown. */
export function growthReport({ calls, smallest, all, own, of_screens }: Growth, day: string, commit: string): string {
  const names = Object.keys(all);
  const lines = calls.map((call, at) => {
    const cost = smallest[at];
    const exponents = Object.values(all).map((grown) => cell(growthAt(grown, at)));
    const figures = cost
      ? [
          cost.status,
          cost.statements,
          cost.rows,
          cost.blocks,
          cost.bytes,
          cost.ms.toFixed(1),
          cost.process_ms.toFixed(1),
        ]
      : [];
    return `| ${[nameOf(call), call.as, ...figures, ...exponents].join(' | ')} |`;
  });
  const growing = calls.flatMap((call, at) =>
    Object.entries(all)
      .filter(([what]) => !own.includes(what))
      .filter(([, grown]) => growthAt(grown, at) > 0)
      .map(([what, grown]) => ({ call, line: `- ${nameOf(call)} as ${call.as}, with ${what}: ${blame(grown, at)}` })),
  );
  const more = growing.flatMap(({ call, line }) => (SHOWN[call.route] ? [] : [line]));
  const shown = Object.entries(SHOWN).flatMap(([route, why]) => {
    const lines = growing.flatMap(({ call, line }) => (call.route === route ? [line] : []));
    return lines.length > 0 ? [`### ${route}\n\nIt ${why}.\n\n${lines.join('\n')}\n`] : [];
  });
  const routes = new Set(['GET /live', ...calls.map(({ route }) => route)]);
  const missing = of_screens.filter((route) => !routes.has(route));
  return `# How cost grows

Written by \`npm run bench -- growth\`, ${day}, commit ${commit}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.

${routes.size} routes in ${calls.length} calls. Routes that a screen calls and that were not measured: ${missing.length > 0 ? missing.join(', ') : 'none'}.

The smallest database has the people who ask, with more than a page of everything, and sixteen copies of all that they have. Each column after the figures doubles one thing three times while all else stays, and gives the exponent of the work of PostgreSQL (rows looked at and blocks touched) against the size: 1.00 is in proportion, a point less than ${GROWS}, or the same rows found in indexes that are deeper by a level or two. Counts that stop at a limit, such as the length of a list, are left out: they end at 24,000. *everything* and the columns up to *tabs* grow what **others** have; *own* grows what those who ask have, so that their screens show more. Rows, blocks and bytes are the same in every run; the two times are not, and only tell the order of magnitude. Process is the processor time of server and caller together.

Calls that a rule refuses (409, 422) cost what it takes to find that out. The live stream is measured by the column *tabs*.

## What grows with more than it shows

${more.join('\n') || 'Nothing.'}

## What grows with what it shows

Each route with the reason that \`bench/growth/shown.ts\` gives for it.

${shown.join('\n') || 'Nothing.'}

## All calls

| route | as | answer | statements | rows | blocks | bytes | PostgreSQL ms | process ms | ${names.join(' | ')} |
|---|---|---|---|---|---|---|---|---|${names.map(() => '---|').join('')}
${lines.join('\n')}
`;
}

/** Writes the report to its page. */
export function writeGrowthReport(report: string): void {
  writeFileSync(PAGE, report);
}
