import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFindable, mayBeShown } from '#domain/talent/profile.rules.ts';
import { addDays } from '#domain/time/day.ts';
import { createKysely } from '#server/db/pool.ts';
import { isShowableTalent, isVisibleTalent } from '#server/features/talent/policy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const today = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
// Most birth dates close to the eighteenth birthday, where the two could disagree.
const birthDate = (day: string) => {
  const turning = `${Number(day.slice(0, 4)) - 18}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`;
  return fc.oneof(
    fc.constant(null),
    fc.integer({ min: -3, max: 3 }).map((days) => addDays(turning, days)),
    fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1910-01-01', days)),
  );
};
const talents = (day: string) =>
  fc.array(
    fc.record({
      is_verified: fc.boolean(),
      profile_completed: fc.boolean(),
      is_paused: fc.boolean(),
      birth_date: birthDate(day),
      guardian_consent_date: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
    }),
    { minLength: 20, maxLength: 100 },
  );

test('the database and the rules agree on who may be found, and on who may be shown at all', async () => {
  const db = createKysely(database.pool);
  const cases = today.chain((day) => fc.record({ day: fc.constant(day), people: talents(day) }));
  await fc.assert(
    fc.asyncProperty(cases, async ({ day, people }) => {
      const { rows } = await sql<{ visible: boolean; showable: boolean }>`
        select ${isVisibleTalent('t', day)} as visible, ${isShowableTalent('t', day)} as showable
        from jsonb_to_recordset(${JSON.stringify(people.map((person, number) => ({ ...person, number })))}::jsonb) as t (
          is_verified boolean, profile_completed boolean, is_paused boolean, birth_date date,
          guardian_consent_date timestamptz, number integer)
        order by t.number`.execute(db);
      expect(rows.map(({ visible }) => visible)).toEqual(people.map((person) => isFindable(person, day)));
      expect(rows.map(({ showable }) => showable)).toEqual(people.map((person) => mayBeShown(person, day)));
    }),
    { numRuns: 150 },
  );
});
