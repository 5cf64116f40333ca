import { describe, expect, test } from 'vitest';
import { kronor, NO_ORE } from '#domain/kernel/money/ore.ts';
import { isInsuredAbroadOn, type TaxPaper, taxDecisionOn } from './tax-paper.rules.ts';

const paper = (change: Partial<TaxPaper> = {}): TaxPaper => ({
  kind: 'adjustment',
  decided_on: '2026-01-15',
  valid_from: '2026-02-01',
  valid_to: '2026-12-31',
  points: 1_500,
  month_ore: null,
  ...change,
});
const decisionOn = (day: string, papers: readonly TaxPaper[], form: 'A' | 'FA' | 'SINK' | 'A_SINK' | 'F' = 'A') =>
  taxDecisionOn(papers, form, day, NO_ORE);

describe('a decision on tax holds', () => {
  test('for payments from its first to its last day', () => {
    const days = ['2026-01-31', '2026-02-01', '2026-12-31', '2027-01-01'];
    expect(days.map((day) => decisionOn(day, [paper()]) !== null)).toEqual([false, true, true, false]);
  });

  test('only until a later decision for the same days', () => {
    const later = paper({ decided_on: '2026-06-01', valid_from: '2026-07-01', points: 1_000 });
    expect(decisionOn('2026-06-30', [paper(), later])).toMatchObject({ points: 1_500 });
    for (const papers of [
      [paper(), later],
      [later, paper()],
    ]) {
      expect(decisionOn('2026-07-01', papers)).toEqual({ kind: 'share', points: 1_000, valid_from: '2026-07-01' });
    }
  });

  test('for the form of tax that it is about', () => {
    const sink = paper({ kind: 'sink', points: null });
    const all = [paper(), sink];
    expect(decisionOn('2026-05-01', all, 'SINK')).toEqual({ kind: 'sink', valid_from: '2026-02-01' });
    expect(decisionOn('2026-05-01', all, 'FA')).toMatchObject({ kind: 'share' });
    expect([decisionOn('2026-05-01', all, 'A_SINK'), decisionOn('2026-05-01', all, 'F')]).toEqual([null, null]);
    expect(decisionOn('2026-05-01', [paper()], 'SINK')).toBeNull();
  });

  test('as an amount of the month, beside the tax that is withheld already', () => {
    const fixed = paper({ points: null, month_ore: kronor(900) });
    expect(taxDecisionOn([fixed], 'A', '2026-05-01', kronor(200))).toEqual({
      kind: 'month',
      month_ore: kronor(900),
      withheld_ore: kronor(200),
      valid_from: '2026-02-01',
    });
  });
});

test('a certificate leaves contributions out on its days alone, and a decision on tax never does', () => {
  const a1 = paper({ kind: 'a1', points: null });
  expect(['2026-01-31', '2026-02-01', '2027-01-01'].map((day) => isInsuredAbroadOn([a1], day))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isInsuredAbroadOn([paper(), paper({ kind: 'sink', points: null })], '2026-05-01')).toBe(false);
});
