/** Terms that change after a decision about the work: its report, a cancelled day, a member's limit. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { as, type CallArgs, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent, signedInAnew } from '#tests/factories/people.ts';
import { aRole, candidateOf } from '#tests/factories/projects.ts';
import { approvedWork, plannedReport, WORKING_TERMS, type Working, working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const [MONDAY, TUESDAY, THURSDAY] = ['2026-08-17', '2026-08-18', '2026-08-20'] as const;
const AFTERWARDS = '2026-08-21T06:00:00Z';
const CHANGE = 'POST /projects/:id/agreements/change-terms';
const SIGN = 'POST /projects/:id/agreements/sign';

type Change = CallArgs<typeof CHANGE>;
interface Person {
  readonly api: Client;
  readonly name: string;
}

const day = (starts_on: string, ends_on = starts_on) => ({ kind: 'work' as const, starts_on, ends_on });
const query = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.services.pool.query(text, values)).rows as Row[];
const said = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  status === 200 ? 'done' : (body as ErrorBody).error.code;

const FORM = { dates: [day(MONDAY, TUESDAY), day(THURSDAY)], roles: [aRole({ terms: WORKING_TERMS })] };
/**
 * A talent booked for Monday, Tuesday and Thursday at 4 500 kr a day, with an agreement that both sides have signed.
 */
async function signed(): Promise<Working> {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const { id: project_id } = await aSignedProject(server, company, [talent], FORM);
  const { id } = await candidateOf(company, project_id, talent);
  return { company, talent, project_id, id };
}

async function newest({ company, project_id }: Working): Promise<AgreementSummary> {
  await server.services.scribe.settled();
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id: project_id }, query: {} });
  const [first] = items.sort((one, other) => other.version - one.version);
  if (!first) throw new Error('Who is booked has an agreement');
  return first;
}

/** The call that changes the newest version of the agreement to another daily fee, and to other days if given. */
async function changeOf(work: Working, fee: number, more: object = {}): Promise<Change> {
  const { id, status, awaits } = await newest(work);
  const agreed = await work.company.api.ok('GET /agreements/:id', { params: { id } });
  const { version, role_title, headcount, municipality_id, place, ...terms } = agreed.terms;
  const changed = { ...terms, fee: { ...terms.fee, amount_ore: kronor(fee) }, ...more };
  const body = { agreements: [{ id, status, awaits }], municipality_id, place, terms: changed };
  return { params: { id: work.project_id }, body } as unknown as Change;
}
async function offered(work: Working, fee: number, more: object = {}): Promise<AgreementSummary> {
  await work.company.api.ok(CHANGE, await changeOf(work, fee, more));
  return newest(work);
}

const signAs = async ({ api, name }: Person, work: Working) => {
  const { id, sha256 } = await newest(work);
  const agreements = [{ id, sha256: sha256 ?? '' }];
  return said(await api.raw(SIGN, { params: { id: work.project_id }, body: { name, accepts: true, agreements } }));
};
const talentCall = ({ talent }: Working, { id, sha256 }: AgreementSummary) => ({
  params: { id },
  body: { name: talent.name, accepts: true as const, sha256: sha256 ?? '' },
});
const signAsTalent = async (work: Working, agreement: AgreementSummary) =>
  said(await work.talent.api.raw('POST /agreements/:id/sign', talentCall(work, agreement)));

const feeOf = async ({ id }: Working) =>
  (
    await query<{ fee: number }>(
      `select (terms -> 'fee' ->> 'amount_ore')::int as fee from candidates where id = $1`,
      id,
    )
  )[0]?.fee;
const chargedFor = async ({ id }: Working) =>
  (
    await query<{ fee: number }>(
      `select (priced -> 'terms' -> 'fee' ->> 'amount_ore')::int as fee from charges where candidate_id = $1`,
      id,
    )
  ).map(({ fee }) => fee);

describe('once the report is decided', () => {
  test('no other terms are offered, on the screen or by a call', async () => {
    const work = await signed();
    server.setClock(AFTERWARDS);
    expect((await newest(work)).may_change_terms).toBe(true);
    // A member who casts does not sign for the company.
    const api = await signedInAnew(server, { account_id: await aMember(server, work.company, 'caster') });
    expect((await newest({ ...work, company: { ...work.company, api } })).may_change_terms).toBe(false);
    const call = await changeOf(work, 9_000);
    await approvedWork(work);
    expect((await newest(work)).may_change_terms).toBe(false);
    expect(said(await work.company.api.raw(CHANGE, call))).toBe('work_decided');
  });

  test('terms that were out are void, by a yes and by silence, and what was signed is paid', async () => {
    const silently = async () => {
      for (const at of ['2026-08-22', '2026-08-28', '2026-09-04']) {
        server.setClock(`${at}T06:00:00Z`);
        await sweepDeadlines(server.services);
      }
    };
    for (const decide of [approvedWork, silently]) {
      server.setClock('2026-08-13T08:00:00Z');
      const work = await signed();
      server.setClock(AFTERWARDS);
      const raised = await offered(work, 9_000);
      expect(await signAs(work.company, work)).toBe('done');
      await decide(work);
      expect(await newest(work)).toMatchObject({ id: raised.id, status: 'void' });
      // The talent's session has expired after these weeks.
      const api = as(server, await signInAs(server.services, work.talent.account_id));
      expect(await signAsTalent({ ...work, talent: { ...work.talent, api } }, raised)).toBe('not_allowed_now');
      expect(await feeOf(work)).toBe(450_000);
      expect(await chargedFor(work)).toEqual([450_000]);
    }
  });

  test('a first version that promises what holds is signed late all the same', async () => {
    const work = await working(server);
    const first = await newest(work);
    server.setClock(AFTERWARDS);
    await approvedWork(work);
    expect(await signAs(work.company, work)).toBe('done');
    expect(await signAsTalent(work, first)).toBe('done');
  });

  test('of a signature and a yes to the report at the same time, the charge has the fee of the terms that apply', async () => {
    for (let round = 0; round < 6; round += 1) {
      server.setClock('2026-08-13T08:00:00Z');
      const work = await signed();
      server.setClock(AFTERWARDS);
      const raised = await offered(work, 9_000);
      expect(await signAs(work.company, work)).toBe('done');
      const params = { id: work.id };
      const { version } = await work.talent.api.ok('POST /assignments/:id/report', {
        params,
        body: { version: 0, comment: '', work: (await plannedReport(work)) as never },
      });
      const approve = async () =>
        said(await work.company.api.raw('POST /assignments/:id/report/approve', { params, body: { version } }));
      const sign = () => signAsTalent(work, raised);
      const isFirst = round % 2 === 0;
      const answers = await Promise.all(isFirst ? [sign(), approve()] : [approve(), sign()]);
      const [signing, approving] = isFirst ? answers : answers.toReversed();
      expect([approving, ['done', 'not_allowed_now'].includes(signing ?? '')]).toEqual(['done', true]);
      const fee = signing === 'done' ? 900_000 : 450_000;
      expect([await feeOf(work), await chargedFor(work)]).toEqual([fee, [fee]]);
    }
  });
});

describe('a day that was cancelled', () => {
  const bookings = async (work: Working) => (await told.bookingsOf(work.project_id)).sort();
  async function cancel(work: Working, at: string) {
    server.setClock(at);
    const params = { id: work.project_id };
    const { items } = await work.company.api.ok('GET /projects/:id/bookings', { params, query: {} });
    const id = items.find(({ starts_on }) => starts_on === THURSDAY)?.id ?? '';
    await work.company.api.ok('POST /bookings/:id/cancel', { params: { id }, body: { reason: 'Scenen är struken.' } });
  }
  async function agreeOn(work: Working, fee: number, more: object = {}) {
    const version = await offered(work, fee, more);
    expect(await signAs(work.company, work)).toBe('done');
    expect(await signAsTalent(work, version)).toBe('done');
  }

  test('stays cancelled when something else is changed, and is worked after all when it is agreed on again', async () => {
    const work = await signed();
    await cancel(work, '2026-08-14T08:00:00Z');
    const days = [`${MONDAY} ${TUESDAY} confirmed`, `${THURSDAY} ${THURSDAY} cancelled`];
    expect(await bookings(work)).toEqual(days);
    await agreeOn(work, 5_000);
    expect(await bookings(work)).toEqual(days);
    const { plan } = await work.company.api.ok('GET /assignments/:id/report', { params: { id: work.id } });
    expect(plan.days.map(({ outcome, share }) => `${outcome} ${share}`)).toEqual([
      'done 10000',
      'done 10000',
      'cancelled 0',
    ]);
    const span = (starts_on: string, ends_on = starts_on) => ({
      ...day(starts_on, ends_on),
      call_time: null,
      end_time: null,
    });
    // The booking of THURSDAY is cancelled, so terms for that day alone would book no day, and are refused.
    const alone = await changeOf(work, 5_000, { days: [span(THURSDAY)] });
    expect(said(await work.company.api.raw(CHANGE, alone))).toBe('terms_incomplete');
    await agreeOn(work, 5_000, { days: [span(MONDAY, TUESDAY)] });
    await agreeOn(work, 5_000, { days: [span(MONDAY, TUESDAY), span(THURSDAY)] });
    expect(await bookings(work)).toEqual([...days, `${THURSDAY} ${THURSDAY} confirmed`]);
  });

  test('is paid by the terms at the time of the cancellation', async () => {
    const work = await signed();
    await cancel(work, '2026-08-19T08:00:00Z');
    const refusalOf = async (fee: number, more: object = {}) =>
      said(await work.company.api.raw(CHANGE, await changeOf(work, fee, more)));
    expect(await refusalOf(5_000)).toBe('cancelled_pay');
    const steps = [{ before: 0, unit: 'days', time: '00:00', points: 10_000 }];
    expect(await refusalOf(4_500, { cancellation: { steps, weather: null } })).toBe('cancelled_pay');
    const days = [{ ...day(MONDAY, TUESDAY), call_time: null, end_time: null }];
    expect(await refusalOf(4_500, { days })).toBe('cancelled_pay');
    expect(await refusalOf(4_500, { content_note: 'Regn från slang.' })).toBe('done');
  });

  test('since new terms were offered leaves them unsigned where they would pay otherwise for it', async () => {
    const work = await signed();
    const raised = await offered(work, 9_000);
    expect(await signAs(work.company, work)).toBe('done');
    await cancel(work, '2026-08-19T08:00:00Z');
    expect(await signAsTalent(work, raised)).toBe('cancelled_pay');
    expect(await feeOf(work)).toBe(450_000);
  });
});

describe('a report that is told already', () => {
  const reportOf = ({ talent, id }: Working) => talent.api.ok('GET /assignments/:id/report', { params: { id } });
  const span = (one: string, other = one) => ({ ...day(one, other), call_time: null, end_time: null });
  const SATURDAY = '2026-08-22';
  async function reported() {
    const work = await signed();
    server.setClock('2026-08-20T15:00:00Z');
    const body = { version: 0, comment: '', work: (await plannedReport(work, { kilometres: 30 })) as never };
    await work.talent.api.ok('POST /assignments/:id/report', { params: { id: work.id }, body });
    return work;
  }

  test('is asked for again when a day is signed after it, and the day is paid like the others', async () => {
    const work = await reported();
    const days = [span(MONDAY, TUESDAY), span(THURSDAY), span(SATURDAY)];
    await offered(work, 4_500, { days });
    expect(await signAs(work.company, work)).toBe('done');
    expect(await signAsTalent(work, await newest(work))).toBe('done');
    const anew = await reportOf(work);
    expect(anew).toMatchObject({ status: 'open', version: 2, last_day: SATURDAY, actions: [] });
    expect(anew.work).toMatchObject({ kilometres: 30, days: [{}, {}, {}, { day: SATURDAY, outcome: 'done' }] });
    // Silence approves the report on the 27th, counted from the new last work day and not from the earlier one.
    for (const at of ['2026-08-22', '2026-08-23', '2026-08-26', '2026-08-27']) {
      server.setClock(`${at}T06:00:00Z`);
      await sweepDeadlines(server.services);
      expect((await reportOf(work)).status).toBe(at === '2026-08-27' ? 'approved' : 'open');
    }
    const [charge] = await query<{ days: number; km: number }>(
      `select jsonb_array_length(priced -> 'work' -> 'days') as days, (priced -> 'work' ->> 'kilometres')::int as km
       from charges where candidate_id = $1`,
      work.id,
    );
    expect(charge).toEqual({ days: 4, km: 30 });
  });

  test('is unchanged if only the fee changes, and no new terms are agreed on during a dispute', async () => {
    const work = await reported();
    await offered(work, 5_000);
    expect(await signAs(work.company, work)).toBe('done');
    expect(await signAsTalent(work, await newest(work))).toBe('done');
    expect(await reportOf(work)).toMatchObject({ status: 'reported', version: 1 });
    const call = await changeOf(work, 6_000);
    const raised = await offered(work, 7_000);
    expect(await signAs(work.company, work)).toBe('done');
    await work.company.api.ok('POST /assignments/:id/report/dispute', {
      params: { id: work.id },
      body: { version: 1, lines: ['mileage'], words: 'Så långt är det inte.' },
    });
    expect(await signAsTalent(work, raised)).toBe('not_allowed_now');
    expect((await newest(work)).may_change_terms).toBe(false);
    expect(said(await work.company.api.raw(CHANGE, call))).toBe('changed_meanwhile');
  });
});

describe('a limit', () => {
  test('is held against what new terms cost more, when they are signed for the company', async () => {
    const work = await signed();
    const account_id = await aMember(server, work.company, 'producer');
    // 4 500 kr more for each of three days exceeds the limit; 100 kr more does not.
    await query('update company_members set limit_ore = $2 where account_id = $1', account_id, kronor(1_000));
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      'select name from accounts where id = $1',
      account_id,
    );
    const producer: Person = { api: as(server, await signInAs(server.services, account_id)), name };
    await producer.api.ok(CHANGE, await changeOf(work, 9_000));
    expect(await signAs(producer, work)).toBe('over_limit');
    expect(await newest(work)).toMatchObject({ status: 'to_sign', awaits: 'company' });
    // The owner, who has no limit, signs the producer's terms.
    expect(await signAs(work.company, work)).toBe('done');
    expect(await signAsTalent(work, await newest(work))).toBe('done');
    expect(await feeOf(work)).toBe(900_000);
    for (const fee of [9_100, 3_000]) {
      await producer.api.ok(CHANGE, await changeOf(work, fee));
      expect(await signAs(producer, work)).toBe('done');
    }
  });
});
