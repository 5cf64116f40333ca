import { expect, test } from 'vitest';
import * as guess from './assumptions.ts';
import { forecast } from './forecast.ts';
import type { Measured } from './measured.ts';

const each = {
  ...guess.OF_A_TALENT,
  ...guess.OF_A_COMPANY,
  ...guess.OF_A_PROJECT,
  ...guess.OF_A_REQUEST,
  ...guess.OF_A_JOB,
};
const NAMES = [
  ...Object.keys(each),
  'talents',
  'companies',
  'media',
  'talent_skills',
  'talent_languages',
  'busy_spans',
];

const measured: Measured = {
  rows: {
    day: '2026-11-29',
    commit: 'abc',
    tables: Object.fromEntries(NAMES.map((name) => [name, 1000])),
    of_a_talent: { media: 3 },
  },
  call: { postgres_ms: 2, process_ms: 4 },
  ms_of_a_row: 0.001,
  search: { start_mb: 300, million_mb: 700, p95_ms: 100, from_file_ms: 3000 },
};

test('a market of ten times as many talents has ten times the rows, bytes and calls', () => {
  const [small, large] = [forecast(100_000, measured), forecast(1_000_000, measured)];
  expect(large.rows.get('candidates')).toBe(10 * (small.rows.get('candidates') ?? 0));
  expect(large.rows.get('media')).toBe(3_000_000);
  expect(large.bytes.get('talents')).toBe(1e9);
  expect(large.calls).toBeCloseTo(10 * small.calls);
});

test('the memory of the search begins with that of an empty process', () => {
  expect(forecast(1_000_000, measured).search_mb).toBe(700);
  expect(forecast(100_000, measured).search_mb).toBe(340);
});

test('a table without a measured row is an error and not a forecast', () => {
  const { candidates: _, ...tables } = measured.rows.tables;
  expect(() => forecast(100_000, { ...measured, rows: { ...measured.rows, tables } })).toThrow('candidates');
});
