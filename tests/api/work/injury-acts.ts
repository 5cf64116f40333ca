/** Acts of talents, companies and finance with injuries at work. */
import { afterAll, beforeAll } from 'vitest';
import { anInjury } from '#tests/factories/injuries.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { somebodyWorks, type Worker } from '../money/paid-people.ts';

export const NOON = '2026-12-10T12:00:00Z';
export let server: TestServer;
export let company: Company;
export let admin: Person;

export const api = (person: Person) => signedInAnew(server, person);
/** A talent at work on 10 December 2026. */
export async function aWorkday(): Promise<Worker> {
  const worker = await somebodyWorks(server, company);
  server.setClock(NOON);
  return worker;
}
/** An injury that a talent has reported. */
export async function aReport(given: Parameters<typeof anInjury>[1] = {}) {
  const worker = await aWorkday();
  const body = anInjury(worker.candidate_id, given);
  await (await api(worker.talent)).ok('POST /work-injuries', { body });
  return { worker, id: body.id };
}
export const ownOf = async (person: Person, id: string) =>
  (await (await api(person)).ok('GET /work-injuries', { query: {} })).items.find((one) => one.id === id);
export const caseOf = async (id: string, group: 'open' | 'closed' = 'open') =>
  (await (await api(admin)).ok('GET /admin/work-injuries', { query: { group } })).items.find((one) => one.id === id);
export const wordsFor = async (person: Person, id: string) =>
  (await api(person)).call('GET /work-injuries/:id/words', { params: { id } });
export const act = async (id: string, command: 'mark-serious' | 'close') =>
  (await api(admin)).call(`POST /admin/work-injuries/:id/${command}`, { params: { id } });
export const note = async (id: string, command: 'tell-authority' | 'send', on = '2026-12-10') =>
  (await api(admin)).call(`POST /admin/work-injuries/:id/${command}`, { params: { id }, body: { on } });
export const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

/** Declares the test server of a test file. */
export function openInjuries(): void {
  beforeAll(async () => {
    server = await startTestServer({}, {}, { connections: 10 });
    [company, admin] = [await aCompany(server), await anAdmin(server)];
  });
  afterAll(() => server.stop());
}
