import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { measureEngine } from './measure-engine.ts';
import { measureSearch, type SearchFigures } from './measure-search.ts';
import { measureReading } from './search/measure-reading.ts';
import { searchReport, slowest, writeSearchReport } from './search/report.ts';

const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
type Size = keyof typeof SIZES;
const isSize = (name: string): name is Size => Object.hasOwn(SIZES, name);

const sized = (part: string) => [part, ...Object.keys(SIZES).map((size) => `${part}:${size}`)];

/** Names of the parts about the search: `search` for all sizes, `search:10k` for one. */
export const SEARCH_PARTS = sized('search');
/** The same for the engine behind the search; `engine` is 100,000 talents. */
export const ENGINE_PARTS = sized('engine');

/** Measures the engine behind the search beside the index, at the named sizes. */
export async function runEngine(parts: readonly string[]): Promise<void> {
  const sizes = parts.map((part) => part.slice('engine:'.length)).map((size) => (isSize(size) ? size : '100k'));
  for (const size of new Set(sizes)) await measureEngine(SIZES[size]);
}

/**
 * Measures the search at the named sizes and prints the report. A run of all sizes also writes bench/search-report.md.
 */
export async function runSearch(parts: readonly string[]): Promise<void> {
  const named = parts.map((part) => part.slice('search:'.length)).filter(isSize);
  const sizes = named.length > 0 ? named : (Object.keys(SIZES) as Size[]);
  const reading = measureReading();
  const all: SearchFigures[] = [];
  for (const size of sizes) all.push(await measureSearch(SIZES[size]));
  const report = searchReport(all, reading);
  console.log(`\n${report}\n`);
  for (const figures of all) console.log(`${slowest(figures)}\n`);
  if (sizes.length === Object.keys(SIZES).length) writeSearchReport(report, dayOf(systemClock()));
}
