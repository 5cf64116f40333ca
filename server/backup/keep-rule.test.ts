import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_KEPT_DAYS, keptBackups, WEEKS_KEPT_DAYS } from './keep-rule.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-29T03:00:00Z');
const daysAgo = (days: number, now = NOW) => ({ begun: new Date(now.getTime() - days * DAY) });
const ageOf = ({ begun }: { begun: Date }, now = NOW) => (now.getTime() - begun.getTime()) / DAY;

const backups = fc.array(
  fc.double({ min: 0, max: 200, noNaN: true }).map((days) => daysAgo(days)),
  { maxLength: 60 },
);

test('of a backup each night, those of the last seven days and the last of each week within 35 days are kept', () => {
  const nightly = Array.from({ length: 60 }, (_, days) => daysAgo(days));
  // 29 November 2026 is a Sunday: the Sundays before are 7, 14, 21, 28 and 35 days ago.
  expect(keptBackups(nightly, NOW).map((one) => ageOf(one))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35]);
});

test('the newest backup is kept, however old it is', () => {
  expect(keptBackups([daysAgo(300), daysAgo(400)], NOW)).toEqual([daysAgo(300)]);
});

test('no backup but the newest is kept for longer than the page about privacy says', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const [, ...older] = keptBackups(all, NOW);
      expect(older.every((one) => ageOf(one) <= WEEKS_KEPT_DAYS)).toBe(true);
    }),
  );
});

test('every backup of the last days is kept, and each week within 35 days keeps one that it had', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const kept = new Set(keptBackups(all, NOW));
      for (const one of all) {
        if (ageOf(one) <= ALL_KEPT_DAYS) expect(kept).toContain(one);
        if (ageOf(one) > WEEKS_KEPT_DAYS - 7) continue;
        // A later one of the same week stands in for it: at most a week later.
        const standIn = [...kept].some((other) => other.begun >= one.begun && ageOf(one) - ageOf(other) <= 7);
        expect(standIn).toBe(true);
      }
    }),
  );
});

test('to apply the rule each day leaves the same as to apply it once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 40 }), (days) => {
      const all = [...new Set(days)].map((day) => daysAgo(day)).sort((a, b) => a.begun.getTime() - b.begun.getTime());
      let daily: { begun: Date }[] = [];
      for (const one of all) daily = keptBackups([...daily, one], one.begun);
      expect(new Set(keptBackups(daily, NOW))).toEqual(new Set(keptBackups(all, NOW)));
    }),
  );
});
