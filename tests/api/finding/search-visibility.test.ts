import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { isFindable, mayBeShown } from '#domain/people/talent/profile.rules.ts';
import { createKysely } from '#server/db/pool.ts';
import { isShowableTalent, isVisibleTalent } from '#server/features/people/talent/policy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const today = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
// Most birth dates are near the eighteenth birthday, where the rule and the SQL could differ.
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
      is_shut_out: fc.boolean(),
      is_leaving: fc.boolean(),
      approved_date: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
      birth_date: birthDate(day),
      guardian_consent_date: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
    }),
    { minLength: 20, maxLength: 100 },
  );

/** For the rules, a talent who is suspended and a talent who is leaving are the same. */
const asRule = <Person extends { is_shut_out: boolean; is_leaving: boolean }>(person: Person) => ({
  ...person,
  is_suspended: person.is_shut_out || person.is_leaving,
});

test('the database and the rules agree on the talents that may be found, and that may be shown at all', async () => {
  const db = createKysely(database.pool);
  const cases = today.chain((day) => fc.record({ day: fc.constant(day), people: talents(day) }));
  await fc.assert(
    fc.asyncProperty(cases, async ({ day, people }) => {
      const { rows } = await sql<{ visible: boolean; showable: boolean }>`
        select ${isVisibleTalent('t', day)} as visible, ${isShowableTalent('t', day)} as showable
        from jsonb_to_recordset(${JSON.stringify(people.map((person, number) => ({ ...person, number, standing: person.is_shut_out ? 'suspended' : 'active' })))}::jsonb) as t (
          is_verified boolean, profile_completed boolean, is_paused boolean, birth_date date, standing text, is_leaving boolean,
          approved_date timestamptz,
          guardian_consent_date timestamptz, number integer)
        order by t.number`.execute(db);
      expect(rows.map(({ visible }) => visible)).toEqual(people.map((person) => isFindable(asRule(person), day)));
      expect(rows.map(({ showable }) => showable)).toEqual(people.map((person) => mayBeShown(asRule(person), day)));
    }),
    { numRuns: 150 },
  );
});

test('the index of the search knows as findable exactly the talents that the rules let be found, but for the age', async () => {
  const flags = ['is_verified', 'profile_completed', 'is_paused', 'is_suspended', 'is_approved'] as const;
  const people = Array.from({ length: 2 ** flags.length }, (_, bits) =>
    Object.fromEntries(flags.map((flag, at) => [flag, (bits >> at) % 2 === 1])),
  ) as Record<(typeof flags)[number], boolean>[];
  const { rows } = await database.pool.query<{ id: string }>(
    `with account as (
      insert into accounts (email, name, role) select n || '@example.com', 'Person', 'talent' from generate_series(1, $2::int) n
      returning id, email),
    person as (select * from jsonb_to_recordset($1::jsonb) as p (n int, is_verified boolean, profile_completed boolean,
      is_paused boolean, is_suspended boolean, is_approved boolean))
    insert into talents (account_id, first_name, last_name, birth_date, is_verified, profile_completed, is_paused, standing,
      standing_reason, review, approved_date, height_cm)
    select account.id, 'Person', '', '1990-05-05', is_verified, profile_completed, is_paused,
      case when is_suspended then 'suspended' else 'active' end, 'Ett skäl', 'waiting',
      case when is_approved then app_now() end, 100 + n
    from person join account on account.email = n || '@example.com' returning id`,
    [JSON.stringify(people.map((person, at) => ({ ...person, n: at + 1 }))), people.length],
  );
  expect(rows).toHaveLength(people.length);
  const found = await database.pool.query<{ is_findable: boolean }>(
    'select is_findable from talent_search order by height_cm',
  );
  expect(found.rows.map(({ is_findable }) => is_findable)).toEqual(
    people.map(({ is_approved, ...person }) =>
      isFindable(
        {
          ...person,
          birth_date: '1990-05-05',
          guardian_consent_date: null,
          approved_date: is_approved ? '2026-01-01T00:00:00.000Z' : null,
        },
        '2026-08-14',
      ),
    ),
  );
});
