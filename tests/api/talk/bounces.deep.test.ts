/** Mails that come back mark an address; the company reads it, the talent is not late, and no more mails are sent. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followReachNow } from '#server/features/casting/candidate/commands/follow-reach.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { bounceMail, INBOUND, postMail, returnAddresses } from './incoming-acts.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer(INBOUND);
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
beforeEach(() => server.setClock('2026-08-14T10:00:00Z'));
afterAll(() => server.stop());

async function asked(talent: Talent) {
  const project = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, project.id, talent);
  const row = async () => {
    const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id: project.id }, query: {} });
    return items.find((one) => one.id === id);
  };
  return { id, row };
}

const bounce = async (talent: Talent, status: string, nth = 0) =>
  postMail(server, bounceMail((await returnAddresses(server, talent.email))[nth] ?? '', status));

const reach = async (talent: Talent) => {
  const { rows } = await server.services.pool.query<{ unreached_code: string | null }>(
    'select unreached_code from accounts where id = $1',
    [talent.account_id],
  );
  return rows[0]?.unreached_code;
};

const passDays = async (instant: string) => {
  server.setClock(instant);
  await followReachNow(server.services);
  await sweepDeadlines(server.services);
  server.setClock('2026-08-14T10:00:00Z');
};

test('a request that bounced is shown as not reached, and its last day passes without making the talent late', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const [lost, reached] = [await asked(talent), await asked(other)];
  await bounce(talent, '5.1.1');
  expect(await reach(talent)).toBe('5.1.1');
  expect([(await lost.row())?.is_unreached, (await reached.row())?.is_unreached]).toEqual([true, false]);
  await passDays('2027-08-14T10:00:00Z');
  expect([(await lost.row())?.interest_status, (await reached.row())?.interest_status]).toEqual([
    'pending',
    'overdue_interest',
  ]);
});

test('a talent who opens the request, or whose address works again in time, is reached', async () => {
  const [opened, mended] = [await aTalent(server), await aTalent(server)];
  const [first, second] = [await asked(opened), await asked(mended)];
  await bounce(opened, '5.1.1');
  await bounce(mended, '5.1.1');
  await opened.api.ok('POST /talent/seen/:id', { params: { id: first.id } });
  await mended.api.ok('POST /account/email/works', {});
  await followReachNow(server.services);
  expect([(await first.row())?.is_unreached, (await second.row())?.is_unreached]).toEqual([false, false]);
  await passDays('2027-08-14T10:00:00Z');
  expect([(await first.row())?.interest_status, (await second.row())?.interest_status]).toEqual([
    'overdue_interest',
    'overdue_interest',
  ]);
});

test('a full mailbox marks an address on the third day, and refusals of one mail or without our mark never do', async () => {
  const [full, filtered] = [await aTalent(server), await aTalent(server)];
  for (const day of ['14', '15', '16']) {
    server.setClock(`2026-08-${day}T10:00:00Z`);
    await asked(full);
    expect(await reach(full)).toBe(null);
    await bounce(full, '4.2.2');
    // The same report again counts once.
    await bounce(full, '4.2.2');
  }
  expect(await reach(full)).toBe('4.2.2');
  await asked(filtered);
  await bounce(filtered, '5.7.1');
  const [mark = ''] = await returnAddresses(server, filtered.email);
  await postMail(server, bounceMail(mark.replace('studs+', 'studs+a').replace(/.@/, '@'), '5.1.1'));
  await postMail(server, bounceMail(filtered.email, '5.1.1'));
  expect(await reach(filtered)).toBe(null);
});

test('a bounce of a mail that was sent before the owner said the address works counts no more', async () => {
  const talent = await aTalent(server);
  await asked(talent);
  await bounce(talent, '5.1.1');
  server.setClock('2026-08-14T11:00:00Z');
  await talent.api.ok('POST /account/email/works', {});
  expect(await reach(talent)).toBe(null);
  await asked(talent);
  await bounce(talent, '5.1.1', 2);
  expect(await reach(talent)).toBe(null);
});

test('a provider posts bounces with its secret: by return address, or by address and time', async () => {
  const [one, two, three] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  for (const talent of [one, two, three]) await asked(talent);
  const post = (body: object, secret = INBOUND.MAIL_INBOUND_SECRET) =>
    fetch(`${server.url}/mail/bounces`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    });
  const [mark = ''] = await returnAddresses(server, one.email);
  const statuses = [
    await post({ return_address: mark, kind: 'hard', code: '5.1.1', more: 'ignored' }),
    await post({ email: two.email, sent_date: '2026-08-14T10:00:00Z', kind: 'hard' }),
    await post({ email: three.email, sent_date: '2026-08-14T10:00:00Z', kind: 'hard' }, 'en-annan-hemlighet'),
    await post({ kind: 'hard' }),
    await post({ email: 'nobody@example.com', sent_date: '2026-08-14T10:00:00Z', kind: 'hard' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 404, 400, 204]);
  expect([await reach(one), await reach(two), await reach(three)]).toEqual(['5.1.1', '5.0.0', null]);
});
