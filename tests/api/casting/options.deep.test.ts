/** Options over HTTP: the queue for a talent's days, challenges, deadlines, and the effects of a booking. */
import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aForm, aProject, candidateOf, sayNo } from '#tests/factories/projects.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import {
  type Asking,
  asking,
  book,
  challenge,
  give,
  giveRefused,
  inLine,
  later,
  newsFor,
  newsOf,
  openTwoProcesses,
  paramsOf,
  release,
  server,
  setClock,
  shownTo,
  standOf,
  stands,
  sweep,
  told,
  until,
} from './option-acts.ts';

openTwoProcesses();

describe('the line for the days of a talent', () => {
  test('ranks options in the order they are given, notifies the talent, and shows no company the others in the queue', async () => {
    const talent = await aTalent(server);
    const [first, other] = [await asking(talent), await asking(talent)];
    expect((await first.now()).may_give_option).toBe(true);
    const given = await give(first, until(5, '12:00'));
    // Noon in Sweden in summer is ten o'clock in UTC.
    expect(given).toMatchObject({ rank: 1, status: 'open', ends_date: `${addDays(dayOf(START), 5)}T10:00:00.000Z` });
    expect((await first.now()).may_give_option).toBe(false);
    expect(await give(other)).toMatchObject({ rank: 2, actions: ['challenge', 'release'] });
    expect(await shownTo(talent, first)).toMatchObject({ rank: 1, actions: ['release-by-talent'] });
    const { items } = await talent.api.ok('GET /talent/requests', { query: { group: 'answered' } });
    expect(items.map(({ option }) => option?.rank).sort()).toEqual([1, 2]);
    expect(await newsFor(talent)).toEqual(['option.give', 'option.give']);
    expect(await told.mailsTo(talent)).toContain('1:a option: Ryttare');
    const said = JSON.stringify([await other.now(), await told.noticesOfCompany(other.company)]);
    expect(said).not.toContain(first.company.company_name);
  });

  test('has three places, and no second one for a company in line', async () => {
    const talent = await aTalent(server);
    const [first] = await inLine(talent, 3);
    expect(await giveRefused(await asking(talent))).toBe('options_full');
    expect(await giveRefused(first as Asking)).toBe('changed_meanwhile');
  });

  test('is about days: other days are another line, also those between days of one role', async () => {
    const talent = await aTalent(server);
    const on = (from: number) => ({
      kind: 'work' as const,
      starts_on: addDays(dayOf(START), from),
      ends_on: addDays(dayOf(START), from),
    });
    const around = await asking(talent, { dates: [on(30), on(40)] });
    const between = await asking(talent, { dates: [on(35)] });
    const end = await asking(talent, { dates: [on(40)] });
    await give(around);
    expect((await give(between)).rank).toBe(1);
    expect((await give(end)).rank).toBe(2);
  });

  test('takes no talent without a yes, passed over or booked, and no option without a sensible end', async () => {
    const talent = await aTalent(server);
    const one = await asking(talent);
    for (const body of [until(-1), until(31), until(0, '00:01')]) {
      expect(await giveRefused(one, body), JSON.stringify(body)).toBe('option_end_unfit');
    }
    await sayNo(talent, one.candidate.id);
    expect(await giveRefused(one)).toBe('not_interested');
    const passedOver = await asking(talent);
    await passedOver.company.api.ok('POST /candidates/:id/reject', { ...paramsOf(passedOver), body: {} });
    expect(await giveRefused(passedOver)).toBe('not_allowed_now');
    expect((await passedOver.now()).may_give_option).toBe(false);
    const [late, booked] = [await asking(talent), await asking(talent)];
    await book(booked);
    expect(await giveRefused(late)).toBe('booking_clash');
    expect(await giveRefused(booked)).toBe('project_not_casting');
  });

  test('keeps no day from a company without an option: it may book', async () => {
    const talent = await aTalent(server);
    const [holder] = await inLine(talent, 1);
    await book(await asking(talent));
    expect(await standOf(holder as Asking)).toBe('1 lapsed');
  });

  test('moves up when one is released, by either side, and notifies both', async () => {
    const talent = await aTalent(server);
    const [a, b, c] = (await inLine(talent, 3)) as [Asking, Asking, Asking];
    await talent.api.ok('POST /talent/requests/:id/option/release', paramsOf(a));
    expect(await stands([a, b, c])).toEqual(['1 released', '1 open', '2 open']);
    expect(await shownTo(talent, a)).toBeNull();
    expect([await newsOf(a), await newsOf(b), await newsOf(c)]).toEqual([
      ['option.release-by-talent'],
      ['option.become-first'],
      ['option.become-second'],
    ]);
    await release(b);
    expect(await stands([b, c])).toEqual(['1 released', '1 open']);
    const later = ['option.become-first', 'option.become-second', 'option.release', 'option.become-first'];
    expect((await newsFor(talent)).slice(3)).toEqual(later);
    // The talent's yes is unchanged, so the company may give a new option, which is last in the queue.
    expect((await give(a)).rank).toBe(2);
  });
});

describe('a challenge', () => {
  test('gives the first 24 hours, after which its option lapses and the challenger is first', async () => {
    const talent = await aTalent(server);
    const [a, b, c] = (await inLine(talent, 3)) as [Asking, Asking, Asking];
    expect((await c.company.api.refusal('POST /candidates/:id/option/challenge', paramsOf(c))).code).toBe(
      'option_not_second',
    );
    expect(await challenge(b)).toMatchObject({ status: 'open', awaited_until: later(24) });
    expect((await a.now()).option).toMatchObject({ status: 'challenged', answer_until: later(24) });
    expect(await shownTo(talent, a)).toMatchObject({ status: 'challenged', answer_until: later(24) });
    expect((await b.company.api.refusal('POST /candidates/:id/option/challenge', paramsOf(b))).code).toBe(
      'option_challenged',
    );
    expect(await told.mailsTo(a.company)).toContain(`Optionen på ${talent.name} är utmanad`);
    setClock(later(23.9));
    await sweep();
    expect(await standOf(a)).toBe('1 challenged');
    setClock(later(24));
    await sweep();
    expect(await stands([a, b, c])).toEqual(['1 lapsed', '1 open', '2 open']);
    expect(await newsOf(a)).toEqual(['option.face-challenge', 'option.lapse-unanswered']);
    expect(await newsOf(b)).toEqual(['option.become-first']);
  });

  test('is over when the first releases, or the challenger goes', async () => {
    const talent = await aTalent(server);
    const [a, b, c] = (await inLine(talent, 3)) as [Asking, Asking, Asking];
    await challenge(b);
    await release(b);
    expect(await stands([a, c])).toEqual(['1 open', '2 open']);
    expect(await newsOf(a)).toEqual(['option.face-challenge', 'option.stand-again']);
    setClock(later(25));
    await sweep();
    await challenge(c);
    await release(a);
    expect(await standOf(c)).toBe('1 open');
    // The deadline of the first challenge does not apply to a later one.
    setClock(later(26));
    await sweep();
    expect(await standOf(c)).toBe('1 open');
  });

  test('is not for a company against itself', async () => {
    const talent = await aTalent(server);
    const [a] = (await inLine(talent, 1)) as [Asking];
    const project = await aProject(server, a.company, { step: 4, asked: [talent] });
    const candidate = await candidateOf(a.company, project.id, talent);
    const own = { ...a, candidate };
    expect((await give(own)).rank).toBe(2);
    expect((await own.company.api.refusal('POST /candidates/:id/option/challenge', paramsOf(own))).code).toBe(
      'option_not_second',
    );
  });

  test('to an option that ends before 24 hours have passed is lost at that end', async () => {
    const talent = await aTalent(server);
    const [a, b] = [await asking(talent), await asking(talent)];
    const { ends_date } = await give(a, until(0, '23:00'));
    await give(b);
    await challenge(b);
    expect((await a.now()).option).toMatchObject({ status: 'challenged', answer_until: ends_date });
    setClock(ends_date);
    await sweep();
    expect(await stands([a, b])).toEqual(['1 lapsed', '1 open']);
    expect(await newsOf(a)).toEqual(['option.face-challenge', 'option.lapse']);
  });
});

describe('an option ends', () => {
  test('at its end, and not before', async () => {
    const talent = await aTalent(server);
    const [a] = (await inLine(talent, 1)) as [Asking];
    const ends = Date.parse((await a.now()).option?.ends_date ?? '');
    setClock(new Date(ends - 1).toISOString());
    await sweep();
    expect(await standOf(a)).toBe('1 open');
    setClock(new Date(ends).toISOString());
    await sweep();
    expect(await standOf(a)).toBe('1 lapsed');
    expect([await newsFor(talent), await newsOf(a)]).toEqual([['option.give', 'option.lapse'], ['option.lapse']]);
  });

  test('as a booking for whoever books, and lapses for the others on those days, who hear that alone', async () => {
    const talent = await aTalent(server);
    const [a, b] = (await inLine(talent, 2)) as [Asking, Asking];
    const days = { kind: 'work' as const, starts_on: addDays(dayOf(START), 60), ends_on: addDays(dayOf(START), 60) };
    const elsewhere = await asking(talent, { dates: [days] });
    await give(elsewhere);
    await book(b);
    expect(await stands([a, b, elsewhere])).toEqual(['1 lapsed', '2 confirmed', '1 open']);
    expect([await newsOf(a), await newsOf(b)]).toEqual([['option.lapse-booked'], []]);
  });

  test('as a booking also when its time is over and the sweep has not ended it yet, so that the booked talent hears no more of it', async () => {
    const talent = await aTalent(server);
    const [a, b] = (await inLine(talent, 2)) as [Asking, Asking];
    setClock((await a.now()).option?.ends_date ?? '');
    await book(a);
    await sweep();
    expect(await standOf(a)).toBe('1 confirmed');
    expect(await newsFor(talent)).toEqual(['option.give', 'option.give']);
    expect([await newsOf(a), await newsOf(b)]).toEqual([[], ['option.lapse-booked']]);
  });

  test('with the request: withdrawn, answered no, passed over, the project cancelled or activated without it', async () => {
    const [talent, chosen] = [await aTalent(server), await aTalent(server)];
    const reason = { reason: 'Det regnar.' };
    const endings: [string, (one: Asking) => Promise<unknown>][] = [
      ['withdraw', (one) => one.company.api.ok('POST /candidates/:id/withdraw', { ...paramsOf(one), body: reason })],
      ['no', (one) => sayNo(talent, one.candidate.id)],
      ['reject', (one) => one.company.api.ok('POST /candidates/:id/reject', { ...paramsOf(one), body: {} })],
      [
        'cancel',
        (one) => one.company.api.ok('POST /projects/:id/cancel', { params: { id: one.project_id }, body: reason }),
      ],
      [
        'activate',
        async (one) => {
          const params = { id: (await candidateOf(one.company, one.project_id, chosen)).id };
          await one.company.api.ok('POST /candidates/:id/approve', { params, body: {} });
          const body = { accepts_short_roles: true };
          await one.company.api.ok('POST /projects/:id/activate', { params: { id: one.project_id }, body });
        },
      ],
    ];
    const next = await asking(talent);
    for (const [name, end] of endings) {
      const company = await aCompany(server);
      const form = { roles: aForm(server).roles.map((role) => ({ ...role, headcount: 2 })) };
      const { id: project_id } = await aProject(server, company, { step: 4, asked: [talent, chosen], form });
      const candidate = await candidateOf(company, project_id, talent);
      const one: Asking = { company, candidate, project_id, now: () => candidateOf(company, project_id, talent) };
      await give(one);
      expect((await give(next)).rank, name).toBe(2);
      await end(one);
      const { rows } = await server.services.pool.query('select status from options where candidate_id = $1', [
        candidate.id,
      ]);
      expect(rows, name).toEqual([{ status: 'released' }]);
      expect(await standOf(next), name).toBe('1 open');
      await release(next);
    }
  });

  test('with the consent of a guardian, who takes it back', async () => {
    const minor = await aMinor(server);
    const guardian = await askedGuardian(server, minor);
    await guardian.give();
    const one = await asking(minor);
    await give(one);
    await guardian.withdraw();
    const { rows } = await server.services.pool.query('select status from options where candidate_id = $1', [
      one.candidate.id,
    ]);
    expect(rows).toEqual([{ status: 'released' }]);
  });

  test('at its end, even before the deadline job has run: nobody sees it open or can challenge it', async () => {
    const talent = await aTalent(server);
    const [a, b] = [await asking(talent), await asking(talent)] as const;
    await give(a, until(1));
    await give(b);
    setClock(later(26.1));
    expect([await standOf(a), await shownTo(talent, a), (await a.now()).option?.actions]).toEqual([
      '1 lapsed',
      null,
      [],
    ]);
    const challenged = await b.company.api.refusal('POST /candidates/:id/option/challenge', paramsOf(b));
    // The call first ends the lapsed option, so the challenger is already first and is refused. The refusal rolls this
    // back, so the stored rank is still 2.
    expect([challenged.code, await standOf(b)]).toEqual(['option_not_second', '2 open']);
  });

  test('with the right of its company, of which the talent is notified without the reason', async () => {
    const talent = await aTalent(server);
    const [a, b] = (await inLine(talent, 2)) as [Asking, Asking];
    const body = { reason: 'Obetald faktura.' };
    await (await anAdmin(server)).api.ok('POST /admin/applications/:id/suspend', {
      params: { id: a.company.company_id },
      body,
    });
    expect(await shownTo(talent, a)).toBeNull();
    expect(await standOf(b)).toBe('1 open');
    const { rows } = await server.services.pool.query('select message from notices where talent_id = $1', [
      talent.talent_id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Obetald');
  });
});
