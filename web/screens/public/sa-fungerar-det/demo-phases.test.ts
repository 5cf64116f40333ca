import { describe, expect, test } from 'vitest';
import {
  advance,
  DEMO_PHASES,
  DEMO_START,
  type DemoMoment,
  fitWords,
  lettersTyped,
  phaseLasts,
} from './demo-phases.ts';

const LETTERS = [20, 40];

/** The phases that the demo enters within `ms`, in order. */
function phasesWithin(ms: number, step = 20): string[] {
  let moment: DemoMoment = DEMO_START;
  const seen = [`${moment.phrase} ${moment.phase}`];
  for (let at = 0; at < ms; at += step) {
    const next = advance(moment, step, LETTERS);
    if (next.phase !== moment.phase || next.phrase !== moment.phrase) seen.push(`${next.phrase} ${next.phase}`);
    moment = next;
  }
  return seen;
}

const roundOf = (phrase: number) =>
  DEMO_PHASES.reduce((sum, phase) => sum + phaseLasts(phase, LETTERS[phrase] ?? 0), 0);

describe('the search demo', () => {
  test('has exactly four phases', () => {
    expect(DEMO_PHASES).toEqual(['typed', 'understood', 'counted', 'rest']);
  });

  test('goes through the four phases of each phrase and begins again', () => {
    expect(phasesWithin(roundOf(0) + roundOf(1) + 400)).toEqual([
      '0 typed',
      '0 understood',
      '0 counted',
      '0 rest',
      '1 typed',
      '1 understood',
      '1 counted',
      '1 rest',
      '0 typed',
    ]);
  });

  test('begins again after the last phase of a single phrase', () => {
    const rest: DemoMoment = { phrase: 0, phase: 'rest', elapsed_ms: 0 };
    expect(advance(rest, phaseLasts('rest', 20), [20])).toEqual(DEMO_START);
  });

  test('stays in a phase until its time is over', () => {
    const lasts = phaseLasts('typed', 20);
    expect(advance(DEMO_START, lasts - 1, LETTERS)).toEqual({ ...DEMO_START, elapsed_ms: lasts - 1 });
    expect(advance(DEMO_START, lasts, LETTERS)).toEqual({ phrase: 0, phase: 'understood', elapsed_ms: 0 });
  });

  test('goes only one phase further after a sleeping tab', () => {
    expect(advance(DEMO_START, 3_600_000, LETTERS).phase).toBe('understood');
  });

  test('types letter by letter, and all letters before the phase ends', () => {
    expect(lettersTyped(0, 20)).toBe(0);
    expect(lettersTyped(100, 20)).toBeLessThan(lettersTyped(200, 20));
    expect(lettersTyped(phaseLasts('typed', 20) - 1, 20)).toBe(20);
  });

  test('tells the number of matches in a phrase', () => {
    expect([0, 1, 14].map(fitWords)).toEqual(['Ingen passar just nu', '1 person passar', '14 personer passar']);
    expect(fitWords(12_345)).toMatch(/^12\s345 personer passar$/);
  });
});
