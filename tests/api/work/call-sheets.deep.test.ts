/** Call sheets over HTTP: versions, notices, read receipts, who may read which part, and diets. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const [DAY, NEXT_DAY] = ['2026-08-18', '2026-08-19'];
const SHEET = {
  call_time: '08:00',
  place: 'Slottsskogen',
  contact_name: 'Ina Ek',
  contact_phone: '070-999 88 77',
  parking: 'Vid Linnéplatsen.',
};

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

/** Talents booked for the two days, each with the id of the assignment. */
async function booked(...talents: Talent[]) {
  const company = await aCompany(server);
  const dates = [{ kind: 'work' as const, starts_on: DAY, ends_on: NEXT_DAY }];
  const { id } = await aProject(server, company, { step: 5, asked: talents, form: { dates } });
  const assignments = await Promise.all(talents.map(async (talent) => (await candidateOf(company, id, talent)).id));
  return { company, id, assignments };
}

const write = (company: Company, id: string, content: object, revision = 0, day = DAY) =>
  company.api.ok('PUT /projects/:id/call-sheets/:day', { params: { id, day }, body: { content, revision } });
const publish = (company: Company, id: string, { revision }: Pick<SheetInHand, 'revision'>, day = DAY) =>
  company.api.ok('POST /projects/:id/call-sheets/:day/publish', { params: { id, day }, body: { revision } });
const tell = async (company: Company, id: string, content: object, revision = 0) =>
  publish(company, id, await write(company, id, content, revision));
const sheetsOf = async ({ api }: Talent, id = '') =>
  (await api.ok('GET /talent/assignments/:id/call-sheets', { params: { id }, query: {} })).items;
const newsOf = async (talent: Talent) => (await told.noticesOf(talent)).filter((type) => type.startsWith('summons.'));
const read = ({ api }: Talent, id: string, version: number) =>
  api.call('POST /call-sheets/:id/read', { params: { id }, body: { version } });

/** The words of a printed call sheet in reading order. */
async function paper({ api, cookie }: Pick<Talent, 'api' | 'cookie'>, id: string) {
  const { url } = await api.ok('POST /call-sheets/:id/document', { params: { id } });
  const response = await fetch(server.url + url, { headers: { cookie } });
  const { texts, is_tagged, language } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect([is_tagged, language]).toEqual([true, 'sv-SE']);
  return texts.map(({ text }) => text).join(' ');
}

test('a sheet is written unseen, told to each booked talent once, and told again with its changes', async () => {
  const [anna, bo, stranger] = [
    await aTalent(server),
    await aTalent(server, { first_name: 'Bo' }),
    await aTalent(server),
  ];
  const { company, id, assignments } = await booked(anna, bo);
  const [ofAnna = '', ofBo = ''] = assignments;
  const early = { candidate_id: ofBo, call_time: '06:30', note: 'Mask först.' };
  const written = await write(company, id, { ...SHEET, people: [early] });
  expect([await sheetsOf(anna, ofAnna), await newsOf(anna)]).toEqual([[], []]);
  const first = await publish(company, id, written);
  expect(first.sheet).toMatchObject({ version: 1, unread_count: 2, actions: ['write'] });
  const [annas] = await sheetsOf(anna, ofAnna);
  expect(annas).toMatchObject({
    content: { call_time: '08:00', contact_phone: '070-999 88 77', note: '' },
    changes: [],
  });
  // Another talent does not see a note to one talent.
  expect(JSON.stringify(annas)).not.toContain('Mask');
  expect((await sheetsOf(bo, ofBo))[0]?.content).toMatchObject({ call_time: '06:30', note: 'Mask först.' });
  const sheet_id = annas?.id ?? '';
  expect((await read(anna, sheet_id, 1)).body).toMatchObject({ status: 'read', actions: [] });
  expect((await read(anna, sheet_id, 1)).status).toBe(200);

  const second = await tell(company, id, { ...SHEET, call_time: '07:30', people: [early] }, written.revision);
  expect(second.sheet).toMatchObject({ version: 2, unread_count: 2, is_changed: false });
  expect((await read(anna, sheet_id, 1)).status).toBe(409);
  const [renewed] = await sheetsOf(anna, ofAnna);
  expect(renewed?.changes).toEqual([{ field: 'call_time', old_value: '08:00', new_value: '07:30' }]);
  // The talent has an individual time, so nothing changes for that talent; the notice is sent because the version is
  // new.
  expect((await sheetsOf(bo, ofBo))[0]?.changes).toEqual([]);
  expect(await newsOf(anna)).toEqual(['summons.give', 'summons.renew']);
  expect(await told.mailsTo(bo)).toEqual(expect.arrayContaining(['Dagsbesked: 18 augusti 2026']));
  const versions = await anna.api.ok('GET /call-sheets/:id/versions', { params: { id: sheet_id }, query: {} });
  expect(versions.items.map(({ content }) => content.call_time)).toEqual(['07:30', '08:00']);

  const [hers, companys] = [await paper(anna, sheet_id), await paper(company, sheet_id)];
  expect(hers).toContain('07:30 Slottsskogen');
  expect(hers).not.toMatch(new RegExp(`Mask|06:30|${bo.name}`));
  expect(companys).toMatch(/Mask först\./);
  expect(companys).toContain(`${bo.name} Ryttare 06:30`);

  for (const route of [
    'GET /call-sheets/:id/versions',
    'POST /call-sheets/:id/read',
    'POST /call-sheets/:id/document',
  ] as const) {
    const body = route.endsWith('/read') ? { version: 2 } : undefined;
    expect((await stranger.api.raw(route, { params: { id: sheet_id }, body })).status).toBe(404);
  }
});

test('of two members who write or publish a sheet at once one is refused, and no reader is notified twice', async () => {
  const anna = await aTalent(server);
  const { company, id } = await booked(anna);
  const params = { id, day: DAY };
  const put = (place: string, revision: number) =>
    company.api.raw('PUT /projects/:id/call-sheets/:day', { params, body: { content: { ...SHEET, place }, revision } });
  for (const revision of [0, 1]) {
    const answers = await Promise.all([put(`A${revision}`, revision), put(`B${revision}`, revision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
  const send = () => company.api.raw('POST /projects/:id/call-sheets/:day/publish', { params, body: { revision: 2 } });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await newsOf(anna)).toEqual(['summons.give']);
});

test('no sheet is published without time, place and contact, and the next day begins as this one', async () => {
  const { company, id } = await booked(await aTalent(server));
  const written = await write(company, id, { ...SHEET, contact_phone: '' });
  const refused = await company.api.refusal('POST /projects/:id/call-sheets/:day/publish', {
    params: { id, day: DAY },
    body: { revision: written.revision },
  });
  expect(refused).toMatchObject({ code: 'sheet_incomplete', data: { missing: ['contact_phone'] } });
  const next = await company.api.ok('GET /projects/:id/call-sheets/:day', { params: { id, day: NEXT_DAY } });
  expect(next).toMatchObject({ sheet: null, revision: 0, content: { parking: 'Vid Linnéplatsen.' } });
  const unknown = { params: { id, day: '2026-10-01' } };
  expect((await company.api.refusal('GET /projects/:id/call-sheets/:day', unknown)).code).toBe('not_found');
});

test('a talent that has not read a sheet is reminded by the company once a day, and by the clock once on the evening before', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server)];
  const { company, id, assignments } = await booked(anna, bo);
  await tell(company, id, SHEET);
  const [sheet] = await sheetsOf(anna, assignments[0]);
  await read(anna, sheet?.id ?? '', 1);
  const remind = () => company.api.ok('POST /projects/:id/call-sheets/:day/remind', { params: { id, day: DAY } });
  expect([await remind(), await remind()]).toEqual([{ moved_count: 1 }, { moved_count: 0 }]);
  server.setClock('2026-08-17T15:59:00Z');
  await sweepDeadlines(server.services);
  expect(await newsOf(bo)).toEqual(['summons.give', 'summons.remind']);
  server.setClock('2026-08-17T16:01:00Z');
  await Promise.all([sweepDeadlines(server.services), sweepDeadlines(server.services)]);
  expect(await newsOf(bo)).toEqual(['summons.give', 'summons.remind', 'summons.remind-unread']);
  expect(await newsOf(anna)).toEqual(['summons.give']);
  const { items } = await company.api.ok('GET /projects/:id/days', { params: { id }, query: {} });
  const [day] = items;
  expect(day?.people.map(({ summons }) => summons?.status).toSorted()).toEqual(['read', 'unread']);
});

test('a talent called off sees nothing of the sheet any more', async () => {
  const anna = await aTalent(server);
  const { company, id, assignments } = await booked(anna);
  await tell(company, id, SHEET);
  const [sheet] = await sheetsOf(anna, assignments[0]);
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
  const params = { id: items[0]?.id ?? '' };
  await company.api.ok('POST /bookings/:id/cancel', { params, body: { reason: 'Sjuk.' } });
  expect(await sheetsOf(anna, assignments[0])).toEqual([]);
  expect((await read(anna, sheet?.id ?? '', 1)).status).toBe(404);
  expect((await anna.api.raw('POST /call-sheets/:id/document', { params: { id: sheet?.id } })).status).toBe(404);
  const days = await company.api.ok('GET /projects/:id/days', { params: { id }, query: {} });
  expect(days.items[0]?.people).toMatchObject([{ booking_status: 'cancelled', cancel_reason: 'Sjuk.', summons: null }]);
});

test('the guardian of a talent under 18 gets a copy of the sheet', async () => {
  const minor = await aMinor(server);
  const guardian = await askedGuardian(server, minor);
  await guardian.give();
  const { company, id } = await booked(minor);
  await tell(company, id, SHEET);
  expect(await told.mailsTo(guardian)).toContain(`Dagsbesked för ${minor.name}: 18 augusti 2026`);
});

test('a diet is told with a consent, to casting members of the company, until the last day', async () => {
  const [anna, stranger] = [await aTalent(server), await aCompany(server)];
  const { company, id, assignments } = await booked(anna);
  const params = { id: assignments[0] ?? '' };
  const eats = (words: string, consents: boolean) =>
    anna.api.call('PUT /talent/assignments/:id/diet', { params, body: { words, consents } });
  const seen = async (api = company.api) =>
    (await api.ok('GET /projects/:id/days', { params: { id }, query: {} })).items.flatMap(({ people }) =>
      people.map(({ diet }) => diet),
    );
  expect((await eats('Jordnötter', false)).status).toBe(422);
  expect((await eats('Jordnötter', true)).status).toBe(200);
  expect(await seen()).toEqual(['Jordnötter', 'Jordnötter']);
  for (const [role, diet] of [
    ['caster', 'Jordnötter'],
    ['finance', ''],
    ['reader', ''],
  ] as const) {
    const { services } = server;
    const api = as(server, await signInAs(services, await aMember(server, company, role)));
    expect(await seen(api)).toEqual([diet, diet]);
    const sheet = await api.ok('GET /projects/:id/call-sheets/:day', { params: { id, day: DAY } });
    expect(sheet.people.map((person) => person.diet)).toEqual([diet]);
  }
  expect((await stranger.api.refusal('GET /projects/:id/days', { params: { id }, query: {} })).code).toBe('not_found');
  await eats('', false);
  expect(await seen()).toEqual(['', '']);
  await eats('Nötter', true);
  server.setClock('2026-08-20T08:00:00Z');
  expect(await seen()).toEqual(['', '']);
  await runRetention({ ...server.services, clock: () => new Date('2026-08-20T08:00:00Z') });
  const { rows } = await server.services.pool.query('select from assignment_diets where candidate_id = $1', [
    params.id,
  ]);
  expect(rows).toEqual([]);
  expect((await eats('Nötter', true)).status).toBe(409);
});
