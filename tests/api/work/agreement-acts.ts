/** Acts of both parties with agreements. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { aCompany, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

export let server: TestServer;
export let told: Told;
export let company: Company;

/** A project in which these talents are booked and whose agreements are printed. */
export async function booked(...asked: Talent[]) {
  server.setClock(START);
  company = await aCompany(server);
  const project = await aProject(server, company, { step: 5, asked });
  await server.services.scribe.settled();
  return { project, agreements: await agreementsOf(project.id) };
}
export const agreementsOf = async (id: string, { api } = company): Promise<AgreementSummary[]> =>
  (await api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;

const shown = (agreements: readonly AgreementSummary[]) =>
  agreements.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
export const companyCall = (project_id: string, agreements: readonly AgreementSummary[], name = company.name) => ({
  params: { id: project_id },
  body: { name, accepts: true as const, agreements: shown(agreements) },
});
export const talentCall = ({ id, sha256 }: AgreementSummary, talent: Talent) => ({
  params: { id },
  body: { name: talent.name, accepts: true as const, sha256: sha256 ?? '' },
});

/** The token of the newest link for signing in a mail to a guardian. */
export async function signingToken(email: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'
     order by split_part(dedupe_key, ' ', 2)::bigint desc limit 1`,
    [email],
  );
  return new URLSearchParams(rows[0]?.path.split('?')[1]).get('token') ?? '';
}

export async function bytesOf(person: Talent | Company, id: string): Promise<Buffer> {
  const { url } = await person.api.ok('POST /agreements/:id/document', { params: { id } });
  const response = await fetch(server.url + url, { headers: { cookie: person.cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}
export const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Declares the test server of a test file. */
export function openAgreements(): void {
  beforeAll(async () => {
    server = await startTestServer();
    told = toldBy(server);
  });
  afterAll(() => server.stop());
}
