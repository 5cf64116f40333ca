import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { minimumOn } from './agreement-minimums.ts';

test('a minimum holds from its first day to its last, for its productions and kind of fee', () => {
  const on = (day: string) => minimumOn(day, 'theatre', 'day')?.amount_ore ?? null;
  expect(['2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(on)).toEqual([
    null,
    kronor(1_312),
    kronor(1_312),
    kronor(1_349),
    kronor(1_349),
    null,
  ]);
  expect(minimumOn('2026-12-01', 'show', 'day')).toMatchObject({
    trained_ore: kronor(1_491),
    agreement: 'Professionell fri scen',
    valid_from: '2026-04-01',
    source: expect.stringMatching(/^https:\/\//),
  });
  expect([
    minimumOn('2026-12-01', 'theatre', 'hour'),
    minimumOn('2026-12-01', 'commercial_film', 'day'),
    minimumOn('2026-12-01', null, 'day'),
  ]).toEqual([null, null, null]);
});
