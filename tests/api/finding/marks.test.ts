/**
 * Marks of talents in a project ('picked' or 'asked'): only for the talents in the query, for this project, and for its
 * own company.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyActor } from '#server/actor.ts';
import { findMarks } from '#server/features/finding/search/queries/find-marks.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a talent is picked or asked in a project, for its company alone', async () => {
  const { db, pool } = server.services;
  const company = await aCompany(server);
  const [asked, picked, both, off] = await Promise.all([1, 2, 3, 4].map(() => aTalent(server)));
  const people = [asked, picked, both, off] as Talent[];
  const [project, other] = [await aProject(server, company, { step: 2 }), await aProject(server, company, { step: 2 })];
  const pick = (id: string, who?: Talent) =>
    pool.query(
      `insert into role_picks (project_id, role_id, talent_id)
       select project_id, id, $2 from project_roles where project_id = $1`,
      [id, who?.talent_id],
    );
  for (const who of [asked, both, off] as Talent[]) await aRequest(server, company, project.id, who);
  await pool.query('update candidates set is_deleted = true where talent_id = $1', [off?.talent_id]);
  await pick(project.id, picked);
  await pick(project.id, both);
  // In the other project `asked` is picked and `picked` is asked.
  await pick(other.id, asked);
  await aRequest(server, company, other.id, picked as Talent);
  const marks = async (by: Company, id: string, whom: readonly Talent[]) => {
    const actor = { role: 'company', company_id: by.company_id } as CompanyActor;
    const found = await findMarks(
      db,
      actor,
      id,
      whom.map(({ talent_id }) => talent_id),
    );
    return found
      .map(({ talent_id, kind }) => [people.findIndex((one) => one.talent_id === talent_id), kind])
      .toSorted();
  };
  expect(await marks(company, project.id, people)).toEqual([
    [0, 'asked'],
    [1, 'picked'],
    [2, 'asked'],
  ]);
  expect(await marks(company, other.id, people)).toEqual([
    [0, 'picked'],
    [1, 'asked'],
  ]);
  expect(await marks(company, project.id, [asked as Talent])).toEqual([[0, 'asked']]);
  expect(await marks(company, project.id, [picked as Talent])).toEqual([[1, 'picked']]);
  expect(await marks(company, project.id, [])).toEqual([]);
  expect(await marks(await aCompany(server), project.id, people)).toEqual([]);
});
