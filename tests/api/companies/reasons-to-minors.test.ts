/** Free text of a company reaches adult talents, and never a minor. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { OF_COMPANY, OF_TALENT } from '#tests/factories/reviews.ts';
import { approvedWork, plannedReport, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, FIFTEEN, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const WORDS = 'Ring mig på 070-123 45 67';

let server: TestServer;
let told: Told;
let company: Company;
let [minor, grown] = [] as unknown as [Talent, Talent];
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setClock(START);
  company = await aCompany(server);
  [minor, grown] = [await aMinor(server), await aTalent(server)];
  // By default these events wait for the mail of the next morning.
  for (const { api } of [minor, grown]) await api.ok('PUT /talent/mails', { body: { answers: 'at_once' } });
  await (await askedGuardian(server, minor)).give();
});

/** Names of the tables in which records of the talent, or messages to the talent or a guardian, contain the text. */
async function whereWritten({ talent_id, email }: Talent): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ place: string }>(
    `select distinct place from (
      select 'candidates' as place, to_jsonb(t)::text as words from candidates t where talent_id = $1
      union all select 'bookings', to_jsonb(t)::text from bookings t where talent_id = $1
      union all select 'invitations', to_jsonb(t)::text from invitations t where talent_id = $1
      union all select 'slot_wishes', to_jsonb(t)::text from slot_wishes t where talent_id = $1
      union all select 'notices', to_jsonb(t)::text from notices t where talent_id = $1
      union all select 'mails', t.content::text from outbox t where recipient = $2 or recipient in (
        select guardian_email from guardian_consents where talent_id = $1)
      union all select 'events', e.payload::text from events e join event_concerns c on c.event_id = e.id
        where c.noun = 'talent' and c.concerned_id = $1) as kept
     where words like '%' || $3 || '%' order by place`,
    [talent_id, email, WORDS],
  );
  return rows.map(({ place }) => place);
}
const ids = (project_id: string) =>
  Promise.all([minor, grown].map(async (talent) => (await candidateOf(company, project_id, talent)).id));

describe('a reason', () => {
  test('of a request that is withdrawn, of one or of many', async () => {
    for (const how of ['one', 'many'] as const) {
      const { id } = await aProject(server, company, { step: 3, asked: [minor, grown] });
      const candidate_ids = await ids(id);
      const body = { reason: `${WORDS} ${how}` };
      if (how === 'many') {
        const params = { id };
        const moved = { params, body: { candidate_ids, ...body } };
        expect(await company.api.ok('POST /projects/:id/candidates/withdraw', moved)).toMatchObject({ moved_count: 2 });
      } else {
        for (const one of candidate_ids)
          await company.api.ok('POST /candidates/:id/withdraw', { params: { id: one }, body });
      }
      const [ofMinor, ofGrown] = candidate_ids;
      const request = (talent: Talent, of = '') => talent.api.ok('GET /talent/requests/:id', { params: { id: of } });
      expect(await request(minor, ofMinor)).toMatchObject({ standing: 'withdrawn', closed_reason: null });
      expect(await request(grown, ofGrown)).toMatchObject({ standing: 'withdrawn', closed_reason: body.reason });
    }
    expect(await whereWritten(minor)).toEqual([]);
    expect(await whereWritten(grown)).toEqual(['candidates', 'events', 'mails', 'notices']);
    const withdrawn = (await told.noticesOf(minor)).filter((type) => type === 'candidate.withdraw');
    expect(withdrawn).toHaveLength(2);
  });

  test('of a project that is cancelled, to those who wait and to those who are booked', async () => {
    const waiting = await aProject(server, company, { step: 3, asked: [minor, grown] });
    await company.api.ok('POST /projects/:id/cancel', { params: { id: waiting.id }, body: { reason: WORDS } });
    expect([await whereWritten(minor), await whereWritten(grown)]).toEqual([
      [],
      ['candidates', 'events', 'mails', 'notices'],
    ]);
    const booked = await aProject(server, company, { step: 5, asked: [minor] });
    await company.api.ok('POST /projects/:id/cancel', { params: { id: booked.id }, body: { reason: WORDS } });
    expect(await whereWritten(minor)).toEqual([]);
    expect(await told.noticesOf(minor)).toEqual(expect.arrayContaining(['candidate.close', 'candidate.release']));
    // The company's own project keeps the text.
    expect(await company.api.ok('GET /projects/:id', { params: { id: booked.id } })).toMatchObject({
      cancel_reason: WORDS,
    });
  });

  test('of a booking that is cancelled', async () => {
    const { id } = await aProject(server, company, { step: 5, asked: [minor, grown] });
    const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
    for (const booking of items) {
      await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking.id }, body: { reason: WORDS } });
    }
    expect([await whereWritten(minor), await whereWritten(grown)]).toEqual([
      [],
      ['bookings', 'candidates', 'events', 'mails', 'notices'],
    ]);
    expect(await told.noticesOf(minor)).toContain('booking.cancel');
  });

  test('of a call that is withdrawn, an audition that is called off and a time that is not to be had', async () => {
    const wish = async (talent: Talent, id = '') => {
      await talent.api.ok('POST /talent/invitations/:id/wish', {
        params: { id },
        body: { words: 'Senare.', is_in_line: false },
      });
      const { rows } = await server.services.pool.query<{ id: string }>(
        'select id from slot_wishes where invitation_id = $1',
        [id],
      );
      return rows[0]?.id ?? '';
    };
    const first = await anAuditionDay(server, company, [minor, grown]);
    for (const [at, talent] of [minor, grown].entries()) {
      const id = await wish(talent, first.called[at]);
      await company.api.ok('POST /slot-wishes/:id/decline', { params: { id }, body: { reason: WORDS } });
    }
    const timeOf = async (talent: Talent, id = '') =>
      (await talent.api.ok('GET /talent/invitations/:id/time', { params: { id } })).answer;
    expect([await timeOf(minor, first.called[0]), await timeOf(grown, first.called[1])]).toEqual([null, WORDS]);
    expect([await whereWritten(minor), await whereWritten(grown)]).toEqual([
      [],
      ['events', 'mails', 'notices', 'slot_wishes'],
    ]);

    for (const id of first.called) {
      await company.api.ok('POST /invitations/:id/withdraw', { params: { id }, body: { reason: WORDS } });
    }
    const second = await anAuditionDay(server, company, [minor, grown]);
    await company.api.ok('POST /auditions/:id/cancel', { params: { id: second.id }, body: { reason: WORDS } });
    for (const { called } of [first, second]) {
      const own = (talent: Talent, id = '') => talent.api.ok('GET /talent/invitations/:id', { params: { id } });
      expect(await own(minor, called[0])).toMatchObject({ withdraw_reason: null });
      expect(await own(grown, called[1])).toMatchObject({ withdraw_reason: WORDS });
    }
    expect(await whereWritten(minor)).toEqual([]);
    expect(await told.noticesOf(minor)).toEqual(
      expect.arrayContaining(['slot_wish.decline', 'invitation.withdraw', 'invitation.call-off']),
    );
  });
});

describe('what a company writes of work that is done', () => {
  /** A talent of 15 whose last work day was yesterday. */
  async function worked(): Promise<Working> {
    server.setClock('2026-08-13T08:00:00Z');
    const work = await working(server);
    await server.services.pool.query(
      'update talents set birth_date = $2, guardian_consent_date = app_now() where id = $1',
      [work.talent.talent_id, FIFTEEN],
    );
    server.setClock('2026-08-21T06:00:00Z');
    return work;
  }
  const reportOf = ({ id, talent }: Working) => talent.api.ok('GET /assignments/:id/report', { params: { id } });

  test('of a report: its talent sees what was changed or disputed, and the administrator that settles it reads the words', async () => {
    const changed = await worked();
    const sent = async (work: Working, version: number, comment: string) => ({
      params: { id: work.id },
      body: { version, comment, work: (await plannedReport(work)) as never },
    });
    await changed.company.api.ok('POST /assignments/:id/report/adjust', await sent(changed, 0, WORDS));
    expect(await reportOf(changed)).toMatchObject({ status: 'adjusted', said_by: 'company', comment: '' });
    const params = { id: changed.id };
    expect(await changed.company.api.ok('GET /assignments/:id/report', { params })).toMatchObject({ comment: WORDS });
    await changed.talent.api.ok('POST /assignments/:id/report/dispute', {
      params,
      body: { version: 1, lines: ['travel'], words: 'Nej.' },
    });
    await changed.company.api.ok('POST /assignments/:id/report/explain', { params, body: { words: WORDS } });
    expect((await reportOf(changed)).dispute).toMatchObject({ words: 'Nej.', explanation: '' });

    const disputed = await worked();
    await disputed.talent.api.ok('POST /assignments/:id/report', await sent(disputed, 0, 'Som planerat.'));
    await disputed.company.api.ok('POST /assignments/:id/report/dispute', {
      params: { id: disputed.id },
      body: { version: 1, lines: ['travel'], words: WORDS },
    });
    expect((await reportOf(disputed)).dispute).toMatchObject({ by: 'company', lines: ['travel'], words: '' });
    const seen = await disputed.company.api.ok('GET /assignments/:id/report', { params: { id: disputed.id } });
    expect(seen.dispute?.words).toBe(WORDS);
    expect([await whereWritten(changed.talent), await whereWritten(disputed.talent)]).toEqual([[], []]);
  });

  test('of a review: its talent has the scores, and the words when they are grown', async () => {
    const work = await worked();
    await approvedWork(work);
    await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
    const params = { id: work.id };
    await work.company.api.ok('PUT /assignments/:id/review-of-talent', {
      params,
      body: { ...OF_TALENT, words: WORDS },
    });
    await work.talent.api.ok('PUT /assignments/:id/review-of-company', { params, body: OF_COMPANY });
    await work.company.api.ok('POST /assignments/:id/review/reply', { params, body: { reply: WORDS } });
    const own = async () => (await work.talent.api.ok('GET /talent/reviews', { query: {} })).items[0];
    expect(await own()).toMatchObject({
      company: { words: '', scores: OF_TALENT.scores },
      talent: { words: OF_COMPANY.words, reply: '' },
    });
    await server.services.pool.query(`update talents set birth_date = '1990-01-01' where id = $1`, [
      work.talent.talent_id,
    ]);
    expect(await own()).toMatchObject({ company: { words: WORDS }, talent: { reply: WORDS } });
  });
});
