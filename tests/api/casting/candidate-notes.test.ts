import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('simultaneous notes of members are all kept, and each member changes only their own', async () => {
  const company = await aCompany(server);
  const caster = as(server, await signInAs(server.services, await aMember(server, company, 'caster')));
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const note = (api: Client, body: { note?: string; stars?: number | null }) =>
    api.ok('PATCH /candidates/:id', { params: { id }, body });
  const seen = async (api: Client) => {
    const { items } = await api.ok('GET /projects/:id/candidates', { params: { id: project.id }, query: {} });
    return items[0]?.notes.map((one) => [one.is_own, one.note, one.stars]);
  };

  await Promise.all([
    note(company.api, { stars: 4 }),
    note(caster, { note: 'Varm röst.' }),
    note(caster, { stars: 2 }),
  ]);
  expect(await seen(company.api)).toEqual([
    [true, '', 4],
    [false, 'Varm röst.', 2],
  ]);
  expect(await seen(caster)).toEqual([
    [true, 'Varm röst.', 2],
    [false, '', 4],
  ]);
  // The record contains only the caller's note.
  const record = await recordsAs(company.api, 'ProjectCandidateStatus').get(id);
  expect(record.body).toMatchObject({ note: '', stars: 4 });

  // Removing the stars empties the member's note, and an empty note is deleted. The other member's note is unchanged.
  expect((await note(company.api, { stars: null })).notes).toMatchObject([{ is_own: false, note: 'Varm röst.' }]);
  const { rows } = await server.services.pool.query('select stars from candidate_notes where candidate_id = $1', [id]);
  expect(rows).toEqual([{ stars: 2 }]);
});
