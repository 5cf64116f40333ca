import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';
import { aMinor, askedGuardian, fromBrowserOf, START, someGuardian, tokenFor, yes } from './guardian-acts.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
  told = toldBy(server);
  company = await aCompany(server);
});
beforeEach(() => server.setClock(START));
afterAll(() => server.stop());

const NOBODY = { is_needed: true, is_whole: false, is_shared: false, consent: null, second: null };

async function isFound(talent: Talent): Promise<boolean> {
  const cookie = await signInAs(server.services, company.account_id);
  const api = as(server, cookie);
  const { status } = await api.call('GET /talents/:id', { params: { id: talent.talent_id } });
  const { items } = await api.ok('GET /talents', { query: { text: talent.name } });
  const isInSearch = items.some(({ id }) => id === talent.talent_id);
  expect(isInSearch).toBe(status === 200);
  return isInSearch;
}

const consentsOf = async ({ account_id }: Talent) => {
  const { rows } = await server.services.pool.query(
    `select version, is_given, given_by from consents where account_id = $1 and document = 'guardian' order by created_date`,
    [account_id],
  );
  return rows;
};

test('a talent of 15 is found once the guardian has consented, and everybody is told', async () => {
  const talent = await aMinor(server);
  expect(await talent.api.ok('GET /talent/guardian')).toEqual(NOBODY);
  const eva = await askedGuardian(server, talent);
  const asked = await talent.api.ok('GET /talent/guardian');
  expect(asked.consent).toMatchObject({ status: 'asked', guardian_name: 'Eva Ek', actions: ['cancel'] });
  expect(await isFound(talent)).toBe(false);

  const seen = await eva.view();
  expect(seen).toMatchObject({ first_name: 'Alva', age: 15, status: 'asked', actions: ['give', 'refuse'] });
  expect(Object.keys(seen).sort()).toEqual([
    'about',
    'actions',
    'age',
    'decided_date',
    'first_name',
    'guardian_name',
    'is_needed',
    'is_whole',
    'other_name',
    'phone',
    'points',
    'status',
    'version',
  ]);
  expect(await eva.give()).toMatchObject({ status: 'given', guardian_name: 'Eva Maria Ek', actions: ['withdraw'] });

  expect(await isFound(talent)).toBe(true);
  expect((await talent.api.ok('GET /talent/profile')).is_findable).toBe(true);
  expect(await told.noticesOf(talent)).toEqual(['guardian.give']);
  expect(await told.mailsTo(talent)).toEqual(['Din vårdnadshavare har samtyckt']);
  expect(await told.mailsTo(eva)).toEqual(['Alva behöver ditt samtycke', 'Tack, du har samtyckt för Alva']);
  expect(await consentsOf(talent)).toEqual([{ version: seen.version, is_given: true, given_by: 'guardian' }]);
});

test('a yes comes from another browser than the child’s, a no from any', async () => {
  const [talent, sibling] = [await aMinor(server), await aMinor(server, 'Bo')];
  const eva = await askedGuardian(server, talent);
  const [own, siblings] = [await fromBrowserOf(server, talent), await fromBrowserOf(server, sibling)];
  const refused = await own.refusal('POST /guardian-consents/answer', { body: yes(eva.token) });
  expect([refused.code, await isFound(talent)]).toEqual(['guardian_childs_browser', false]);
  await siblings.ok('POST /guardian-consents/answer', { body: yes(eva.token) });
  expect(await isFound(talent)).toBe(true);
  await own.ok('POST /guardian-consents/answer', { body: { token: eva.token, answer: 'withdraw' } });
  expect(await isFound(talent)).toBe(false);
});

test('a consent is kept with its guardian, its words and its time; never with the token', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  await eva.give();
  const { rows } = await server.services.pool.query('select * from guardian_consents where talent_id = $1', [
    talent.talent_id,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    guardian_name: 'Eva Maria Ek',
    relation: 'parent',
    decided_date: '2026-08-14T10:00:00.000Z',
  });
  expect(rows[0].text_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain(eva.token);
  const events = await server.services.pool.query('select actor_role, payload from events where subject_id = $1', [
    rows[0].id,
  ]);
  expect(events.rows.map(({ actor_role }) => actor_role).sort()).toEqual(['guardian', 'talent']);
  expect(JSON.stringify(events.rows)).not.toContain(eva.token);
});

test('a yes without the assurances is sent back with a sentence for each', async () => {
  const eva = await askedGuardian(server, await aMinor(server));
  const { status, body } = await as(server).raw('POST /guardian-consents/answer', {
    body: { token: eva.token, answer: 'give', guardian_name: 'Eva', confirms_guardian: false },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: {
      fields: {
        relation: 'Välj vad du är.',
        confirms_guardian: 'Bekräfta att du är vårdnadshavare.',
        custody: 'Välj om du är ensam vårdnadshavare.',
      },
    },
  });
  expect(await eva.view()).toMatchObject({ status: 'asked' });
});

test('a no hides nothing new, is told, and can be asked again the next day with a link of its own', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  expect(await eva.refuse()).toMatchObject({ status: 'refused', actions: [] });
  expect(await isFound(talent)).toBe(false);
  expect(await told.noticesOf(talent)).toEqual(['guardian.refuse']);
  expect((await eva.refusal(yes(eva.token))).code).toBe('not_allowed_now');
  expect((await talent.api.refusal('POST /talent/guardian/remind')).code).toBe('guardian_asked_today');

  server.setClock('2026-08-15T10:00:00Z');
  const again = await talent.api.ok('POST /talent/guardian/remind');
  expect(again.consent).toMatchObject({ status: 'asked' });
  expect((await eva.refusal(yes(eva.token))).code).toBe('dead_link');
  const token = await tokenFor(server, eva.email);
  await as(server).ok('POST /guardian-consents/answer', { body: yes(token) });
  expect(await isFound(talent)).toBe(true);
});

test('the link of the receipt takes the consent back at any time', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  await eva.give();
  server.setClock('2027-02-01T10:00:00Z');
  expect(await tokenFor(server, eva.email)).toBe(eva.token);
  expect(await eva.withdraw()).toMatchObject({ status: 'withdrawn', actions: [] });
  expect(await isFound(talent)).toBe(false);
  expect(await told.noticesOf(talent)).toEqual(['guardian.give', 'guardian.withdraw']);
  expect((await told.mailsTo(eva)).at(-1)).toBe('Samtycket är tillbakataget');
  expect((await consentsOf(talent)).map(({ is_given }) => is_given)).toEqual([true, false]);
  expect((await eva.refusal(yes(eva.token))).code).toBe('not_allowed_now');
});

test('an unanswered link dies after 30 days and can be sent again', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  server.setClock('2026-09-13T09:59:00Z');
  expect(await eva.view()).toMatchObject({ status: 'asked' });
  server.setClock('2026-09-13T10:00:00Z');
  expect((await eva.refusal(yes(eva.token))).code).toBe('dead_link');
  const back = as(server, await signInAs(server.services, talent.account_id));
  const expired = await back.ok('GET /talent/guardian');
  expect(expired.consent).toMatchObject({ is_expired: true, actions: ['ask-again', 'cancel'] });
  await back.ok('POST /talent/guardian/remind');
  const token = await tokenFor(server, eva.email);
  expect(await as(server).ok('POST /guardian-consents/answer', { body: yes(token) })).toMatchObject({
    status: 'given',
  });
});

test('a link that was never sent is dead', async () => {
  const { code } = await as(server).refusal('POST /guardian-consents/view', {
    body: { token: 'nobody-was-sent-this' },
  });
  expect(code).toBe('dead_link');
});

test('of two simultaneous answers of a guardian one counts', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  const call = (body: object) => as(server).raw('POST /guardian-consents/answer', { body });
  const answers = await Promise.all([call(yes(eva.token)), call({ token: eva.token, answer: 'refuse' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status } = await eva.view();
  expect(await isFound(talent)).toBe(status === 'given');
  expect(await told.noticesOf(talent)).toEqual([status === 'given' ? 'guardian.give' : 'guardian.refuse']);
});

test('naming another guardian ends the earlier link and consent, and the earlier guardian is told', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  await eva.give();
  const per = someGuardian();
  const now = await talent.api.ok('PUT /talent/guardian', { body: { ...per, guardian_name: 'Per Ek' } });
  expect(now.consent).toMatchObject({ status: 'asked', guardian_name: 'Per Ek' });
  expect(await isFound(talent)).toBe(false);
  expect((await told.mailsTo(eva)).at(-1)).toBe('Frågan om Alva gäller inte längre');
  expect((await eva.refusal({ token: eva.token, answer: 'withdraw' })).code).toBe('dead_link');
  const token = await tokenFor(server, per.guardian_email);
  await as(server).ok('POST /guardian-consents/answer', { body: yes(token) });
  expect(await isFound(talent)).toBe(true);
  expect(await consentsOf(talent)).toMatchObject([
    { given_by: 'guardian', is_given: true },
    { given_by: 'self', is_given: false },
    { given_by: 'guardian', is_given: true },
  ]);
});

test('a talent can take the question back', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  expect(await talent.api.ok('DELETE /talent/guardian')).toEqual(NOBODY);
  expect((await eva.refusal(yes(eva.token))).code).toBe('dead_link');
  expect((await talent.api.refusal('DELETE /talent/guardian')).code).toBe('not_allowed_now');
});

test('a talent names neither themselves, nor the same guardian twice a day, nor any when none is needed', async () => {
  const talent = await aMinor(server);
  const self = { guardian_name: 'Eva Ek', guardian_email: talent.email.toUpperCase() };
  expect((await talent.api.refusal('PUT /talent/guardian', { body: self })).code).toBe('guardian_is_self');
  const guardian = someGuardian();
  await talent.api.ok('PUT /talent/guardian', { body: guardian });
  expect((await talent.api.refusal('PUT /talent/guardian', { body: guardian })).code).toBe('guardian_asked_today');
  const grown = await aTalent(server);
  expect(await grown.api.ok('GET /talent/guardian')).toEqual({ ...NOBODY, is_needed: false });
  expect((await grown.api.refusal('PUT /talent/guardian', { body: guardian })).code).toBe('guardian_not_needed');
});

test('a talent neither sees nor changes another’s guardian', async () => {
  const [talent, other] = [await aMinor(server), await aMinor(server, 'Bo')];
  const eva = await askedGuardian(server, talent);
  expect((await other.api.ok('GET /talent/guardian')).consent).toBeNull();
  expect((await other.api.refusal('DELETE /talent/guardian')).code).toBe('not_allowed_now');
  expect((await other.api.refusal('POST /talent/guardian/remind')).code).toBe('not_allowed_now');
  await eva.give();
  expect(await isFound(talent)).toBe(true);
  expect(await isFound(other)).toBe(false);
});

test('on the eighteenth birthday no consent is needed any more', async () => {
  const talent = await aTalent(server, { first_name: 'Alva', birth_date: '2008-08-20' });
  const eva = await askedGuardian(server, talent);
  server.setClock('2026-08-19T21:59:00Z');
  expect(await isFound(talent)).toBe(false);
  server.setClock('2026-08-19T22:00:00Z');
  expect(await isFound(talent)).toBe(true);
  expect(await eva.view()).toMatchObject({ is_needed: false, age: 18, actions: [] });
  expect((await eva.refusal(yes(eva.token))).code).toBe('guardian_not_needed');
});
