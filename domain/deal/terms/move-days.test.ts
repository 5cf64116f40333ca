import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDays } from '#domain/kernel/time/day.ts';
import type { DayKind } from './days.ts';
import { moveDays } from './move-days.ts';

const span = (starts_on: string, ends_on = starts_on, kind: DayKind = 'work') => ({ kind, starts_on, ends_on });
const move = (starts_on: string, to: string, ends_on = starts_on) => ({ starts_on, ends_on, to });

describe('moved days', () => {
  test('a span follows its first day, and a span that is not named stays', () => {
    const spans = [span('2026-12-14', '2026-12-15'), span('2026-12-20')];
    expect(moveDays(spans, [move('2026-12-14', '2026-12-15', '2026-12-15')])).toEqual([
      span('2026-12-15', '2026-12-16'),
      span('2026-12-20'),
    ]);
  });

  test('one day in the middle of a span is moved alone', () => {
    expect(moveDays([span('2026-12-14', '2026-12-16')], [move('2026-12-15', '2026-12-18')])).toEqual([
      span('2026-12-14'),
      span('2026-12-16'),
      span('2026-12-18'),
    ]);
  });

  test('two days change places', () => {
    const spans = [span('2026-12-14', '2026-12-14', 'rehearsal'), span('2026-12-15')];
    expect(moveDays(spans, [move('2026-12-14', '2026-12-15'), move('2026-12-15', '2026-12-14')])).toEqual([
      span('2026-12-14'),
      span('2026-12-15', '2026-12-15', 'rehearsal'),
    ]);
  });

  test('a day that moves to a reserve day takes its place, and the other reserve days stay', () => {
    const spans = [span('2026-12-14'), span('2026-12-17', '2026-12-19', 'reserve')];
    expect(moveDays(spans, [move('2026-12-14', '2026-12-18')])).toEqual([
      span('2026-12-17', '2026-12-17', 'reserve'),
      span('2026-12-18'),
      span('2026-12-19', '2026-12-19', 'reserve'),
    ]);
  });

  test('a reserve day is moved as any other day', () => {
    expect(moveDays([span('2026-12-17', '2026-12-17', 'reserve')], [move('2026-12-17', '2026-12-21')])).toEqual([
      span('2026-12-21', '2026-12-21', 'reserve'),
    ]);
  });

  test('no day moves to another day of the same terms', () => {
    expect(moveDays([span('2026-12-14'), span('2026-12-15')], [move('2026-12-14', '2026-12-15')])).toBeNull();
    const reserves = [span('2026-12-14', '2026-12-14', 'reserve'), span('2026-12-15', '2026-12-15', 'reserve')];
    expect(moveDays(reserves, [move('2026-12-14', '2026-12-15')])).toBeNull();
  });

  test('without reserve days nobody loses or gets a day, and the way back gives the same days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 10, max: 40 }),
        (at, length, by) => {
          const first = '2026-12-01';
          const spans = [span(first, addDays(first, 9))];
          const [from, until] = [addDays(first, at), addDays(first, Math.min(9, at + length))];
          const moved = moveDays(spans, [{ starts_on: from, ends_on: until, to: addDays(from, by) }]);
          expect(moved && countDays(moved)).toBe(10);
          const back =
            moved && moveDays(moved, [{ starts_on: addDays(from, by), ends_on: addDays(until, by), to: from }]);
          expect(back && countDays(back)).toBe(10);
          expect([back?.[0]?.starts_on, back?.at(-1)?.ends_on]).toEqual([first, addDays(first, 9)]);
        },
      ),
    );
  });
});
