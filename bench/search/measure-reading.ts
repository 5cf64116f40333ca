import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { type Spread, spreadOf } from './calls.ts';

const ROUNDS = 5;

/**
 * Parses all briefs of tests/briefs/work.jsonl, after a round of warming up. Returns the times per brief in ms, and
 * their mean.
 */
export function measureReading(): Spread & { readonly mean: number; readonly briefs: number } {
  const briefs = readFileSync(new URL('../../tests/briefs/work.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): { brief: string; today: string } => JSON.parse(line));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { brief, today } of briefs) {
      const from = performance.now();
      readBrief(brief, today);
      if (round > 0) times.push(performance.now() - from);
    }
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { ...spreadOf(times), mean, briefs: briefs.length };
}
