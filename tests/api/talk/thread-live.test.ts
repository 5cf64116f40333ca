/** Messages reach both sides of a thread, or all talents booked in a project, as live updates. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen, SOON } from '../kernel/live-stream.ts';

let server: TestServer;
let company: Company;
let talents: readonly [Talent, Talent];
let project_id: string;
let ids: readonly [string, string];
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
  talents = [await aTalent(server), await aTalent(server)];
  ({ id: project_id } = await aProject(server, company, { step: 5, asked: talents }));
  const [one, other] = talents;
  ids = [(await candidateOf(company, project_id, one)).id, (await candidateOf(company, project_id, other)).id];
});
afterAll(() => server.stop());

type Stream = Awaited<ReturnType<typeof listen>>;
let streams: readonly [Stream, Stream, Stream];
beforeEach(async () => {
  const [one, other] = talents;
  streams = [await listen(company, server), await listen(one, server), await listen(other, server)];
});
afterEach(closeStreams);

const write = (by: Person, id: string) =>
  by.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Hej' } });

/** The ids of threads with new messages, as each stream has reported them: the company's and the two talents'. */
const heard = () => streams.map((stream) => stream.heard().message?.toSorted());

test('a message in a thread is announced to both sides, whoever sends it', async () => {
  const [one] = talents;
  for (const by of [company, one]) {
    await write(by, ids[0]);
    await vi.waitFor(() => expect(heard()).toEqual([[ids[0]], [ids[0]], undefined]), SOON);
    closeStreams();
    streams = [await listen(company, server), await listen(one, server), await listen(talents[1], server)];
  }
});

test('a message to all booked talents is announced to each of them', async () => {
  await write(company, project_id);
  const all = [project_id, ...ids].toSorted();
  await vi.waitFor(() => expect(heard()).toEqual([all, all, all]), SOON);
});
