/** Terms that change after a booking: a new version of the agreement. The earlier terms apply until it is signed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AgreementDetails, AgreementSummary } from '#contract/work/agreement.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import type { CallArgs } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

/** The first of the three work days that a project begins with. */
const FIRST = '2026-09-13';

const agreementsOf = async (id: string): Promise<AgreementSummary[]> =>
  (await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;
const detailsOf = (id: string): Promise<AgreementDetails> => company.api.ok('GET /agreements/:id', { params: { id } });

async function booked(talent: Talent) {
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const [first] = await agreementsOf(id);
  if (!first) throw new Error('Who is booked has an agreement');
  return { id, talent, first };
}
type Booked = Awaited<ReturnType<typeof booked>>;

type Change = CallArgs<'POST /projects/:id/agreements/change-terms'>['body'];
/** The body that changes the fee of an agreement, and its days if given. */
async function changeOf({ id, status, awaits }: AgreementSummary, fee: number, days?: TermsSpan[]): Promise<Change> {
  const { version, role_title, headcount, municipality_id, place, ...terms } = (await detailsOf(id)).terms;
  const changed = { ...terms, fee: { ...terms.fee, amount_ore: kronor(fee) }, days: days ?? terms.days };
  const body = { agreements: [{ id, status, awaits }], municipality_id, place, terms: changed };
  return body as unknown as Change;
}
async function change({ id }: Booked, body: Change) {
  await company.api.ok('POST /projects/:id/agreements/change-terms', { params: { id }, body });
  await server.services.scribe.settled();
  return newestOf(id);
}
async function newestOf(id: string): Promise<AgreementSummary> {
  const newest = (await agreementsOf(id)).sort((one, other) => other.version - one.version)[0];
  if (!newest) throw new Error('There is an agreement');
  return newest;
}

const companyCall = ({ id }: Booked, agreement: AgreementSummary) => ({
  params: { id },
  body: {
    name: company.name,
    accepts: true as const,
    agreements: [{ id: agreement.id, sha256: agreement.sha256 ?? '' }],
  },
});
const talentCall = ({ talent }: Booked, { id, sha256 }: AgreementSummary) => ({
  params: { id },
  body: { name: talent.name, accepts: true as const, sha256: sha256 ?? '' },
});
const signAsCompany = (here: Booked, agreement: AgreementSummary) =>
  company.api.ok('POST /projects/:id/agreements/sign', companyCall(here, agreement));
const signAsTalent = (here: Booked, agreement: AgreementSummary) =>
  here.talent.api.ok('POST /agreements/:id/sign', talentCall(here, agreement));
async function signed(here: Booked, agreement: AgreementSummary) {
  await signAsCompany(here, agreement);
  await signAsTalent(here, agreement);
  await server.services.scribe.settled();
  return newestOf(here.id);
}
const assignmentOf = ({ talent, first }: Booked) =>
  talent.api.ok('GET /talent/assignments/:id', { params: { id: first.candidate_id } });

test('a signed version is valid until the next one is signed, which then sets terms, days and bookings', async () => {
  const here = await booked(await aTalent(server));
  const v1 = await signed(here, here.first);
  const days = [aSpan(FIRST), aSpan(addDays(FIRST, 5))];
  const v2 = await change(here, await changeOf(v1, 6_000, days));
  expect(v2).toMatchObject({ version: 2, status: 'to_sign', awaits: 'company' });
  expect(await assignmentOf(here)).toMatchObject({ fee: { amount_ore: kronor(4_500) } });
  expect(await told.bookingsOf(here.id)).toEqual([`${FIRST} ${addDays(FIRST, 2)} confirmed`]);
  server.setClock(addDays(START.slice(0, 10), 1) + START.slice(10));
  await sweepDeadlines(server.services);
  expect(await told.mailsTo(company)).toContain('Ett avtal väntar på er underskrift');
  server.setClock(START);
  await signAsCompany(here, v2);
  expect(await told.mailsTo(here.talent)).toContain('Nya villkor att skriva under: Höstkampanj');
  const read = await here.talent.api.ok('GET /agreements/:id', { params: { id: v2.id } });
  expect(read.former_terms).toEqual((await detailsOf(v1.id)).terms);
  expect(JSON.stringify(read.text)).toContain(`ersätter det här avtalet avtal ${v1.number}`);

  await signAsTalent(here, v2);
  await server.services.scribe.settled();
  expect((await detailsOf(v2.id)).versions.map(({ version, status }) => [version, status])).toEqual([
    [2, 'signed'],
    [1, 'replaced'],
  ]);
  expect(await assignmentOf(here)).toMatchObject({ fee: { amount_ore: kronor(6_000) }, terms: { days } });
  expect(await told.bookingsOf(here.id)).toEqual([
    `${FIRST} ${addDays(FIRST, 2)} cancelled`,
    `${FIRST} ${FIRST} confirmed`,
    `${addDays(FIRST, 5)} ${addDays(FIRST, 5)} confirmed`,
  ]);
  // Both sides can still read and download the version that has been replaced.
  for (const person of [here.talent, company]) {
    const { url } = await person.api.ok('POST /agreements/:id/document', { params: { id: v1.id } });
    const { status } = await fetch(server.url + url, { headers: { cookie: person.cookie } });
    expect(status).toBe(200);
  }
});

test('a no leaves the signed version; without one, the same or other terms are offered again', async () => {
  const here = await booked(await aTalent(server));
  await signAsCompany(here, here.first);
  const decline = (id: string) =>
    here.talent.api.ok('POST /agreements/:id/decline', { params: { id }, body: { reason: 'Fel arvode.' } });
  await decline(here.first.id);
  const again = await change(here, await changeOf(await newestOf(here.id), 4_500));
  expect(again).toMatchObject({ version: 2, status: 'to_sign' });
  const v2 = await signed(here, again);
  const v3 = await change(here, await changeOf(v2, 7_000));
  await signAsCompany(here, v3);
  await decline(v3.id);
  expect((await detailsOf(v2.id)).status).toBe('signed');
  expect(await assignmentOf(here)).toMatchObject({ fee: { amount_ore: kronor(4_500) }, agreement: { id: v2.id } });
});

test('the company can take back an unsigned version, and never a signed one', async () => {
  const here = await booked(await aTalent(server));
  const v1 = await signed(here, here.first);
  const params = { id: v1.id };
  expect((await company.api.refusal('POST /agreements/:id/take-back', { params })).code).toBe('not_allowed_now');
  const v2 = await change(here, await changeOf(v1, 6_000));
  await signAsCompany(here, v2);
  expect((await company.api.ok('POST /agreements/:id/take-back', { params: { id: v2.id } })).status).toBe('void');
  expect((await here.talent.api.refusal('POST /agreements/:id/sign', talentCall(here, v2))).code).toBe(
    'not_allowed_now',
  );
});

test('no version is offered that is valid already, lacks something or changes days that have begun', async () => {
  const here = await booked(await aTalent(server));
  const refusalOf = async (body: Change) =>
    (await company.api.refusal('POST /projects/:id/agreements/change-terms', { params: { id: here.id }, body })).code;
  expect(await refusalOf(await changeOf(here.first, 4_500))).toBe('terms_unchanged');
  expect(await refusalOf(await changeOf(here.first, 0))).toBe('terms_incomplete');
  expect(await refusalOf(await changeOf(here.first, 5_000, [aSpan('2026-08-01')]))).toBe('days_begun');
});

test('if another company has booked the days since, the signature is refused, and nothing is half done', async () => {
  const here = await booked(await aTalent(server));
  const v1 = await signed(here, here.first);
  const taken = addDays(FIRST, 9);
  const v2 = await change(here, await changeOf(v1, 6_000, [aSpan(FIRST), aSpan(taken)]));
  await signAsCompany(here, v2);
  const other = await aCompany(server);
  await aProject(server, other, {
    step: 5,
    asked: [here.talent],
    form: { dates: [{ kind: 'work', starts_on: taken, ends_on: taken }] },
  });
  const refused = await here.talent.api.refusal('POST /agreements/:id/sign', talentCall(here, v2));
  expect(refused.code).toBe('booking_clash');
  expect((await detailsOf(v1.id)).status).toBe('signed');
  expect((await detailsOf(v2.id)).signatures).toHaveLength(1);
  expect(await told.bookingsOf(here.id)).toEqual([`${FIRST} ${addDays(FIRST, 2)} confirmed`]);
});

test('of a simultaneous signature and change of terms one comes first, and the other caller is told that it changed', async () => {
  const here = await booked(await aTalent(server));
  const call = { params: { id: here.id }, body: await changeOf(here.first, 5_000) };
  const route = 'POST /projects/:id/agreements/change-terms';
  // Two simultaneous calls of the company.
  const [made, bySigner] = await Promise.all([
    company.api.raw(route, call),
    company.api.raw('POST /projects/:id/agreements/sign', companyCall(here, here.first)),
  ]);
  expect([made.status, bySigner.status].sort()).toEqual([200, 409]);
  await server.services.scribe.settled();
  const now = await newestOf(here.id);
  if (now.awaits === 'company') await signAsCompany(here, now);
  // A call of the talent and a call of the company at the same time.
  const waiting = await newestOf(here.id);
  const [signing, changing] = await Promise.all([
    here.talent.api.raw('POST /agreements/:id/sign', talentCall(here, waiting)),
    company.api.raw(route, { params: { id: here.id }, body: await changeOf(waiting, 8_000) }),
  ]);
  expect([signing.status, changing.status].sort()).toEqual([200, 409]);
  const stale = await company.api.refusal(route, {
    params: { id: here.id },
    body: { ...call.body, agreements: [{ id: here.first.id, status: 'to_sign', awaits: 'company' }] },
  });
  expect(stale.code).toBe('changed_meanwhile');
});

test('of 32 simultaneous signatures of a later version one is kept, and it takes effect once', async () => {
  const here = await booked(await aTalent(server));
  const v1 = await signed(here, here.first);
  const v2 = await change(here, await changeOf(v1, 6_000, [aSpan(addDays(FIRST, 6))]));
  await signAsCompany(here, v2);
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => here.talent.api.raw('POST /agreements/:id/sign', talentCall(here, v2))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(31).fill(409)]);
  expect((await detailsOf(v2.id)).signatures).toHaveLength(2);
  expect((await told.bookingsOf(here.id)).filter((booking) => booking.endsWith('confirmed'))).toHaveLength(1);
});

test('a signed day after the dates of the project is worked before the company is asked to confirm the work', async () => {
  const here = await booked(await aTalent(server));
  const v1 = await signed(here, here.first);
  const LATER = '2026-09-25';
  const days = [aSpan(FIRST, addDays(FIRST, 2)), aSpan(LATER)];
  await signed(here, await change(here, await changeOf(v1, 4_500, days)));
  const params = { id: here.id };
  const statusAt = async (instant: string) => {
    server.setClock(instant);
    await sweepDeadlines(server.services);
    return (await company.api.ok('GET /projects/:id', { params })).status;
  };
  const asked = async () => (await told.eventsOf(here.id)).filter((type) => type === 'project.ask-completion').length;
  expect([await statusAt('2026-09-16T06:00:00Z'), await statusAt('2026-09-22T06:00:00Z'), await asked()]).toEqual([
    'active',
    'active',
    0,
  ]);
  expect((await company.api.refusal('POST /projects/:id/complete', { params })).code).toBe('work_not_over');
  expect(await statusAt(`${LATER}T00:10:00Z`)).toBe('active');
  expect(await told.bookingsOf(here.id)).toContain(`${LATER} ${LATER} confirmed`);
  expect([await statusAt('2026-09-26T06:00:00Z'), await asked()]).toEqual(['active', 1]);
  expect([await statusAt('2026-09-30T06:00:00Z'), await statusAt('2026-10-01T06:00:00Z')]).toEqual([
    'active',
    'completed',
  ]);
});
