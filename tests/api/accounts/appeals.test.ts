import { afterAll, beforeAll, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const REASON = 'Tre personer har fått vänta på lönen.';
const TEXT = 'Lönen betalades i mars, kvittona finns hos er.';

interface Mail {
  readonly title: string;
  readonly message: string;
  readonly path: string;
}
const mailsTo = async ({ email }: Company): Promise<Mail[]> => {
  const { rows } = await server.services.pool.query<{ content: Mail }>(
    'select content from outbox where recipient = $1 order by (regexp_match(dedupe_key, $2))[1]::bigint',
    [email, '^event (\\d+)'],
  );
  return rows.map(({ content }) => content);
};
const decide = (admin: Person, { company_id }: Company, command: 'refuse' | 'suspend') =>
  admin.api.ok(`POST /admin/applications/:id/${command}`, { params: { id: company_id }, body: { reason: REASON } });

/** A client without a session that has the link of the newest mail to the company. */
async function linkHolder(company: Company) {
  const path = (await mailsTo(company)).at(-1)?.path ?? '';
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
  const api = as(server);
  return {
    view: () => api.ok('POST /appeals/view', { body: { token } }),
    write: (text: string) => api.call('POST /appeals/write', { body: { token, text } }),
  };
}

/** The waiting appeal of a company. */
async function waiting(admin: Person, { company_id }: Company) {
  const { items } = await admin.api.ok('GET /admin/appeals', { query: {} });
  const found = items.find((one) => one.company_id === company_id);
  if (!found) throw new Error('It does not wait');
  return found;
}

test('a suspended company appeals by the link of the mail, and another administrator than the deciding one lets it in again', async () => {
  const [decider, company] = [await anAdmin(server), await aCompany(server)];
  await decide(decider, company, 'suspend');
  const [mail] = await mailsTo(company);
  expect(mail?.path).toMatch(/^\/Overklagan\?token=.{40,}$/);
  expect(mail?.message).toContain(REASON);
  expect(mail?.message).toContain('en människa på Medverka, med rollen ägare.');
  expect(mail?.message).toContain('Överklaga med knappen här');

  const holder = await linkHolder(company);
  const view = await holder.view();
  expect(view).toMatchObject({ name: company.company_name, about: 'suspension', reason: REASON, actions: ['write'] });
  // The answer to the suspended company must not name the administrator, in any field.
  expect(JSON.stringify(view)).not.toContain(decider.name);
  expect((await holder.write(TEXT)).body).toMatchObject({ status: 'waiting', text: TEXT, actions: [] });
  const { rows: events } = await server.services.pool.query(
    `select actor_role from events where type = 'appeal.write' and id = (select max(id) from events where type = 'appeal.write')`,
  );
  expect(events).toEqual([{ actor_role: 'company' }]);
  // Sending the same text again succeeds; a different text is refused.
  expect((await holder.write(TEXT)).status).toBe(200);
  expect((await holder.write('Och en sak till.')).body).toMatchObject({ error: { code: 'not_allowed_now' } });

  // If no other administrator can decide the appeal, the administrator who made the decision may.
  const answer = (await waiting(decider, company)).actions;
  expect(answer).toEqual(['uphold-company', 'grant']);
  const other = await anAdmin(server);
  const { id, actions, is_for_others } = await waiting(decider, company);
  expect([actions, is_for_others]).toEqual([[], true]);
  const granting = { params: { id }, body: { answer: 'Kvittona stämmer.' } };
  expect((await decider.api.refusal('POST /admin/appeals/:id/grant', granting)).code).toBe('same_person');
  expect((await company.api.refusal('GET /projects', { query: {} })).code).toBe('company_not_active');
  // Of two simultaneous grants one succeeds.
  const granted = await Promise.all([0, 1].map(() => other.api.call('POST /admin/appeals/:id/grant', granting)));
  expect(granted.map(({ status }) => status).sort()).toEqual([200, 409]);
  await company.api.ok('GET /projects', { query: {} });
  expect(await holder.view()).toMatchObject({ status: 'granted', answer: 'Kvittona stämmer.', actions: [] });
  const mails = await mailsTo(company);
  expect(mails.map(({ title }) => title)).toEqual(['Filmbolaget är tillfälligt avstängt', 'Filmbolaget är åter öppet']);
  expect(mails[1]?.message).toContain('Kvittona stämmer.');
});

test('an upheld refusal is answered once, with words; a withdrawn refusal can no longer be appealed', async () => {
  const [decider, other] = [await anAdmin(server), await anAdmin(server)];
  const [upheld, reinstated] = [await aCompany(server, { status: 'pending' }), await aCompany(server)];
  await decide(decider, upheld, 'refuse');
  const holder = await linkHolder(upheld);
  await holder.write(TEXT);
  const { id } = await waiting(other, upheld);
  const answering = { params: { id }, body: { answer: 'Numret tillhör någon annan.' } };
  await other.api.ok('POST /admin/appeals/:id/uphold', answering);
  expect((await mailsTo(upheld)).at(-1)).toMatchObject({ title: 'Beslutet står fast', path: '/' });
  expect((await mailsTo(upheld)).at(-1)?.message).toContain('Numret tillhör någon annan.');
  expect(await holder.view()).toMatchObject({ status: 'upheld', answer: 'Numret tillhör någon annan.' });
  expect((await other.api.refusal('POST /admin/appeals/:id/grant', answering)).code).toBe('not_allowed_now');
  expect((await upheld.api.refusal('GET /projects', { query: {} })).code).toBe('company_not_active');

  await decide(decider, reinstated, 'suspend');
  const late = await linkHolder(reinstated);
  await late.write(TEXT);
  await decider.api.ok('POST /admin/applications/:id/reinstate', { params: { id: reinstated.company_id } });
  expect(await late.view()).toMatchObject({ status: 'lapsed', actions: [] });
});

test('a refused company loses its number, and is not let in while another has it', async () => {
  const [decider, other, refused] = [
    await anAdmin(server),
    await anAdmin(server),
    await aCompany(server, { status: 'pending' }),
  ];
  await decide(decider, refused, 'refuse');
  const holder = await linkHolder(refused);
  await holder.write(TEXT);
  const { id } = await waiting(other, refused);
  const numberOf = async ({ company_id }: Company) => {
    const text = 'select organisation_number as number from companies where id = $1';
    return (await server.services.pool.query<{ number: string }>(text, [company_id])).rows[0]?.number ?? '';
  };
  // Another application with the same number is allowed: a stranger may have used the company's number first.
  const organisation_number = await numberOf(refused);
  const anew = await aCompany(server, { status: 'pending', organisation_number });
  expect(await numberOf(anew)).toBe(organisation_number);
  const params = { id: refused.company_id };
  const approving = await decider.api.refusal('POST /admin/applications/:id/approve', { params });
  expect(approving.code).toBe('organisation_number_held');
  const granting = { params: { id }, body: { answer: 'Kvittona stämmer.' } };
  expect((await other.api.refusal('POST /admin/appeals/:id/grant', granting)).code).toBe('organisation_number_held');
  // After the refusal of the other application, the appeal can be granted.
  await decide(decider, anew, 'refuse');
  await other.api.ok('POST /admin/appeals/:id/grant', granting);
  await refused.api.ok('GET /projects', { query: {} });
  const again = await decider.api.refusal('POST /admin/applications/:id/approve', { params: { id: anew.company_id } });
  expect(again.code).toBe('organisation_number_held');
});

test('an appeal link is valid for half a year, and an unknown one shows nothing', async () => {
  const [admin, company] = [await anAdmin(server), await aCompany(server)];
  await decide(admin, company, 'suspend');
  const holder = await linkHolder(company);
  const { open_until } = await holder.view();
  const after = (hours: number) => new Date(Date.parse(`${open_until}T12:00:00Z`) + hours * 3_600_000).toISOString();
  server.setClock(after(24));
  expect((await holder.view()).actions).toEqual([]);
  expect((await holder.write(TEXT)).body).toMatchObject({ error: { code: 'dead_link' } });
  server.setClock(after(0));
  expect((await holder.write(TEXT)).status).toBe(200);
  for (const route of ['POST /appeals/view', 'POST /appeals/write'] as const) {
    const body = route === 'POST /appeals/view' ? { token: 'x' } : { token: 'x', text: TEXT };
    expect((await as(server).refusal(route, { body } as never)).code).toBe('dead_link');
  }
});

test('administrators write notes for each other, remove only their own, and a note goes with its company or talent', async () => {
  const [one, other, company] = [await anAdmin(server), await anAdmin(server), await aCompany(server)];
  const about = { about: 'company', about_id: company.company_id } as const;
  const note = { id: crypto.randomUUID(), ...about, words: 'Ringde dem: de betalar i morgon.' };
  await one.api.ok('POST /admin/notes', { body: note });
  // Repeating the call makes one note; another administrator's later call does not overwrite it.
  await one.api.ok('POST /admin/notes', { body: note });
  expect((await other.api.refusal('POST /admin/notes', { body: note })).code).toBe('changed_meanwhile');
  const listed = () => other.api.ok('GET /admin/notes', { query: about });
  expect((await listed()).items).toMatchObject([{ author_name: one.name, words: note.words, is_own: false }]);
  const params = { id: note.id };
  await other.api.ok('DELETE /admin/notes/:id', { params });
  expect((await listed()).total).toBe(1);
  await one.api.ok('DELETE /admin/notes/:id', { params });
  expect((await listed()).total).toBe(0);
  const nobodys = { ...note, id: crypto.randomUUID(), about_id: crypto.randomUUID() };
  expect((await one.api.refusal('POST /admin/notes', { body: nobodys })).code).toBe('not_found');
});
