/** Stage names and pronouns: where a talent is shown, and the papers that keep the legal name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});
afterAll(() => server.stop());

const LEGAL = { first_name: 'Gunvor', last_name: 'Lagerkvist' };
const write = ({ api }: Talent, body: object) => api.ok('PATCH /talent/profile', { body });
const seenBy = ({ api }: Person, { talent_id: id }: Talent) => api.ok('GET /talents/:id', { params: { id } });
const found = async (text: string) =>
  (await company.api.ok('GET /talents', { query: { text } })).items.map(({ id, name, pronoun }) => ({
    id,
    name,
    pronoun,
  }));

test('a talent is found and shown under the stage name, with the pronoun', async () => {
  const talent = await aTalent(server, LEGAL);
  const own = await write(talent, { stage_name: 'Sol  Ek', pronoun: 'zie' });
  expect(own).toMatchObject({ ...LEGAL, stage_name: 'Sol  Ek', shown_name: 'Sol Ek', pronoun: 'zie' });
  expect(await found('Sol Ek')).toContainEqual({ id: talent.talent_id, name: 'Sol Ek', pronoun: 'zie' });
  expect((await found('Gunvor Lagerkvist')).map(({ id }) => id)).not.toContain(talent.talent_id);
  expect(await found('zie')).toEqual([]);
  expect(JSON.stringify(await seenBy(company, talent))).not.toMatch(/Gunvor|Lagerkvist/);
  const reviewed = await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
  expect(reviewed).toMatchObject({ name: 'Sol Ek', legal_name: 'Gunvor Lagerkvist', next_name: null });
  expect(await write(talent, { last_name: 'Ny' })).toMatchObject({ last_name: 'Ny', shown_name: 'Sol Ek' });
  expect(await write(talent, { stage_name: '' })).toMatchObject({ shown_name: 'Gunvor Ny' });
  expect(await seenBy(company, talent)).toMatchObject({ name: 'Gunvor Ny' });
  const { rows } = await server.services.pool.query('select from legal_names where talent_id = $1', [talent.talent_id]);
  expect(rows).toEqual([]);
});

test('a stage name that leads elsewhere, and each new one of a minor, waits for a look', async () => {
  const talent = await aTalent(server, LEGAL);
  expect(await write(talent, { stage_name: 'instagram solek' })).toMatchObject({ held_parts: ['stage_name'] });
  expect(await seenBy(company, talent)).toMatchObject({ name: 'Gunvor Lagerkvist' });
  const { seen } = await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
  await admin.api.ok('POST /admin/talents/approve', { body: { talents: [{ id: talent.talent_id, seen }] } });
  expect(await seenBy(company, talent)).toMatchObject({ name: 'instagram solek' });
  const minor = await aTalent(server, { ...LEGAL, birth_date: addDays(dayOf(server.services.clock()), -15 * 366) });
  expect(await write(minor, { stage_name: 'Sol', pronoun: 'hon' })).toMatchObject({
    held_parts: ['stage_name', 'pronoun'],
    shown_name: 'Gunvor Lagerkvist',
  });
});

test('the agreement has the legal name, and the talent signs with it', async () => {
  const talent = await aTalent(server, LEGAL);
  await write(talent, { stage_name: 'Sol Ek' });
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id: project.id }, query: {} });
  const [agreement] = items;
  expect(agreement?.talent_name).toBe('Sol Ek');
  const params = { id: agreement?.id ?? '' };
  const own = await talent.api.ok('GET /agreements/:id', { params });
  expect(own.own_name).toBe('Gunvor Lagerkvist');
  const { url } = await company.api.ok('POST /agreements/:id/document', { params });
  const bytes = Buffer.from(
    await (await fetch(`${server.url}${url}`, { headers: { cookie: company.cookie } })).arrayBuffer(),
  );
  const { texts } = await readPdf(bytes);
  expect(texts.map(({ text }) => text)).toContain('Gunvor Lagerkvist');
});
