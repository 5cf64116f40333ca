/** Acts of companies and talents with options, in two processes on one database. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { OptionView } from '#contract/casting/option.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf, type ProjectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

export let server: TestServer;
/** Another process on the same database. */
export let second: TestServer;
export let told: Told;

/** Declares the two processes for a test file. Their clocks are set to START before each test. */
export function openTwoProcesses(): void {
  beforeAll(async () => {
    server = await startTestServer();
    second = await startTestServer({ DATABASE_URL: server.services.env.database_url ?? '' });
    told = toldBy(server);
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });
  beforeEach(() => setClock(START));
}

export function setClock(at: string) {
  server.setClock(at);
  second.setClock(at);
}
export const later = (hours: number) => new Date(Date.parse(START) + hours * 3_600_000).toISOString();
export const sweep = () => sweepDeadlines(server.services);

export interface Asking {
  readonly company: Company;
  readonly candidate: CandidateRow;
  readonly project_id: string;
  /** The candidate as the company sees it now. */
  now(): Promise<CandidateRow>;
}

/** A company with a talent who has said yes, by default for the days of `aForm`. */
export async function asking(talent: Talent, form: Partial<ProjectForm> = {}, at = server): Promise<Asking> {
  const company = await aCompany(at);
  const { id: project_id } = await aProject(at, company, { step: 4, asked: [talent], form });
  const candidate = await candidateOf(company, project_id, talent);
  return { company, candidate, project_id, now: () => candidateOf(company, project_id, talent) };
}
export const inLine = async (talent: Talent, count: number): Promise<Asking[]> => {
  const line: Asking[] = [];
  for (let n = 0; n < count; n++) {
    const one = await asking(talent);
    await give(one);
    line.push(one);
  }
  return line;
};

export const paramsOf = ({ candidate }: Asking) => ({ params: { id: candidate.id } });
export const until = (days: number, ends_at = '12:00') => ({ ends_on: addDays(dayOf(START), days), ends_at });
export const give = (one: Asking, body = until(5)): Promise<OptionView> =>
  one.company.api.ok('POST /candidates/:id/option', { ...paramsOf(one), body });
export const giveRefused = async (one: Asking, body = until(5)) =>
  (await one.company.api.refusal('POST /candidates/:id/option', { ...paramsOf(one), body })).code;
export const challenge = (one: Asking) => one.company.api.ok('POST /candidates/:id/option/challenge', paramsOf(one));
export const release = (one: Asking) => one.company.api.ok('POST /candidates/:id/option/release', paramsOf(one));
export const passOver = (one: Asking) =>
  one.company.api.ok('POST /candidates/:id/reject', { ...paramsOf(one), body: {} });
export const book = async (one: Asking) => {
  await one.company.api.ok('POST /candidates/:id/approve', { ...paramsOf(one), body: {} });
  await one.company.api.ok('POST /projects/:id/activate', { params: { id: one.project_id }, body: {} });
};
export const standOf = async (one: Asking) => {
  const { option } = await one.now();
  return option && `${option.rank} ${option.status}`;
};
export const stands = (line: readonly Asking[]) => Promise.all(line.map(standOf));
export const shownTo = async (talent: Talent, one: Asking) =>
  (await talent.api.ok('GET /talent/requests/:id', paramsOf(one))).option;
export const newsOf = async (one: Asking) =>
  (await told.noticesOfCompany(one.company)).filter((type) => type.startsWith('option.'));
export const newsFor = async (talent: Talent) =>
  (await told.noticesOf(talent)).filter((type) => type.startsWith('option.'));
