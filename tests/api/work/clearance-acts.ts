/** Acts of companies, guardians and administrators with clearances for minors. */
import { afterAll, beforeAll } from 'vitest';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

export let server: TestServer;
export let told: Told;

/** A Monday and a Saturday of one school week; the tests begin in August. */
export const [MONDAY, SATURDAY] = ['2026-09-14', '2026-09-19'];
export const CHAPERONE = { name: 'Eva Ek', phone: '070-123 45 67' };

export async function aChild(birth_date?: string) {
  server.setClock(START);
  const talent = birth_date ? await aTalent(server, { birth_date }) : await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  return { talent, guardian };
}

export type Hours = Pick<TermsSpan, 'call_time' | 'end_time'>;
export const NO_HOURS: Hours = { call_time: null, end_time: null };

/** A talent booked by a new company for one day. */
export async function booked(talent: Talent, day: string, hours: Hours = { call_time: '10:00', end_time: '12:00' }) {
  const company = await aCompany(server);
  const span = { kind: 'work' as const, starts_on: day, ends_on: day };
  const terms = { ...termsFor(ore(100_000)), days: [{ ...span, ...hours }] };
  const form = { dates: [span], roles: [aRole({ terms })] };
  const project = await aProject(server, company, { step: 5, asked: [talent], form });
  return { company, project, ...(await clearanceIn(company, project.id)) };
}

export async function clearanceIn(company: Company, id: string) {
  const { items } = await company.api.ok('GET /projects/:id/clearances', { params: { id }, query: {} });
  const [row] = items;
  if (!row) throw new Error('Nobody under 18 is booked');
  return { row, params: { id: row.id } };
}
export const lacksOf = ({ row }: { row: { lacks: { code: string }[] } }) => row.lacks.map(({ code }) => code);

/** The token of the newest link to an agreement in a mail to a guardian. */
export async function newestLink(email: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'
     order by split_part(dedupe_key, ' ', 2)::bigint desc limit 1`,
    [email],
  );
  return new URLSearchParams(rows[0]?.path.split('?')[1]).get('token') ?? '';
}

/**
 * The company and the guardian sign the agreement.
 * @returns the guardian's link
 */
export async function signed(company: Company, project_id: string, email: string): Promise<string> {
  await server.services.scribe.settled();
  const params = { id: project_id };
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params, query: {} });
  const agreements = items.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params, body });
  const token = await newestLink(email);
  const signing = { token, name: 'Eva Maria Ek', accepts: true as const, sha256: items[0]?.sha256 ?? '' };
  await as(server).ok('POST /approvals/sign', { body: signing });
  return token;
}

/** Changes days or hours by a new agreement that the company, the guardian and the talent sign. */
export async function agreedOn(talent: Talent, company: Company, project_id: string, email: string, days: TermsSpan[]) {
  const params = { id: project_id };
  const newest = async () => {
    await server.services.scribe.settled();
    const { items } = await company.api.ok('GET /projects/:id/agreements', { params, query: {} });
    const found = items.sort((one, other) => other.version - one.version)[0];
    if (!found) throw new Error('There is an agreement');
    return found;
  };
  const signAsTalent = async () => {
    const { id, sha256 } = await newest();
    const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
    await talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  };
  if ((await newest()).awaits === 'talent') await signAsTalent();
  const { id, status, awaits } = await newest();
  const agreed = await company.api.ok('GET /agreements/:id', { params: { id } });
  const { version, role_title, headcount, municipality_id, place, ...terms } = agreed.terms;
  const body = { agreements: [{ id, status, awaits }], municipality_id, place, terms: { ...terms, days } };
  await company.api.ok('POST /projects/:id/agreements/change-terms', { params, body: body as never });
  const next = await newest();
  const agreements = [{ id: next.id, sha256: next.sha256 ?? '' }];
  const signing = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params, body: signing });
  const token = await newestLink(email);
  const approval = { token, name: 'Eva Maria Ek', accepts: true as const, sha256: next.sha256 ?? '' };
  await as(server).ok('POST /approvals/sign', { body: approval });
  await signAsTalent();
}
export const spanOf = (day: string, call_time: string, end_time: string): TermsSpan => ({
  kind: 'work',
  starts_on: day,
  ends_on: day,
  call_time,
  end_time,
});

/** Declares the test server of a test file. */
export function openClearing(): void {
  beforeAll(async () => {
    server = await startTestServer();
    told = toldBy(server);
  });
  afterAll(() => server.stop());
}
