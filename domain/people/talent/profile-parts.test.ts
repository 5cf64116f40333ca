import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { ALL_SIZES } from '#domain/kernel/vocabulary/sizes.ts';
import { byYear, isWebLink } from './credits.rules.ts';
import { declinedOf, limitAnswer } from './limits.rules.ts';
import { areSizesStale, sizeProblem } from './sizes.rules.ts';

test('a size is valid on each step from its lowest to its highest value, and nowhere else', () => {
  for (const { id, min, max, step } of ALL_SIZES) {
    for (let value = min; value <= max; value += step)
      expect([id, value, sizeProblem({ id, value })]).toEqual([id, value, null]);
    for (const value of [min - step, max + step, min + step / 2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([id, value, sizeProblem({ id, value }) === null]).toEqual([id, value, false]);
    }
  }
  expect(sizeProblem({ id: 'weight', value: 70 })).not.toBeNull();
});

test('sizes are asked about again after half a year, children’s after three months, missing ones never', () => {
  const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1960-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), fc.boolean(), (told, days, isChild) => {
      const today = addDays(told, days);
      const born = addDays(today, isChild ? -10 * 366 : -30 * 366);
      expect(areSizesStale(told, born, today)).toBe(days >= (isChild ? 92 : 183));
      expect(areSizesStale(null, born, today)).toBe(false);
    }),
  );
});

test('a missing answer never counts as a no', () => {
  const some = fc.subarray([...roleContent.ids]);
  fc.assert(
    fc.property(some, some, fc.boolean(), (content, refused, isTold) => {
      const declines = isTold ? refused : null;
      const declined = declinedOf(content, { declines });
      expect(declined).toEqual(content.filter((id) => limitAnswer({ declines, accepts: [] }, id) === 'no'));
      if (!isTold) expect(declined).toEqual([]);
    }),
  );
});

test('a link is an https address with a named host', () => {
  const right = ['https://exempel.se/film?id=1', 'https://åäö.se', 'https://a.b.co.uk/x'];
  const wrong = [
    'http://exempel.se',
    'javascript:alert(1)',
    'data:text/html,x',
    'exempel.se',
    'https://localhost',
    'https://127.0.0.1/x',
    'https://användare:ord@exempel.se',
    'https://',
    '',
  ];
  expect([...right, ...wrong].filter(isWebLink)).toEqual(right);
});

test('credits are newest first, and credits of one year keep their order', () => {
  const credit = fc.record({ year: fc.option(fc.integer({ min: 1990, max: 2026 })), at: fc.nat() });
  fc.assert(
    fc.property(fc.array(credit), (credits) => {
      const numbered = credits.map((one, at) => ({ ...one, at }));
      const sorted = byYear(numbered);
      expect(sorted.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(numbered.map(({ at }) => at));
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1];
        if (!next) continue;
        expect((one.year ?? 0) - (next.year ?? 0) || next.at - one.at).toBeGreaterThan(0);
      }
    }),
  );
});
