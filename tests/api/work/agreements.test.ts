/**
 * Agreements over HTTP: made at activation, signed in order, stored as PDF; minors, refusals, and many at the same
 * time.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { inNorway } from '#tests/factories/places.ts';
import { aProject } from '#tests/factories/projects.ts';
import { endLeases, leaseAsKilled } from '#tests/support/leases.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, fromBrowserOf, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());

/** A project in which these talents are booked and whose agreements are printed. */
async function booked(...asked: Talent[]) {
  server.setClock(START);
  company = await aCompany(server);
  const project = await aProject(server, company, { step: 5, asked });
  await server.services.scribe.settled();
  return { project, agreements: await agreementsOf(project.id) };
}
const agreementsOf = async (id: string): Promise<AgreementSummary[]> =>
  (await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;

const shown = (agreements: readonly AgreementSummary[]) =>
  agreements.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
const companyCall = (project_id: string, agreements: readonly AgreementSummary[], name = company.name) => ({
  params: { id: project_id },
  body: { name, accepts: true as const, agreements: shown(agreements) },
});
const talentCall = ({ id, sha256 }: AgreementSummary, talent: Talent) => ({
  params: { id },
  body: { name: talent.name, accepts: true as const, sha256: sha256 ?? '' },
});

/** The token of the newest link for signing in a mail to a guardian. */
async function signingToken(email: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'
     order by split_part(dedupe_key, ' ', 2)::bigint desc limit 1`,
    [email],
  );
  return new URLSearchParams(rows[0]?.path.split('?')[1]).get('token') ?? '';
}

async function bytesOf(person: Talent | Company, id: string): Promise<Buffer> {
  const { url } = await person.api.ok('POST /agreements/:id/document', { params: { id } });
  const response = await fetch(server.url + url, { headers: { cookie: person.cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('an agreement is made for each booked talent, signed by the company in one go and then by each talent, and kept as a PDF', async () => {
  const [one, other] = [await aTalent(server, { first_name: 'Ada' }), await aTalent(server, { first_name: 'Bo' })];
  const { project, agreements } = await booked(one, other);
  expect(agreements.map(({ status, awaits, actions }) => [status, awaits, actions])).toEqual([
    ['to_sign', 'company', ['sign-for-company', 'take-back']],
    ['to_sign', 'company', ['sign-for-company', 'take-back']],
  ]);
  expect(await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements))).toEqual({
    signed_count: 2,
  });
  const [first, second] = await agreementsOf(project.id);
  expect([first?.awaits, second?.awaits]).toEqual(['talent', 'talent']);
  expect(await told.noticesOf(one)).toContain('agreement.pass-to-talent');

  const mine = [first, second].find((agreement) => agreement?.talent_name === one.name) as AgreementSummary;
  const read = await one.api.ok('GET /agreements/:id', { params: { id: mine.id } });
  expect(read.text?.sections.map(({ heading }) => heading)).toContain('Rätten att visa materialet');
  const unsigned = await bytesOf(one, mine.id);
  expect(hash(unsigned)).toBe(mine.sha256);

  const signed = await one.api.ok('POST /agreements/:id/sign', talentCall(mine, one));
  expect(signed).toMatchObject({ status: 'signed', awaits: null, actions: [] });
  expect(signed.signatures.map(({ party, signer_name }) => [party, signer_name])).toEqual([
    ['company', company.name],
    ['talent', one.name],
  ]);
  await server.services.scribe.settled();
  const [mineIs, companys] = [await bytesOf(one, mine.id), await bytesOf(company, mine.id)];
  expect(mineIs.equals(companys)).toBe(true);
  expect(mineIs.equals(unsigned)).toBe(false);
  expect(await told.noticesOfCompany(company)).toContain('agreement.sign');
  expect(await told.eventsOf(mine.id)).toEqual([
    'agreement.draft',
    'agreement.offer',
    'agreement.sign-for-company',
    'agreement.pass-to-talent',
    'agreement.sign',
  ]);
});

test('no party signs out of turn, under another name, another document, or another party’s document', async () => {
  const [talent, stranger] = [await aTalent(server), await aTalent(server)];
  const { project, agreements } = await booked(talent);
  const agreement = agreements[0] as AgreementSummary;
  const early = await talent.api.refusal('POST /agreements/:id/sign', talentCall(agreement, talent));
  expect(early.code).toBe('not_allowed_now');
  const call = companyCall(project.id, agreements);
  const named = await company.api.refusal(
    'POST /projects/:id/agreements/sign',
    companyCall(project.id, agreements, 'Annan Person'),
  );
  expect(named.code).toBe('name_differs');
  const otherBytes = [{ id: agreement.id, sha256: '0'.repeat(64) }];
  const changed = await company.api.refusal('POST /projects/:id/agreements/sign', {
    ...call,
    body: { ...call.body, agreements: otherBytes },
  });
  expect(changed.code).toBe('changed_meanwhile');
  const elsewhere = await aCompany(server);
  const foreign = await elsewhere.api.refusal('POST /projects/:id/agreements/sign', {
    ...call,
    body: { ...call.body, name: elsewhere.name },
  });
  expect(foreign.code).toBe('not_found');
  for (const route of ['GET /agreements/:id', 'POST /agreements/:id/document'] as const) {
    expect((await stranger.api.refusal(route, { params: { id: agreement.id } })).code).toBe('not_found');
  }
  expect((await agreementsOf(project.id))[0]?.awaits).toBe('company');
});

test('of 32 simultaneous signatures of one agreement a single one is kept, and the other callers are told that it is done', async () => {
  const talent = await aTalent(server);
  const { project, agreements } = await booked(talent);
  const call = companyCall(project.id, agreements);
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => company.api.raw('POST /projects/:id/agreements/sign', call)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(31).fill(409)]);
  const { rows } = await server.services.pool.query('select party from agreement_signatures where agreement_id = $1', [
    agreements[0]?.id,
  ]);
  expect(rows).toEqual([{ party: 'company' }]);
});

describe('an agreement of a talent under 18', () => {
  async function withGuardian() {
    server.setClock(START);
    const minor = await aMinor(server);
    const guardian = await askedGuardian(server, minor);
    await guardian.give();
    const { project, agreements } = await booked(minor);
    await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
    return { minor, guardian, project, agreement: agreements[0] as AgreementSummary };
  }
  const api = () => as(server);

  test('waits for the guardian, who signs by a link, and then for the talent', async () => {
    const { minor, guardian, project, agreement } = await withGuardian();
    expect((await agreementsOf(project.id))[0]?.awaits).toBe('guardian');
    const early = await minor.api.refusal('POST /agreements/:id/sign', talentCall(agreement, minor));
    expect(early.code).toBe('not_allowed_now');
    const token = await signingToken(guardian.email);
    const view = await api().ok('POST /approvals/view', { body: { token } });
    expect(view).toMatchObject({ status: 'asked', guardian_name: 'Eva Maria Ek', actions: ['sign', 'decline'] });
    const body = { token, name: 'eva maria ek', accepts: true as const, sha256: view.sha256 };
    const own = await fromBrowserOf(server, minor);
    expect((await own.refusal('POST /approvals/sign', { body })).code).toBe('guardian_childs_browser');
    expect((await api().ok('POST /approvals/sign', { body })).status).toBe('signed');
    expect((await api().refusal('POST /approvals/sign', { body })).code).toBe('not_allowed_now');
    const signed = await minor.api.ok('POST /agreements/:id/sign', talentCall(agreement, minor));
    expect(signed.signatures.map(({ party }) => party)).toEqual(['company', 'guardian', 'talent']);
  });

  test('ends when the guardian does not sign, and both sides are told why', async () => {
    const { minor, guardian, project } = await withGuardian();
    const token = await signingToken(guardian.email);
    await api().ok('POST /approvals/decline', { body: { token, reason: 'Skolan går före.' } });
    expect((await agreementsOf(project.id))[0]).toMatchObject({
      status: 'declined',
      decline_reason: 'Skolan går före.',
    });
    expect(await told.noticesOf(minor)).toContain('agreement.decline-by-guardian');
    expect(await told.noticesOfCompany(company)).toContain('agreement.decline-by-guardian');
  });

  test('a guardian who takes the consent back signs nothing, and a new one is asked', async () => {
    const { minor, guardian, agreement } = await withGuardian();
    const token = await signingToken(guardian.email);
    const { sha256 } = await api().ok('POST /approvals/view', { body: { token } });
    await guardian.withdraw();
    const body = { token, name: 'Eva Maria Ek', accepts: true as const, sha256 };
    expect((await api().refusal('POST /approvals/sign', { body })).code).toBe('dead_link');
    const other = await askedGuardian(server, minor);
    await other.give();
    const fresh = await signingToken(other.email);
    await api().ok('POST /approvals/sign', { body: { ...body, token: fresh } });
    await minor.api.ok('POST /agreements/:id/sign', talentCall(agreement, minor));
  });

  test('a guardian who does not answer is reminded twice, by a fresh link that replaces the one before', async () => {
    const { guardian } = await withGuardian();
    const first = await signingToken(guardian.email);
    for (const instant of ['2026-08-15T10:30:00Z', '2026-08-16T10:30:00Z', '2026-08-20T10:30:00Z']) {
      server.setClock(instant);
      await sweepDeadlines(server.services);
    }
    const subjects = await told.mailsTo(guardian);
    expect(subjects.filter((subject) => subject.startsWith('Påminnelse: avtalet'))).toHaveLength(2);
    expect((await api().refusal('POST /approvals/view', { body: { token: first } })).code).toBe('dead_link');
  });

  test('goes on to the talent without the guardian on the eighteenth birthday', async () => {
    server.setClock(START);
    const minor = await aTalent(server, { first_name: 'Alva', birth_date: '2008-08-16' });
    const guardian = await askedGuardian(server, minor);
    await guardian.give();
    const { project, agreements } = await booked(minor);
    await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
    server.setClock('2026-08-15T20:00:00Z');
    await sweepDeadlines(server.services);
    expect((await agreementsOf(project.id))[0]?.awaits).toBe('guardian');
    server.setClock('2026-08-16T10:00:00Z');
    await sweepDeadlines(server.services);
    expect((await agreementsOf(project.id))[0]?.awaits).toBe('talent');
    server.setClock(START);
  });
});

test('a talent that declines to sign says why, and a cancelled project leaves nothing to sign', async () => {
  const [talent, other] = [await aTalent(server, { first_name: 'Ada' }), await aTalent(server, { first_name: 'Bo' })];
  const { project, agreements } = await booked(talent, other);
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
  const mine = agreements.find(({ talent_name }) => talent_name === talent.name) as AgreementSummary;
  const params = { id: mine.id };
  const declined = await talent.api.ok('POST /agreements/:id/decline', { params, body: { reason: 'Fel arvode.' } });
  expect(declined.status).toBe('declined');
  expect(await told.noticesOfCompany(company)).toContain('agreement.decline');
  await company.api.ok('POST /projects/:id/cancel', { params: { id: project.id }, body: { reason: 'Regn.' } });
  expect((await agreementsOf(project.id)).map(({ status }) => status).sort()).toEqual(['declined', 'void']);
});

test('a talent who does not sign is reminded after a day and after two, however many look at once', async () => {
  const talent = await aTalent(server);
  const { project, agreements } = await booked(talent);
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
  for (const instant of [
    '2026-08-15T09:00:00Z',
    '2026-08-15T10:30:00Z',
    '2026-08-15T11:00:00Z',
    '2026-08-16T10:30:00Z',
    '2026-08-19T10:30:00Z',
  ]) {
    server.setClock(instant);
    await Promise.all([1, 2, 3].map(() => sweepDeadlines(server.services)));
  }
  const notices = await told.noticesOf(talent);
  expect(notices.filter((type) => type === 'agreement.remind')).toHaveLength(2);
});

test('a company that does not sign is reminded after a day and after two, once for all of a project', async () => {
  await booked(await aTalent(server), await aTalent(server));
  const reminded = async () =>
    (await told.mailsTo(company)).filter((subject) => subject === '2 avtal väntar på er underskrift').length;
  const counts: number[] = [];
  for (const instant of [
    '2026-08-15T09:00:00Z',
    '2026-08-15T10:30:00Z',
    '2026-08-16T10:30:00Z',
    '2026-08-19T10:30:00Z',
  ]) {
    server.setClock(instant);
    await sweepDeadlines(server.services);
    counts.push(await reminded());
  }
  expect(counts).toEqual([0, 1, 2, 2]);

  const { project: signed, agreements: all } = await booked(await aTalent(server), await aTalent(server));
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(signed.id, all));
  server.setClock('2026-08-15T10:30:00Z');
  await sweepDeadlines(server.services);
  expect(await reminded()).toBe(0);
});

test('a signed agreement is never changed or removed, by any role in any way', async () => {
  const talent = await aTalent(server);
  const { project, agreements } = await booked(talent);
  const agreement = agreements[0] as AgreementSummary;
  await company.api.ok('POST /projects/:id/agreements/sign', companyCall(project.id, agreements));
  await talent.api.ok('POST /agreements/:id/sign', talentCall(agreement, talent));
  await server.services.scribe.settled();
  const { pool } = server.services;
  const documentsOf =
    '(select document_id from agreements where id = $1 union select signed_document_id from agreements where id = $1)';
  for (const text of [
    'delete from agreements where id = $1',
    'update agreements set document_id = signed_document_id where id = $1',
    'update agreements set signed_document_id = document_id where id = $1',
    'delete from agreement_signatures where agreement_id = $1',
    `update agreement_signatures set signer_name = 'X' where agreement_id = $1`,
    `delete from documents where id in ${documentsOf}`,
    `update documents set snapshot = '{}' where id in ${documentsOf}`,
    `update private_files set deleted_date = app_now() where id in (select file_id from documents where id in ${documentsOf})`,
    `delete from private_files where id in (select file_id from documents where id in ${documentsOf})`,
  ]) {
    await expect(pool.query(text, [agreement.id]), text).rejects.toThrow(/never|not be changed/);
  }
});

test('an agreement that a dead process left unprinted is printed by another process, once', async () => {
  server.setClock(START);
  company = await aCompany(server);
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  await leaseAsKilled(server, 'agreements');
  await server.services.scribe.settled();
  expect((await agreementsOf(project.id))[0]?.status).toBe('draft');
  await endLeases(server, 'agreements');
  await Promise.all([server.services.scribe.settled(), server.services.scribe.settled()]);
  const [agreement] = await agreementsOf(project.id);
  expect(agreement?.status).toBe('to_sign');
  const { rows } = await server.services.pool.query('select id from documents where subject_id = $1', [agreement?.id]);
  expect(rows).toHaveLength(1);
});

test('the agreement of a company abroad has the number and the address of its country', async () => {
  server.setClock(START);
  const [admin, talent] = [await anAdmin(server), await aTalent(server)];
  company = await aCompany(server);
  const params = { id: company.company_id };
  await admin.api.ok('PUT /admin/companies/:id/place', { params, body: inNorway() });
  const { limit_ore } = await admin.api.ok('GET /admin/credit-lines/:id', { params });
  const body = { limit_ore, seen_limit_ore: limit_ore, prepayment: 'none' as const, reason: 'Ett känt företag.' };
  await admin.api.ok('POST /admin/credit-lines/:id/set', { params, body });
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const [made] = await agreementsOf(project_id);
  const { text } = await talent.api.ok('GET /agreements/:id', { params: { id: made?.id ?? '' } });
  const [party] = text?.parties ?? [];
  expect(party?.lines.slice(1, -1)).toEqual(['Storgata 1', '0155 Oslo', 'Norge', 'Reg.nr 923609016']);
});

test('a name that cannot be printed is told to the administrators once, and the agreement is printed when it is written otherwise', async () => {
  const admin = await anAdmin(server);
  const talent = await aTalent(server, { first_name: '李娜', last_name: 'Ek' });
  const { project, agreements } = await booked(talent);
  expect(agreements[0]?.status).toBe('draft');
  server.setClock('2026-08-14T10:03:00Z');
  await server.services.scribe.settled();
  const told = async () => {
    const { items } = await admin.api.ok('GET /admin/to-do');
    const waiting = items.find(({ what }) => what === 'unprintable_agreements');
    const { rows } = await server.services.pool.query(
      `select message from notices where audience = 'admin' and type = 'agreement.unprintable'`,
    );
    return [waiting?.count ?? 0, rows.map(({ message }) => message)];
  };
  expect(await told()).toEqual([1, [expect.stringContaining('”李娜 Ek”')]]);
  await talent.api.ok('PATCH /talent/profile', { body: { first_name: 'Li Na' } });
  await endLeases(server, 'agreements');
  await server.services.scribe.settled();
  const agreement = await talent.api.ok('GET /agreements/:id', { params: { id: agreements[0]?.id ?? '' } });
  expect(agreement.text?.parties.at(-1)?.lines).toEqual(['Li Na Ek']);
  expect((await agreementsOf(project.id))[0]?.status).toBe('to_sign');
  expect((await told())[0]).toBe(0);
});
