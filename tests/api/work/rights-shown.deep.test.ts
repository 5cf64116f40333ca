/** The first publication of a recording, and the end of the right to show it. */
import { describe, expect, test } from 'vitest';
import type { RightRow } from '#contract/work/right.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import {
  first,
  goTo,
  granted,
  mailsOfRights,
  newsFor,
  newsOf,
  openRights,
  report,
  reporting,
  reportRefused,
  server,
  sweep,
  talentOf,
  told,
  tv,
  WORK,
} from './right-acts.ts';

openRights();

describe('a first publication', () => {
  test('is neither to come nor before the work, starts the months, and tells the talent where and until when', async () => {
    const one = await granted([tv]);
    await goTo(WORK);
    const right = await first(one);
    for (const day of [addDays(WORK, 1), addDays(WORK, -1)]) {
      expect(await reportRefused(one, right, day)).toBe('publication_unfit');
    }
    await goTo('2026-10-31');
    expect(await report(one, right, '2026-10-31')).toEqual({ reported_count: 1 });
    expect(await first(one)).toMatchObject({ status: 'running', starts_on: '2026-10-31', ends_on: '2027-10-30' });
    expect(await newsFor(one)).toEqual(['right.report-publication']);
    const { notifications } = await talentOf(one).api.ok('GET /talent/poll', {});
    expect(notifications[0]?.message).toContain('TV och Online, Sverige');
    expect(notifications[0]?.message).toContain('till och med 30 oktober 2027');
  });

  test('is reported at once for all of the project that wait for the same, and for nothing else', async () => {
    const one = await granted([tv, { ...tv, media: ['online', 'tv'], months: 6 }, { ...tv, territory: 'EU' }], {}, 2);
    await goTo(WORK);
    expect(await report(one, await first(one), WORK, { with_alike: true })).toEqual({ reported_count: 4 });
    const rights = await one.now();
    expect(rights.map(({ status }) => status)).toEqual([
      'running',
      'running',
      'coming',
      'running',
      'running',
      'coming',
    ]);
    expect(rights.map(({ ends_on }) => ends_on?.slice(0, 7) ?? null)).toEqual([
      '2027-09',
      '2027-03',
      null,
      '2027-09',
      '2027-03',
      null,
    ]);
  });

  test('can be corrected, by a member that has seen the present value, and changes nothing when it is the same', async () => {
    const one = await granted([tv]);
    await goTo(addDays(WORK, 10));
    const right = await first(one);
    await report(one, right, addDays(WORK, 10));
    expect(await reportRefused(one, right, WORK, { seen: null })).toBe('changed_meanwhile');
    const reported = await first(one);
    expect(reported.actions).toEqual(['correct-publication', 'order-extension']);
    await report(one, reported, WORK);
    expect(await report(one, right, WORK)).toEqual({ reported_count: 0 });
    expect(await first(one)).toMatchObject({ starts_on: WORK, published_on: WORK });
    expect(await told.eventsOf(right.id)).toEqual([
      'right.grant',
      'right.report-publication',
      'right.correct-publication',
    ]);
  });

  test('is set later for a week from its first report and no longer, however often, and earlier while it runs', async () => {
    const one = await granted([tv]);
    await goTo(addDays(WORK, 4));
    await report(one, await first(one), WORK);
    const reported_on = addDays(WORK, 4);
    for (const late of [5, 7]) {
      const day = addDays(reported_on, late);
      await goTo(day);
      expect((await first(one)).latest_publication_on).toBe(day);
      await report(one, await first(one), day);
    }
    const last = await first(one);
    expect(last.ends_on).toBe(addDays('2027-09-24', -1));
    await goTo(addDays(reported_on, 8));
    expect((await first(one)).latest_publication_on).toBe(last.starts_on);
    expect(await reportRefused(one, last, addDays(reported_on, 8))).toBe('publication_later');
    expect(await first(one)).toMatchObject({ published_on: last.published_on, ends_on: last.ends_on });
    await report(one, last, WORK);
    expect(await reportRefused(one, await first(one), addDays(WORK, 1))).toBe('publication_later');
  });

  test('that has ended a right brings it back by no day, also before the clock has said so', async () => {
    const one = await granted([{ ...tv, months: 1 }]);
    await goTo(WORK);
    const coming = await first(one);
    await report(one, coming, WORK);
    const running = await first(one);
    const over = addDays(running.ends_on as string, 1);
    await goTo(over);
    for (const status of ['running', 'ended']) {
      expect(await first(one)).toMatchObject({ status, actions: ['order-extension'] });
      for (const day of [over, addDays(WORK, 1)]) expect(await reportRefused(one, running, day)).toBe('right_over');
      await sweep();
    }
    // The same report is sent again, as after a lost answer.
    expect(await report(one, coming, WORK)).toEqual({ reported_count: 0 });
    expect(await first(one)).toMatchObject({ status: 'ended', published_on: WORK, ends_on: running.ends_on });
  });

  test('reported by two at once is one: the same day to both, another day to the first', async () => {
    const one = await granted([tv, { ...tv, media: ['pr'] }]);
    await goTo(addDays(WORK, 5));
    const [same, other] = (await one.now()) as [RightRow, RightRow];
    const raw = (right: RightRow, day: string) =>
      one.company.api.raw('POST /rights/:id/publication', reporting(right, day));
    const both = await Promise.all(Array.from({ length: 8 }, () => raw(same, WORK)));
    expect(both.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(both.map(({ body }) => (body as { reported_count: number }).reported_count).sort()).toEqual([
      0, 0, 0, 0, 0, 0, 0, 1,
    ]);
    const days = Array.from({ length: 5 }, (_, n) => addDays(WORK, n));
    const answers = await Promise.all(days.map((day) => raw(other, day)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const won = days[answers.findIndex(({ status }) => status === 200)];
    expect((await one.now())[1]?.published_on).toBe(won);
    expect(await newsFor(one)).toEqual(['right.report-publication', 'right.report-publication']);
  });

  test('is not waited for where the day is agreed, and no longer than the latest day', async () => {
    const [agreed, latest] = ['2026-12-01', '2027-01-01'];
    const one = await granted([
      { ...tv, starts_on: agreed },
      { ...tv, latest_start_on: latest, media: ['pr'] },
    ]);
    expect((await one.now()).map(({ ends_on }) => ends_on)).toEqual(['2027-11-30', '2027-12-31']);
    await goTo(agreed);
    expect(await reportRefused(one, await first(one), agreed)).toBe('right_begins_by_itself');
    await sweep();
    expect((await one.now()).map(({ status }) => status)).toEqual(['running', 'coming']);
    await goTo(latest);
    await sweep();
    await sweep();
    const [, late] = await one.now();
    expect(late).toMatchObject({ status: 'running', starts_on: latest, published_on: null });
    expect(await newsFor(one)).toEqual(['right.start', 'right.start']);
    // Later the company reports an earlier publication.
    await report(one, late as RightRow, WORK);
    expect((await one.now())[1]).toMatchObject({ starts_on: WORK, ends_on: addDays('2027-09-13', -1) });
  });
});

describe('the end', () => {
  const MAILED = ['right.near-end-60', 'right.near-end-30', 'right.near-end-7', 'right.end'];

  test('is told 60, 30 and 7 days before and when it is there, each once, and then nothing more is shown', async () => {
    const one = await granted([{ ...tv, months: 6 }]);
    await goTo(WORK);
    await report(one, await first(one), WORK);
    const { ends_on } = await first(one);
    const said: [string, number][] = [];
    for (const left of [75, 61, 60, 59, 31, 30, 29, 8, 7, 6, 0, -1, -2]) {
      server.setClock(`${addDays(ends_on as string, -left)}T10:00:00Z`);
      await sweep();
      const news = await newsOf(one);
      for (const type of news.slice(said.length)) said.push([type, left]);
    }
    expect(said).toEqual(MAILED.map((type, n) => [type, [60, 30, 7, -1][n]]));
    expect(await newsFor(one)).toEqual(['right.report-publication', 'right.near-end-30', 'right.end']);
    // The company gets a mail 60 days before the end, 7 days before it, and at the end.
    expect(await mailsOfRights(one)).toBe(3);
    await goTo(addDays(ends_on as string, 3));
    expect((await first(one)).status).toBe('ended');
    const over = await talentOf(one).api.ok('GET /talent/rights', { query: { group: 'over' } });
    expect(over.items.map(({ rights }) => rights[0]?.status)).toEqual(['ended']);
  });

  test('is sent once even if the sweep did not run for a month, and only for the stage that applies by then', async () => {
    const one = await granted([{ ...tv, months: 6 }]);
    await goTo(WORK);
    await report(one, await first(one), WORK);
    const { ends_on } = (await first(one)) as { ends_on: string };
    await goTo(addDays(ends_on, -61));
    await sweep();
    expect(await newsOf(one)).toEqual([]);
    await goTo(addDays(ends_on, -20));
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await newsOf(one)).toEqual(['right.near-end-30']);
    await goTo(addDays(ends_on, 20));
    await Promise.all([sweep(), sweep()]);
    expect(await newsOf(one)).toEqual(['right.near-end-30', 'right.end']);
  });

  test('if the publication is reported late, the company gets only the last notice, or at once the one about the end', async () => {
    const one = await granted([
      { ...tv, months: 1 },
      { ...tv, months: 2, media: ['pr'] },
      { ...tv, months: 1, media: ['cinema'] },
    ]);
    await goTo(addDays(WORK, 40));
    for (const right of await one.now()) await report(one, right, WORK);
    await sweep();
    await sweep();
    expect((await one.now()).map(({ status }) => status)).toEqual(['ended', 'ending', 'ended']);
    expect((await newsOf(one)).sort()).toEqual(['right.end', 'right.end', 'right.near-end-30']);
    // One mail a day covers all rights of a project.
    expect(await mailsOfRights(one)).toBe(1);
  });
});
