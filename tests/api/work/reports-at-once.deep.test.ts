import { describe, expect, test } from 'vitest';
import { differencesOf } from '#domain/work/report/differences.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { working } from '#tests/factories/working.ts';
import {
  approve,
  BEFORE,
  cancel,
  DAY_AFTER,
  LAST_DAY,
  newsOf,
  openReporting,
  read,
  SILENT,
  say,
  second,
  sending,
  server,
  setClock,
  statusOf,
  told,
} from './report-acts.ts';

openReporting();

describe('simultaneous calls about a report:', () => {
  const codesOf = async (answers: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('the company approves what the talent corrects: one of them is told', async () => {
    for (let round = 0; round < 4; round++) {
      const work = await working(server);
      setClock(DAY_AFTER);
      await say(work);
      const correcting = await sending(work, { version: 1, kilometres: 10 });
      expect(
        await codesOf([approve(work, 1, second), work.talent.api.call('POST /assignments/:id/report', correcting)]),
      ).toEqual([200, 409]);
      const { status, version } = await read(work, work.talent);
      expect([status, version]).toEqual(status === 'approved' ? ['approved', 1] : ['reported', 2]);
      setClock(BEFORE);
    }
  });

  test('the same report twice is kept once, and silence in two processes approves once', async () => {
    const work = await working(server);
    setClock(DAY_AFTER);
    const saying = await sending(work, {});
    const twice = [1, 2].map(() => work.talent.api.call('POST /assignments/:id/report', saying));
    expect(await codesOf(twice)).toEqual([200, 409]);
    setClock(SILENT);
    await Promise.all([sweepDeadlines(server.services), sweepDeadlines(second.services)]);
    expect((await newsOf(told.noticesOf(work.talent))).filter((type) => type.endsWith('unanswered'))).toHaveLength(1);
  });

  test('silence and a dispute: either it is approved or it is disputed', async () => {
    const work = await working(server);
    setClock(DAY_AFTER);
    await say(work);
    setClock(SILENT);
    const body = { version: 1, lines: ['day:2026-08-17'], words: 'Nej.' };
    const disputing = work.company.api.call('POST /assignments/:id/report/dispute', { params: { id: work.id }, body });
    const [{ status: answered }] = await Promise.all([disputing, sweepDeadlines(second.services)]);
    expect([answered, await statusOf(work)]).toEqual(answered === 200 ? [200, 'disputed'] : [409, 'approved']);
  });

  test('a booking is cancelled while it is reported: the report is of the days as they are, or is refused', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    const saying = await sending(work, {});
    const [{ status }] = await Promise.all([
      work.talent.api.call('POST /assignments/:id/report', saying),
      cancel(work, '2026-08-20'),
    ]);
    const { work: said, plan } = await read(work, work.talent);
    if (status === 409) expect(differencesOf(plan as never, said as never)).toEqual([]);
    else expect(said.days.at(-1)?.outcome).toBe('done');
  });
});
