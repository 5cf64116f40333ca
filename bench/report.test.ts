import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { peerFigures, peersTableOf } from './peers-table.ts';
import { findWorse, keepFigures, type Report, tableOf, withTable } from './report.ts';

const last: Report = {
  'one record': { value: 0.5, unit: 'ratio', date: '2026-11-01', commit: 'abc1234' },
  '/: fonts': { value: 40, unit: 'kB', date: '2026-11-01', commit: 'abc1234' },
};

test('a figure that is worse by more than a quarter is named, for units of either direction', () => {
  expect(findWorse(last, [{ name: 'one record', value: 0.39, unit: 'ratio' }])).toEqual([
    'one record was 0.5 ratio on 2026-11-01 (abc1234), and is 0.39.',
  ]);
  expect(findWorse(last, [{ name: '/: fonts', value: 51, unit: 'kB' }])).toHaveLength(1);
});

test('unchanged, better, slightly worse and new figures are not named', () => {
  const figures = [
    { name: 'one record', value: 0.41, unit: 'ratio' as const },
    { name: '/: fonts', value: 20, unit: 'kB' as const },
    { name: 'new', value: 1, unit: 'ms' as const },
  ];
  expect(findWorse(last, figures)).toEqual([]);
});

test('figures that a run did not measure stay in the report with their day', () => {
  const report = keepFigures(last, [{ name: 'one record', value: 0.6, unit: 'ratio' }], '2026-11-23', 'def5678');
  expect(report['/: fonts']).toEqual(last['/: fonts']);
  expect(tableOf(report)).toContain('| one record | 0.6 | ratio | 2026-11-23 | def5678 |');
});

test('figures of peers have a table of their own: a row for each piece of work, a column for each program', () => {
  const one = (value: number) => ({ lower: value, median: value, upper: value });
  const costs = ['bare', 'Medverka'].map((program, index) => ({
    ...{ program, perSecond: one(900), ratio: one(1 - index / 2), processMs: one(0.2 + index), postgresMs: one(0.101) },
  }));
  const report = keepFigures(last, peerFigures('one record', costs), '2026-11-29', 'def5678');
  expect(peersTableOf(report)).toBe(
    [
      '| what | bare | Medverka | when | commit |',
      '| --- | --- | --- | --- | --- |',
      '| one record | 1.00 · 0.30 | 0.50 · 1.30 | 2026-11-29 | def5678 |',
    ].join('\n'),
  );
  expect(tableOf(report)).not.toContain('Medverka');
});

test('the page shows the kept figures', () => {
  const page = readFileSync(new URL('README.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n');
  const report: Report = JSON.parse(readFileSync(new URL('report.json', import.meta.url), 'utf8'));
  expect(withTable(page, report)).toBe(page);
});
