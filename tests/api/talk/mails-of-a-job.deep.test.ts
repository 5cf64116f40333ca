/** The mails of one whole job to a talent: from the request to the payment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { preparePayouts } from '#server/features/money/payout/commands/prepare-payouts.ts';
import { mailDigests } from '#server/features/talk/notification/commands/mail-digests.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aRole, candidateOf } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, workIsApproved } from '../money/paid-people.ts';
import { type Told, toldBy } from './consequences.ts';

const ASKED = '2026-11-25';
const WORKS = '2026-12-10';
const PAID = '2026-12-17';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
afterAll(() => server.stop());

/** What happens by itself from a day to another, both at seven in the morning. */
async function live(from: string, to: string) {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    server.setClock(instantAt(day, '00:10'));
    await sweepDeadlines(server.services);
    await preparePayouts(server.services);
    server.setClock(instantAt(day, '07:00'));
    await mailDigests(server.services);
  }
}

/** One job of a talent, with the talent's choice of mails. @returns the subjects of the mails */
async function mailsOfOneJob(rate: 'at_once' | 'daily'): Promise<string[]> {
  server.setClock(instantAt(ASKED, '09:00'));
  const [company, approver, batcher] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
  const talent = await aTalent(server, { birth_date: '1990-05-05' });
  await talent.api.ok('PUT /talent/mails', { body: { work: rate, pay: rate, answers: rate } });
  const form = {
    dates: [{ kind: 'work' as const, starts_on: WORKS, ends_on: WORKS }],
    roles: [aRole({ terms: termsFor(kronor(10_000)) })],
  };
  const project = await aSignedProject(server, company, [talent], form);
  const { id: candidate_id } = await candidateOf(company, project.id, talent);
  const worker = { talent, candidate_id, project_id: project.id };
  await isTaxedAs(server, worker, 'A');
  await live(addDays(ASKED, 1), '2026-12-08');
  server.setClock(instantAt('2026-12-08', '12:00'));
  const params = { id: project.id, day: WORKS };
  const content = { call_time: '08:00', place: 'Slottsskogen', contact_name: 'Ina Ek', contact_phone: '070-999 88 77' };
  const { revision } = await company.api.ok('PUT /projects/:id/call-sheets/:day', {
    params,
    body: { content, revision: 0 },
  });
  await company.api.ok('POST /projects/:id/call-sheets/:day/publish', { params, body: { revision } });
  const { items: sheets } = await talent.api.ok('GET /talent/assignments/:id/call-sheets', {
    params: { id: candidate_id },
    query: {},
  });
  await talent.api.ok('POST /call-sheets/:id/read', { params: { id: sheets[0]?.id ?? '' }, body: { version: 1 } });
  await live('2026-12-09', addDays(WORKS, 1));
  await workIsApproved(server, company, worker, instantAt(addDays(WORKS, 1), '10:00'));
  await preparePayouts(server.services);
  await live(addDays(WORKS, 2), '2026-12-16');
  await server.services.scribe.settled();
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  const ids = items.map(({ id }) => id);
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids } });
  server.setClock(instantAt(PAID, '09:00'));
  const batch = await batcher.api.ok('POST /admin/batches', { body: { ids, execution_on: '2026-12-18' } });
  await batcher.api.ok('POST /admin/batches/:id/export', { params: { id: batch.id } });
  await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: batch.id } });
  await live(addDays(PAID, 1), addDays(PAID, 2));
  return (await told.mailsTo(talent)).filter((title) => !title.includes('konto'));
}

test('one whole job costs a talent fewer mails, of which only those bound to a day or a signature come at once', async () => {
  const [all, gathered] = [await mailsOfOneJob('at_once'), await mailsOfOneJob('daily')];
  const [BOOKED, CALLED] = [['Ny förfrågan', 'Projektet är aktiverat', 'Skriv under avtalet'], 'Dagsbesked'];
  const WORKED = ['Rapportera arbetet', 'Rapporten är godkänd', 'Ditt lönebesked', 'Dina pengar är på väg'];
  const kindOf = (title: string) => title.split(':')[0];
  expect(all.map(kindOf)).toEqual([...BOOKED, 'Avtalet är undertecknat', CALLED, ...WORKED]);
  expect(gathered.map(kindOf)).toEqual([
    ...BOOKED,
    CALLED,
    'En nyhet sedan sist',
    '2 nyheter sedan sist',
    'En nyhet sedan sist',
  ]);
});
