/**
 * Two guardians: one names the other, or the talent names both. Companies find the talent only when both have
 * consented.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aCompany, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START, someGuardian, tokenFor, yes } from './guardian-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setClock(START));
afterAll(() => server.stop());

const answer = (body: object) => as(server).raw('POST /guardian-consents/answer', { body });
const standing = (talent: Talent) => talent.api.ok('GET /talent/guardian');
const isConsented = async ({ talent_id }: Talent) => {
  const { rows } = await server.services.pool.query<{ date: string | null }>(
    'select guardian_consent_date as date from talents where id = $1',
    [talent_id],
  );
  return rows[0]?.date !== null;
};
const refusedAs = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;
const shared = (token: string, other: { guardian_name: string; guardian_email: string }) => ({
  ...yes(token),
  custody: 'shared',
  other_name: other.guardian_name,
  other_email: other.guardian_email,
});

test('the first guardian names the second, and only when both have said yes may the talent be found', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  const per = { ...someGuardian(), guardian_name: 'Per Ek' };
  expect((await answer({ ...yes(eva.token), custody: 'shared' })).body).toMatchObject({
    error: { fields: { other_name: 'Fyll i den andra vårdnadshavarens namn.' } },
  });
  expect(refusedAs(await answer(shared(eva.token, { ...per, guardian_email: eva.email })))).toBe('guardian_twice');
  expect(refusedAs(await answer(shared(eva.token, { ...per, guardian_email: talent.email })))).toBe('guardian_twice');
  expect((await answer(shared(eva.token, per))).body).toMatchObject({
    status: 'given',
    is_whole: false,
    other_name: 'Per Ek',
  });
  expect(await isConsented(talent)).toBe(false);
  expect(await standing(talent)).toMatchObject({
    is_whole: false,
    is_shared: true,
    consent: { status: 'given' },
    second: { status: 'asked', guardian_name: 'Per Ek' },
  });
  await answer({ ...yes(await tokenFor(server, per.guardian_email)), guardian_name: 'Per Ek' });
  expect(await isConsented(talent)).toBe(true);
  // Either guardian may withdraw, and the other's consent alone is not enough.
  await eva.withdraw();
  expect(await isConsented(talent)).toBe(false);
});

test('a talent who names both cannot go on with one of them by taking the other away', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  const per = someGuardian();
  const same = { ...per, guardian_email: eva.email.replace('@', '+per@') };
  expect((await talent.api.refusal('PUT /talent/second-guardian', { body: same })).code).toBe('guardian_twice');
  await talent.api.ok('PUT /talent/second-guardian', { body: per });
  // With a second guardian, no guardian can have sole custody, whatever the answer says.
  await eva.give();
  expect(await isConsented(talent)).toBe(false);
  await talent.api.ok('DELETE /talent/second-guardian');
  expect(await standing(talent)).toMatchObject({ is_whole: false, is_shared: true, second: null });
  expect(await isConsented(talent)).toBe(false);
});

test('a second guardian who is named later is waited for too', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  await eva.give();
  expect(await isConsented(talent)).toBe(true);
  const per = someGuardian();
  await talent.api.ok('PUT /talent/second-guardian', { body: per });
  expect(await isConsented(talent)).toBe(false);
  await answer(yes(await tokenFor(server, per.guardian_email)));
  expect(await isConsented(talent)).toBe(true);
});

test('after a second guardian is named and removed, the first one’s consent is not enough, in the rule and in the search alike', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  /** True if the consent is complete, by the answer to the talent, which must equal the column in the search. */
  const isWhole = async () => {
    const { is_whole, is_shared } = await standing(talent);
    expect(await isConsented(talent)).toBe(is_whole);
    return { is_whole, is_shared };
  };
  expect(await isWhole()).toEqual({ is_whole: false, is_shared: false });
  await eva.give();
  expect(await isWhole()).toEqual({ is_whole: true, is_shared: false });
  await talent.api.ok('PUT /talent/second-guardian', { body: someGuardian() });
  expect(await isWhole()).toEqual({ is_whole: false, is_shared: true });
  await talent.api.ok('DELETE /talent/second-guardian');
  expect(await isWhole()).toEqual({ is_whole: false, is_shared: true });

  // The consent of another second guardian makes the consent complete; removing that guardian makes it incomplete
  // again.
  const per = someGuardian();
  await talent.api.ok('PUT /talent/second-guardian', { body: per });
  await answer(yes(await tokenFor(server, per.guardian_email)));
  expect(await isWhole()).toEqual({ is_whole: true, is_shared: true });
  await talent.api.ok('DELETE /talent/second-guardian');
  expect(await isWhole()).toEqual({ is_whole: false, is_shared: true });

  // To correct a mistake, the first guardian withdraws the consent and gives it again with sole custody.
  await eva.withdraw();
  server.setClock('2026-08-15T10:00:00Z');
  await talent.api.ok('POST /talent/guardian/remind');
  await answer(yes(await tokenFor(server, eva.email)));
  expect(await isWhole()).toEqual({ is_whole: true, is_shared: false });
});

test('two guardians may consent at the same moment', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  const per = someGuardian();
  await talent.api.ok('PUT /talent/second-guardian', { body: per });
  const token = await tokenFor(server, per.guardian_email);
  const answers = await Promise.all([answer(yes(eva.token)), answer(yes(token))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await isConsented(talent)).toBe(true);
  expect((await standing(talent)).is_whole).toBe(true);
});

/** A booked talent with an agreement that the company has signed, and signatures of guardians by their links. */
async function signable(talent: Talent) {
  const company = await aCompany(server);
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const agreementOf = async () =>
    (await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items[0];
  const { id: agreement_id = '', sha256 } = (await agreementOf()) ?? {};
  const hash = { sha256: sha256 ?? '', accepts: true as const };
  const agreements = [{ id: agreement_id, sha256: hash.sha256 }];
  const signing = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body: signing });
  return {
    awaits: async () => (await agreementOf())?.awaits,
    async sign(email: string, name: string) {
      const { rows } = await server.services.pool.query<{ path: string }>(
        `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'`,
        [email],
      );
      const token = new URLSearchParams(rows[0]?.path.split('?')[1]).get('token') ?? '';
      await as(server).ok('POST /approvals/sign', { body: { token, name, ...hash } });
    },
    signAsTalent: () =>
      talent.api.ok('POST /agreements/:id/sign', {
        params: { id: agreement_id },
        body: { name: talent.name, ...hash },
      }),
  };
}

test('both guardians sign an agreement before the talent does', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  const per = someGuardian();
  await answer(shared(eva.token, per));
  await answer({ ...yes(await tokenFor(server, per.guardian_email)), guardian_name: 'Per Ek' });
  const { awaits, sign } = await signable(talent);
  await sign(eva.email, 'Eva Maria Ek');
  expect(await awaits()).toBe('guardian');
  await sign(per.guardian_email, 'Per Ek');
  expect(await awaits()).toBe('talent');
});

test('a second guardian who is named after the first has signed prevents nobody from signing', async () => {
  const talent = await aMinor(server);
  const eva = await askedGuardian(server, talent);
  await eva.give();
  const { awaits, sign, signAsTalent } = await signable(talent);
  await sign(eva.email, 'Eva Maria Ek');
  const per = someGuardian();
  await talent.api.ok('PUT /talent/second-guardian', { body: per });
  await answer(yes(await tokenFor(server, per.guardian_email)));
  expect(await awaits()).toBe('talent');
  expect((await signAsTalent()).status).toBe('signed');
});
