import { afterAll, beforeAll, expect, test } from 'vitest';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createDatabaseBefore } from '#tests/support/database-before.ts';
import { migrate } from './migrate.ts';

/** A role without wishes, in the form from before roles stored a query of the search. */
const NOTHING = {
  categories: [],
  genders: [],
  age_min: null,
  age_max: null,
  counties: [],
  municipalities: [],
  height_min_cm: null,
  height_max_cm: null,
  skills: [],
  languages: [],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore('0007');
});
afterAll(() => database.drop());

test('the old wishes of roles become queries of the search', async () => {
  const whole = {
    categories: ['actor', 'dancer'],
    genders: ['female'],
    age_min: 25,
    age_max: 35,
    counties: ['14'],
    municipalities: ['0180'],
    height_min_cm: null,
    height_max_cm: 180,
    skills: [
      { id: 'riding', min_level: 2 },
      { id: 'fencing', min_level: 1 },
    ],
    languages: [{ id: 'es', min_level: 3 }],
  };
  const query = { text: 'varm röst', wishes: [], unknown: ['height'] };
  const stored = [whole, NOTHING, {}, { ...NOTHING, age_min: 0 }, query];
  const { rows: companies } = await database.pool.query(
    `insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
     values ('5599912345', 'Bolaget', 'Eva Ek', '08-465 004 00', 'Gatan 1', '111 11', 'Stockholm', 'e@example.com', 'approved') returning id`,
  );
  const { rows: projects } = await database.pool.query(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Höst', 'draft', 1) returning id`,
    [companies[0].id],
  );
  for (const [index, wanted] of stored.entries())
    await database.pool.query(
      `insert into project_roles (project_id, role_index, title, wanted) values ($1, $2, 'Roll', $3)`,
      [projects[0].id, index, JSON.stringify(wanted)],
    );

  await migrate(database.pool);
  const { rows } = await database.pool.query('select wanted from project_roles order by role_index');
  const queries = rows.map(({ wanted }) => talentQuery.parse(wanted));
  expect(queries.map(({ wishes }) => wishes.map(writeWish))).toEqual([
    [
      'category.actor*category.dancer',
      'gender.female',
      'age.25-35',
      'place.14*place.0180',
      'height.-180',
      'skill.riding.2',
      'skill.fencing.1',
      'language.es.3',
    ],
    [],
    [],
    ['age.0-'],
    [],
  ]);
  expect(queries[4]).toEqual(query);
  expect(queries[1]).toEqual({ text: '', wishes: [], unknown: [] });
});
