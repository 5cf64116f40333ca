/** Options that are given, released and challenged at the same time, in two processes. */
import { describe, expect, test } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { START } from '../people/guardian-acts.ts';
import {
  type Asking,
  asking,
  give,
  inLine,
  later,
  newsOf,
  openTwoProcesses,
  paramsOf,
  passOver,
  release,
  second,
  server,
  setClock,
  stands,
  until,
} from './option-acts.ts';

openTwoProcesses();

describe('simultaneous acts on options:', () => {
  const ROUNDS = 3;
  const rounds = async (work: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round++) await work();
  };
  const standing = async (talent: Talent): Promise<number[]> =>
    (
      await server.services.pool.query<{ rank: number }>(
        `select rank from options where talent_id = $1 and status in ('open', 'challenged') order by number`,
        [talent.talent_id],
      )
    ).rows.map(({ rank }) => rank);

  test('four companies give an option: three get a place each, and the fourth is told that the queue is full', () =>
    rounds(async () => {
      const talent = await aTalent(server);
      const all: Asking[] = [];
      for (const at of [server, second, server, second]) all.push(await asking(talent, {}, at));
      const answers = await Promise.all(
        all.map((one) => one.company.api.call('POST /candidates/:id/option', { ...paramsOf(one), body: until(5) })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
      expect(await standing(talent)).toEqual([1, 2, 3]);
    }));

  test('one is given while the one before it is released or passed over: the line has no gap', async () => {
    // A rejection finds the next option before it locks the talent. The race is tried five times, because it depends on
    // timing.
    const ends = [release, passOver, passOver, passOver, passOver, passOver];
    for (const end of ends) {
      const talent = await aTalent(server);
      const [a] = (await inLine(talent, 1)) as [Asking];
      const b = await asking(talent, {}, second);
      await Promise.all([end(a), give(b)]);
      expect(await standing(talent)).toEqual([1]);
    }
  });

  test('the second challenges twice: once is enough', () =>
    rounds(async () => {
      const talent = await aTalent(server);
      const [a, b] = (await inLine(talent, 2)) as [Asking, Asking];
      const answers = await Promise.all(
        [1, 2].map(() => b.company.api.call('POST /candidates/:id/option/challenge', paramsOf(b))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await newsOf(a)).toEqual(['option.face-challenge']);
    }));

  test('the second challenges while the first books, releases or ends: the first is never left challenged without a challenger', async () => {
    const ends = (one: Asking): (() => Promise<unknown>)[] => [
      () => one.company.api.ok('POST /projects/:id/activate', { params: { id: one.project_id }, body: {} }),
      () => release(one),
      () => {
        setClock(later(24 * 5 + 2));
        return sweepDeadlines(second.services);
      },
    ];
    for (let round = 0; round < ROUNDS; round++) {
      setClock(START);
      const talent = await aTalent(server);
      const [a, b] = [await asking(talent, {}, second), await asking(talent)];
      await give(a);
      await give(b, until(10));
      await a.company.api.ok('POST /candidates/:id/approve', { ...paramsOf(a), body: {} });
      await Promise.all([
        ends(a)[round % 3]?.(),
        b.company.api.call('POST /candidates/:id/option/challenge', paramsOf(b)),
      ]);
      const [ended, next] = await stands([a, b]);
      const expected = [
        ['1 confirmed', '2 lapsed'],
        ['1 released', '1 open'],
        ['1 lapsed', '1 open'],
      ];
      expect([ended, next]).toEqual(expected[round % 3]);
    }
  });

  test('two companies cancel projects with options on the same people: both are done, and no option is left in line', () =>
    rounds(async () => {
      const people = [await aTalent(server), await aTalent(server), await aTalent(server)];
      const both = await Promise.all(
        [server, second].map(async (at) => {
          const company = await aCompany(at);
          const { id } = await aProject(at, company, { step: 4, asked: people });
          for (const talent of people) {
            const { id: of } = await candidateOf(company, id, talent);
            await company.api.ok('POST /candidates/:id/option', { params: { id: of }, body: until(5) });
          }
          return { company, id };
        }),
      );
      const body = { reason: 'Det regnar.' };
      await Promise.all(
        both.map(({ company, id }) => company.api.ok('POST /projects/:id/cancel', { params: { id }, body })),
      );
      for (const talent of people) expect(await standing(talent)).toEqual([]);
    }));
});
