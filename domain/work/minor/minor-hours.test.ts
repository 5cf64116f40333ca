/** The legal hours of people under 18, rule by rule, and properties that hold for all days. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { breachesOf, minorHours, type WorkDay } from './minor-hours.ts';

/** Birth dates of two people in 2026: one of 14, with school duty, and one of 17, without. */
const FOURTEEN = '2012-05-01';
const SEVENTEEN = '2009-02-01';
/** A Monday in a school week, and one in the summer holidays. */
const SCHOOL = '2026-10-05';
const SUMMER = '2026-07-06';

const at = (day: string, from: number, to: number): WorkDay => ({ day, from: from * 60, to: to * 60 });
const codes = (birth_date: string, ...days: WorkDay[]) =>
  minorHours(birth_date, days).map(({ code, day, is, limit }) => `${code} ${day} ${is / 60}/${limit / 60}`);

describe('hours of a person with school duty', () => {
  test.each([
    ['two hours on a school day', [at(SCHOOL, 15, 17)], []],
    ['three hours on a school day', [at(SCHOOL, 15, 18)], [`day_long ${SCHOOL} 3/2`]],
    ['seven hours on a Saturday', [at('2026-10-10', 9, 16)], []],
    ['eight hours on a Saturday', [at('2026-10-10', 9, 17)], ['day_long 2026-10-10 8/7']],
    ['seven hours on a day in summer', [at(SUMMER, 9, 16)], []],
    ['seven hours on a public holiday', [at('2026-05-14', 9, 16)], []],
    [
      'thirteen hours in a week with school',
      [at('2026-10-10', 9, 16), at('2026-10-11', 9, 15)],
      ['week_long 2026-10-05 13/12'],
    ],
    ['until eight', [at(SCHOOL, 18, 20)], []],
    ['until half past eight', [at(SCHOOL, 19, 20.5)], [`late ${SCHOOL} 20.5/20`]],
    ['before six', [at(SCHOOL, 5.5, 7)], [`early ${SCHOOL} 5.5/6`]],
    ['fourteen hours of rest', [at(SUMMER, 13, 19), at('2026-07-07', 9, 15)], []],
    ['thirteen hours of rest', [at(SUMMER, 13, 19), at('2026-07-07', 8, 14)], ['rest_short 2026-07-07 13/14']],
  ] as const)('%s', (_name, days, expected) => expect(codes(FOURTEEN, ...days)).toEqual(expected));

  test('a week of holidays allows 35 hours', () => {
    const week = [0, 1, 2, 3, 4].map((after) => at(addDays(SUMMER, after), 9, 16));
    expect(codes(FOURTEEN, ...week)).toEqual([]);
    expect(codes(FOURTEEN, ...week, at(addDays(SUMMER, 5), 9, 10))).toEqual([
      'week_long 2026-07-06 36/35',
      `days_in_row 2026-07-11 ${6 / 60}/${5 / 60}`,
    ]);
  });

  test('school duty ends in the summer of the year in which the person turns 16', () => {
    expect(codes('2010-12-24', at('2026-06-08', 8, 11))).toEqual(['day_long 2026-06-08 3/2']);
    expect(codes('2010-12-24', at('2026-08-24', 8, 16))).toEqual([]);
  });
});

describe('hours of a person after school duty', () => {
  test.each([
    ['eight hours until ten', [at(SCHOOL, 14, 22)], []],
    ['nine hours', [at(SCHOOL, 9, 18)], [`day_long ${SCHOOL} 9/8`]],
    ['into the night', [at(SCHOOL, 20, 25)], [`late ${SCHOOL} 25/22`, `night ${SCHOOL} 25/5`]],
    ['eleven hours of rest', [at(SCHOOL, 16, 21), at('2026-10-06', 8, 12)], ['rest_short 2026-10-06 11/12']],
  ] as const)('%s', (_name, days, expected) => expect(codes(SEVENTEEN, ...days)).toEqual(expected));

  test('no rule applies from the eighteenth birthday on, or under 13, where the permit sets the hours', () => {
    expect(codes('2008-10-05', at(SCHOOL, 2, 20))).toEqual([]);
    expect(codes('2014-01-01', at(SCHOOL, 2, 20))).toEqual([]);
  });
});

const someDay = fc
  .record({
    after: fc.integer({ min: 0, max: 24 }),
    from: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 30, max: 600 }),
  })
  .map(({ after, from, length }) => ({ day: addDays('2026-10-01', after), from, to: from + length }));
const someDays = fc.uniqueArray(someDay, { selector: ({ day }) => day, maxLength: 10 });
const someBirth = fc.integer({ min: 0, max: 2100 }).map((days) => addDays('2008-01-01', days));
const keysOf = (birth: string, days: readonly WorkDay[]) =>
  minorHours(birth, days).map(({ code, day }) => `${code} ${day}`);

test('more work never mends a broken rule', () => {
  fc.assert(
    fc.property(someBirth, someDays, someDay, (birth, days, more) => {
      expect(keysOf(birth, [...days, more])).toEqual(expect.arrayContaining(keysOf(birth, days)));
    }),
  );
});

test('the order of days does not matter', () => {
  fc.assert(
    fc.property(someBirth, someDays, (birth, days) => {
      expect(minorHours(birth, [...days].reverse())).toEqual(minorHours(birth, days));
    }),
  );
});

test('an assignment is reported only for rules that it breaks', () => {
  const [saturday, sunday] = [at('2026-10-10', 9, 16), at('2026-10-11', 9, 15)];
  expect(breachesOf(FOURTEEN, [sunday], [saturday])).toMatchObject([{ code: 'week_long', with_others: true }]);
  expect(breachesOf(FOURTEEN, [at('2026-10-18', 9, 11)], [saturday, sunday])).toEqual([]);
  expect(breachesOf(FOURTEEN, [at(SCHOOL, 15, 18)], [])).toMatchObject([{ code: 'day_long', with_others: false }]);
  fc.assert(
    fc.property(someBirth, someDays, (birth, days) => {
      expect(breachesOf(birth, [], days)).toEqual([]);
    }),
  );
});
