import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ASKED, type Asked, type SearchFigures } from '../measure-search.ts';
import { medianOf, type Spread } from './calls.ts';
import type { measureReading } from './measure-reading.ts';

const PAGE = new URL('../search-report.md', import.meta.url);
const NAMES: Readonly<Record<Asked, string>> = {
  ours: 'ours, whole HTTP call',
  page: 'SQL: the page',
  page_and_count: 'SQL: the page and the count',
  bare_http: 'SQL: both, behind node:http',
};
/** The goals: times in ms, and ratios. */
const GOALS = { p95_ms: 50, sql: 1.3, growth: 3, reading_ms: 1, fresh_ms: 2000 } as const;

const number = (value: number) => value.toLocaleString('en');
const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const cells = ({ p50, p95, p99 }: Spread) => [p50, p95, p99].map(ms).join(' | ');
const times = (value: number) => value.toFixed(2);
const ratio = (one: number, other: number) => times(one / other);

const singleRows = ({ talents, single, ratios, settled }: SearchFigures) =>
  ASKED.map((asked) => {
    const compared = asked === 'ours' ? ['', ''] : [ratio(single.ours.p95, single[asked].p95), times(ratios[asked])];
    return `| ${[number(talents), NAMES[asked], cells(single[asked]), ms(settled[asked].median), ms(settled[asked].fastest), ...compared].join(' | ')} |`;
  });

const crowdRows = ({ talents, crowd }: SearchFigures) =>
  ASKED.flatMap((asked) => {
    const figures = crowd[asked];
    return figures
      ? [`| ${number(talents)} | ${NAMES[asked]} | ${figures.perSecond.toFixed(0)} | ${cells(figures)} |`]
      : [];
  });

const costRow = ({ talents, fill, start_ms, memory_mb, fresh_ms }: SearchFigures) =>
  `| ${number(talents)} | ${fill.rows_s.toFixed(0)} s | ${fill.search_s.toFixed(1)} s | ${(start_ms / 1000).toFixed(1)} s | ${memory_mb?.toFixed(0) ?? '–'} MB | ${ms(medianOf(fresh_ms))} / ${ms(Math.max(...fresh_ms))} ms |`;

function goalRows(all: readonly SearchFigures[], reading: ReturnType<typeof measureReading>): string[] {
  const [smallest, largest] = [all[0], all.at(-1)];
  if (!smallest || !largest) return [];
  const { ours, page, page_and_count, bare_http } = largest.single;
  const growth =
    smallest === largest ? '–' : `${ratio(ours.p95, smallest.single.ours.p95)} (from ${number(smallest.talents)})`;
  const freshest = Math.max(...all.flatMap(({ fresh_ms }) => fresh_ms));
  return [
    `| p95, one client, ${number(largest.talents)} talents | at most ${GOALS.p95_ms} ms | ${ms(ours.p95)} ms |`,
    `| p95 against the hand-written SQL: the page alone; with the count; both behind node:http | at most ${GOALS.sql} | ${ratio(ours.p95, page.p95)}; ${ratio(ours.p95, page_and_count.p95)}; ${ratio(ours.p95, bare_http.p95)} |`,
    `| growth of p95 | at most ${GOALS.growth} | ${growth} |`,
    `| reading a brief (${reading.briefs} briefs): mean, p50, p95, p99 | under ${GOALS.reading_ms} ms | ${[reading.mean, reading.p50, reading.p95, reading.p99].map(ms).join(', ')} ms |`,
    `| a change in one process is found in another, slowest | within ${number(GOALS.fresh_ms)} ms | ${ms(freshest)} ms |`,
  ];
}

/** Sentences about the queries for which our server and the SQL found different people. */
function mismatches({ talents, questions }: SearchFigures): string[] {
  return questions
    .filter(({ total, sqlTotal, hasSamePeople }) => total !== sqlTotal || hasSamePeople === false)
    .map(
      ({ name, total, sqlTotal }) =>
        `At ${number(talents)} '${name}' gives ${number(total)} by ours and ${number(sqlTotal)} by SQL.`,
    );
}

function agreement(all: readonly SearchFigures[]): string[] {
  const told = all.flatMap(mismatches);
  const { questions = [] } = all.at(-1) ?? {};
  const totals = questions.map(({ total }) => total).toSorted((a, b) => a - b);
  const between = `between ${number(totals[0] ?? 0)} and ${number(totals.at(-1) ?? 0)} people, in the median ${number(totals[totals.length >> 1] ?? 0)}`;
  const same =
    told.length === 0 ? 'Both sides found equally many for every query' : 'Both sides found equally many but for';
  return [
    `${same}${told.length === 0 ? '' : ` ${told.length} cases`}; at the largest size the queries find ${between}.`,
    ...told,
  ];
}

const loadOf = (all: readonly SearchFigures[]) =>
  `Load meanwhile, on ${availableParallelism()} cores: ${all.map(({ loads }) => loads.map((load) => load.toFixed(0)).join(' to ')).join(', ')}.`;

/** The section of the report about the search, as Markdown. */
export function searchReport(all: readonly SearchFigures[], reading: ReturnType<typeof measureReading>): string {
  return [
    `### The search: ${all[0]?.questions.length ?? 0} queries`,
    '',
    '| | goal | measured |\n|---|---|---|',
    ...goalRows(all, reading),
    '',
    `One client, ms of the whole call; 'p95 of medians' and 'of fastest' are over the queries, each by its median and its fastest call, which other work on the machine disturbs less. The last two columns: p95 of ours divided by theirs, and the same for each query, in the median. ${loadOf(all)}`,
    '',
    '| talents | | p50 | p95 | p99 | p95 of medians | p95 of fastest | ours / this, p95 | ours / this, per query |\n|---|---|---|---|---|---|---|---|---|',
    ...all.flatMap(singleRows),
    '',
    'Sixteen clients:',
    '',
    '| talents | | req/s | p50 | p95 | p99 |\n|---|---|---|---|---|---|',
    ...all.flatMap(crowdRows),
    '',
    '| talents | making the rows | writing the facts of all (a rebuild) | start until the first answer | memory of the server | a change is found (median / slowest) |\n|---|---|---|---|---|---|',
    ...all.map(costRow),
    '',
    ...agreement(all),
  ].join('\n');
}

/** Our slowest queries, which are worth improving. */
export function slowest({ questions, each, talents }: SearchFigures): string {
  return questions
    .map(({ name, total }, at) => ({ name, total, ms: each[at] ?? 0 }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 8)
    .map(({ name, total, ms: median }) => `${number(talents)}: ${ms(median)} ms, ${number(total)} found: ${name}`)
    .join('\n');
}

/** Writes the report to bench/search-report.md. */
export function writeSearchReport(report: string, day: string): void {
  const head = `Written by \`npm run bench -- search\`, ${day}. What it is measured with: [README.md](README.md).`;
  writeFileSync(PAGE, `# The search: 60 queries\n\n${head}\n\n${report}\n`);
}
