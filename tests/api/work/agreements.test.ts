import { describe, expect, test } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aMinor, askedGuardian, fromBrowserOf, START } from '../people/guardian-acts.ts';
import {
  agreementsOf,
  booked,
  bytesOf,
  company,
  companyCall,
  hash,
  openAgreements,
  server,
  signingToken,
  talentCall,
  told,
} from './agreement-acts.ts';

openAgreements();

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
