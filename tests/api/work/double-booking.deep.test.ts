import { expect, test } from 'vitest';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { bookingRace } from './booking-race.ts';

const { at, companies, count, race, inBatches, raceForOneDay } = bookingRace();

test(
  'two companies book the same person for the same day at the same moment: one does, 200 times out of 200',
  () => raceForOneDay(200),
  300_000,
);

test('two companies that want the same three people in opposite order neither wait for ever nor both get some', async () => {
  const talents = await manyTalents(at(), 90);
  const rounds = await Promise.all(
    Array.from({ length: 30 }, async (_, round) => {
      const talent_ids = talents.slice(round * 3, round * 3 + 3);
      const starts_on = '2099-06-01';
      return [
        await reviewedProject(at(), companies()[0], { talent_ids, starts_on }),
        await reviewedProject(at(), companies()[1], { talent_ids: talent_ids.toReversed(), starts_on }),
      ] as const;
    }),
  );
  await inBatches(rounds, 3, async (pair, round) => {
    const { won, lost, error } = await race(round, pair);
    expect((error.data as { clashes: unknown[] }).clashes).toHaveLength(3);
    expect(await count('from bookings where project_id = $1', [won.project.project_id])).toBe(3);
    expect(await count('from bookings where project_id = $1', [lost.project.project_id])).toBe(0);
  });
});
