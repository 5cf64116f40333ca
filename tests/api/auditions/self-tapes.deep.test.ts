import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/people/recording/recording.rules.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { begin, clip, type Line, sendPart, sendWhole } from '../people/recording-sender.ts';

const HOUR = 3_600_000;
/** Time to the deadline in ms; long enough for the limits of an audition. */
const DUE = 120 * HOUR;

let server: TestServer;
let company: Company;
let talent: Talent;
let line: Line;
let project_id: string;
let invitation_id: string;
/** The instant at which the clock was stopped. */
let now: number;
const at = (ms: number) => new Date(now + ms).toISOString();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Invites the talent to an audition by tape with a deadline in five days. The talent has not answered. */
beforeEach(async () => {
  server.stopClock();
  now = server.services.clock().getTime();
  [company, talent] = [await aCompany(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  project_id = project.id;
  const { id: candidate_id } = await candidateOf(company, project_id, talent);
  const body = aTape({ deadline_date: at(DUE), max_takes: 2, max_minutes: 1 });
  const audition = await company.api.ok('POST /projects/:id/auditions', { params: { id: project_id }, body });
  const params = { id: audition.id };
  await company.api.ok('POST /auditions/:id/invitations', { params, body: { candidate_ids: [candidate_id] } });
  await company.api.ok('POST /auditions/:id/publish', { params, body: { revision: audition.revision } });
  const { items } = await talent.api.ok('GET /talent/invitations', { query: {} });
  invitation_id = items[0]?.id ?? '';
  line = { url: server.url, cookie: talent.cookie };
});

const accept = () =>
  talent.api.ok('POST /talent/invitations/:id/accept', { params: { id: invitation_id }, body: { message: '' } });
const call = () => talent.api.ok('GET /talent/invitations/:id', { params: { id: invitation_id } });
const tape = (more: object = {}) => ({ purpose: 'self_tape' as const, invitation_id, ...more });
const refused = async (more: object = {}) => {
  const body = { id: crypto.randomUUID(), purpose: 'self_tape' as const, invitation_id, replaces_id: null, bytes: 9 };
  return (await talent.api.refusal('POST /talent/recordings', { body: { ...body, ...more } })).code;
};
const seenBy = (api: Company['api']) => api.call('GET /invitations/:id/recordings', { params: { id: invitation_id } });
const itemsOf = async () =>
  (await company.api.ok('GET /invitations/:id/recordings', { params: { id: invitation_id } })).items;

test('a tape that was begun in time is handed in when it comes, also after the deadline', async () => {
  expect(await refused()).toBe('not_allowed_now');
  await accept();
  const bytes = clip('tape-1.mp4');
  const id = await begin(talent, bytes.length, tape());
  await sendPart(line, id, 0, bytes.subarray(0, 1000));
  server.setClock(at(DUE));
  talent = { ...talent, cookie: await signInAs(server.services, talent.account_id) };
  talent = { ...talent, api: as(server, talent.cookie) };
  expect(await refused()).toBe('deadline_passed');
  expect(await refused({ replaces_id: id })).toBe('deadline_passed');
  expect((await sendPart({ ...line, cookie: talent.cookie }, id, 1000, bytes.subarray(1000))).status).toBe(204);
  expect(await call()).toMatchObject({ status: 'done', sent_in_date: at(DUE), may_send: false });
  const { items } = await talent.api.ok('GET /talent/recordings', { query: { invitation_id } });
  expect(items).toMatchObject([{ id, position: 1, begun_date: at(0), received_date: at(DUE) }]);
});

test('takes are numbered, as many as are asked for, and counted as handed in as long as one is there', async () => {
  await accept();
  const [first, second] = [
    await sendWhole(line, talent, clip('tape-1.mp4'), tape()),
    await sendWhole(line, talent, clip('tape-2.mp4'), tape()),
  ];
  expect(await refused()).toBe('recordings_full');
  expect(await refused({ invitation_id: null })).toBe('not_found');
  expect(await refused({ purpose: 'showreel' })).toBe('not_found');
  const other = await aTalent(server);
  const body = { id: crypto.randomUUID(), purpose: 'self_tape' as const, invitation_id, replaces_id: null, bytes: 9 };
  expect((await other.api.refusal('POST /talent/recordings', { body })).code).toBe('not_found');
  // Replaces the first take: the new take has the first one's number.
  const third = await sendWhole(line, talent, clip('tape-2.mp4'), tape({ replaces_id: first }));
  await server.services.preparer.settled();
  expect((await itemsOf()).map(({ id, position }) => [id, position])).toEqual([
    [third, 1],
    [second, 2],
  ]);
  await talent.api.ok('POST /talent/recordings/:id/remove', { params: { id: third } });
  expect((await call()).status).toBe('done');
  await talent.api.ok('POST /talent/recordings/:id/remove', { params: { id: second } });
  expect(await call()).toMatchObject({ status: 'accepted', sent_in_date: null, may_send: true });
});

test('a file that turns out to be no film is not handed in', async () => {
  await accept();
  await sendWhole(line, talent, Buffer.from('Hej.'), tape());
  expect((await call()).status).toBe('done');
  await server.services.preparer.settled();
  expect((await call()).status).toBe('accepted');
});

test('members who cast see a tape until the role is closed to its talent; then its days are counted', async () => {
  await accept();
  const id = await sendWhole(line, talent, clip('tape-1.mp4'), tape());
  // The company sees at once that a take has arrived, but cannot play it yet.
  expect(await itemsOf()).toMatchObject([{ id, status: 'received' }]);
  expect((await company.api.refusal('GET /recordings/:id/address', { params: { id } })).code).toBe('not_allowed_now');
  await server.services.preparer.settled();
  expect(await itemsOf()).toMatchObject([{ id, status: 'ready', actions: [] }]);
  const member = async (role: 'caster' | 'reader') =>
    as(server, await signInAs(server.services, await aMember(server, company, role)));
  const status = async (api: Company['api']) => (await seenBy(api)).status;
  expect(await status(await member('caster'))).toBe(200);
  const reader = await member('reader');
  expect(await status(reader)).toBe(403);
  const addressOf = async (api: Company['api']) =>
    (await api.call('GET /recordings/:id/address', { params: { id } })).status;
  expect([await addressOf(company.api), await addressOf(reader)]).toEqual([200, 404]);
  const stranger = await aCompany(server);
  expect([await status(stranger.api), await addressOf(stranger.api)]).toEqual([404, 404]);

  // An address that the company got before the project was cancelled stops working, even in the middle of the film. The
  // talent's address still works.
  const { url } = await company.api.ok('GET /recordings/:id/address', { params: { id } });
  const own_url = (await talent.api.ok('GET /recordings/:id/address', { params: { id } })).url;
  const part = async (address: string, { cookie }: { cookie: string }) =>
    (await fetch(server.url + address, { headers: { cookie, range: 'bytes=9-99' } })).status;
  expect(await part(url, company)).toBe(206);
  await company.api.ok('POST /projects/:id/cancel', { params: { id: project_id }, body: { reason: 'Det regnar.' } });
  expect([await itemsOf(), await addressOf(company.api)]).toEqual([[], 404]);
  expect([await part(url, company), await part(own_url, talent)]).toEqual([404, 206]);
  const own = async () => (await talent.api.ok('GET /talent/recordings', { query: { invitation_id } })).items;
  expect(await own()).toMatchObject([{ delete_date: at(KEPT_DAYS * 24 * HOUR) }]);
  server.setClock(at(KEPT_DAYS * 24 * HOUR));
  await sweepDeadlines(server.services, ['recording']);
  const { rows } = await server.services.pool.query(
    `select r.status, f.deleted_date is not null as is_gone from recordings r
     join private_files f on f.noun = 'recording' and f.subject_id = r.id where r.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'deleted', is_gone: true }]);
});
