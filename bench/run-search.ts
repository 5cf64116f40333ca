import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { measureSearch, type SearchFigures } from './measure-search.ts';
import { measureReading } from './search/measure-reading.ts';
import { searchReport, slowest, writeSearchReport } from './search/report.ts';

const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
type Size = keyof typeof SIZES;
const isSize = (name: string): name is Size => Object.hasOwn(SIZES, name);

/** The names of the parts that measure the search: `search` all sizes, `search:10k` that one. */
export const SEARCH_PARTS = ['search', ...Object.keys(SIZES).map((size) => `search:${size}`)];

/** Measures the sizes named, prints the report, and writes it to bench/search-report.md when all sizes were measured. */
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
