/** The report as a table, and the figures that are worse than in the last saved report. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { systemClock } from '#server/clock.ts';
import { isOfPeers, peersTableOf } from './peers-table.ts';

const UNITS = ['ratio', 'kB', 'MB', 'ms', 'requests', 'tasks', 'shift', 'points'] as const;

/** A measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** A 'ratio' compares with a bare program that does the same work; 'points' are Lighthouse's, 100 at most. */
  readonly unit: (typeof UNITS)[number];
}

const kept = z.record(
  z.string(),
  z.strictObject({
    value: z.number(),
    unit: z.enum(UNITS),
    /** ISO day. */
    date: z.string(),
    commit: z.string(),
  }),
);
/** The last saved figures, by name. */
export type Report = z.output<typeof kept>;

/** A worsening up to this share is taken for noise. */
const WORSE = 0.25;

const REPORT = fileURLToPath(new URL('report.json', import.meta.url));
const PAGE = fileURLToPath(new URL('README.md', import.meta.url));
const BEGIN = '<!-- figures -->';
const END = '<!-- /figures -->';
const PEERS_BEGIN = '<!-- peers -->';
const PEERS_END = '<!-- /peers -->';

/** How much worse a figure is, as a share of the earlier value. Ratios and points should be high, other figures low. */
const worsening = (unit: Figure['unit'], before: number, now: number) =>
  unit === 'ratio' || unit === 'points' ? before / now - 1 : now / before - 1;

/** Sentences about figures that are more than a quarter worse than in the last report. */
export function findWorse(last: Report, figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, value, unit }) => {
    const before = last[name];
    if (!before || worsening(unit, before.value, value) <= WORSE) return [];
    return [`${name} was ${before.value} ${unit} on ${before.date} (${before.commit}), and is ${value}.`];
  });
}

/** The report with the figures of a run. Figures that the run did not measure are kept. */
export function keepFigures(last: Report, figures: readonly Figure[], date: string, commit: string): Report {
  return {
    ...last,
    ...Object.fromEntries(figures.map(({ name, value, unit }) => [name, { value, unit, date, commit }])),
  };
}

/** The report as a Markdown table, without the figures of the peers. */
export function tableOf(report: Report): string {
  const rows = Object.entries(report)
    .filter(([name]) => !isOfPeers(name))
    .map(([name, { value, unit, date, commit }]) => `| ${name} | ${value} | ${unit} | ${date} | ${commit} |`);
  return ['| what | figure | unit | when | commit |', '|---|---|---|---|---|', ...rows].join('\n');
}

function replaced(page: string, begin: string, end: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page must contain ${begin} and, after it, ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`;
}

/** The page with its tables replaced by the report's. */
export function withTable(page: string, report: Report): string {
  return replaced(replaced(page, BEGIN, END, tableOf(report)), PEERS_BEGIN, PEERS_END, peersTableOf(report));
}

/** The commit that is checked out, in short. */
export const commitNow = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/**
 * Prints the day and commit of a run, the cores and load of the machine, and the worsened figures. With `isKept` the
 * figures are saved as the last report, and in the table of bench/README.md.
 */
export function tellFigures(figures: readonly Figure[], isKept: boolean): void {
  if (figures.length === 0) return;
  const last = kept.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const [date, commit] = [systemClock().toISOString().slice(0, 10), commitNow()];
  const load = loadavg().map((value) => value.toFixed(0));
  console.log(`\n${date}, commit ${commit}, ${availableParallelism()} cores, load ${load.join(', ')}.`);
  const worse = findWorse(last, figures);
  console.log(
    worse.length > 0
      ? `\nWorse by more than a quarter:\n\n- ${worse.join('\n- ')}`
      : '\nNothing is worse by more than a quarter.',
  );
  if (!isKept) return;
  const report = keepFigures(last, figures, date, commit);
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), report));
}
