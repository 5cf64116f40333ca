import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshnessShare, profilePoints } from '#domain/finding/matching/points.ts';
import { aCompany } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newProject, newRequest, newVisibleTalent } from '../people/talent-people.ts';

const PEOPLE = 30;
const REQUESTS_MAX = 5;
/** A fixed seed, so that a failing example can be repeated. */
const SEED = 105;
const HOUR_MS = 3_600_000;
const ASKED = '2026-06-01T08:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const request = fc.record({
  interest_status: fc.constantFrom('pending' as const, 'interested', 'not_interested', 'overdue_interest'),
  /** Hours from the request to the answer: less than a day, one day, and more. */
  hours: fc.constantFrom(1, 23, 24, 25, 100),
});
const person = fc.record({
  completeness: fc.integer({ min: 0, max: 100 }),
  height_cm: fc.option(fc.integer({ min: 150, max: 200 })),
  skills: fc.dictionary(fc.constantFrom('riding', 'swimming', 'ballet'), fc.integer({ min: 1, max: 4 })),
  hair_color: fc.option(fc.constantFrom('blonde', 'black')),
  requests: fc.array(request, { maxLength: REQUESTS_MAX }),
});

/**
 * A number of days after which a changed profile gets no points for being fresh. The search adds these points itself;
 * the database does not store them.
 */
const LONG_AGO = 10_000;

test('the facts and the points that the database writes of people are those of the rules', async () => {
  expect(freshnessShare(LONG_AGO)).toBe(0);
  const { db } = server.services;
  const company = await aCompany(server);
  const projects: Awaited<ReturnType<typeof newProject>>[] = [];
  for (let at = 0; at < REQUESTS_MAX; at += 1) projects.push(await newProject(db, company));

  for (const [number, { requests, ...told }] of fc.sample(person, { seed: SEED, numRuns: PEOPLE }).entries()) {
    const talent = await newVisibleTalent(db, { first_name: `Namn${number}`, ...told });
    for (const [at, { interest_status, hours }] of requests.entries()) {
      const project = projects[at];
      if (!project) throw new Error('There is a project for each request');
      const id = await newRequest(db, project, talent);
      const answered = interest_status === 'interested' || interest_status === 'not_interested';
      const answered_date = answered ? new Date(Date.parse(ASKED) + hours * HOUR_MS).toISOString() : null;
      await db
        .updateTable('candidates')
        .set({ interest_status, answered_date, created_date: ASKED })
        .where('id', '=', id)
        .execute();
    }

    const final = requests.filter(({ interest_status }) => interest_status !== 'pending');
    const given = final.filter(({ interest_status }) => interest_status !== 'overdue_interest');
    const answeredShare = final.length === 0 ? null : Math.round((100 * given.length) / final.length);
    const isFast = final.length >= 3 && 2 * given.filter(({ hours }) => hours <= 24).length >= final.length;
    const { completeness, height_cm, hair_color, skills } = told;
    const points = profilePoints({ completeness, answeredShare, days: LONG_AGO });

    const row = await db
      .selectFrom('talent_search')
      .where('talent_id', '=', talent.talent_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ completeness, answered_share: answeredShare, height_cm, is_findable: true });
    // The index stores rounded points, by which it orders its people.
    expect(row.profile_points).toBe(Math.round(points));
    const facts = new Set(row.facts.split(' '));
    expect(facts.has('habit.answers_fast')).toBe(isFast);
    expect(facts.has('height.unknown')).toBe(height_cm === null);
    expect(facts).toContain(`hair_color.${hair_color ?? 'unknown'}`);
    expect([...facts].filter((fact) => fact.startsWith('skill.')).sort()).toEqual(
      Object.entries(skills)
        .map(([id, level]) => `skill.${id}.${level}`)
        .sort(),
    );
  }
});

test('people are found by every name of theirs, also one that is a word of the language, and by nobody else’s text', async () => {
  const { db } = server.services;
  const company = await aCompany(server);
  for (const first_name of ['Dina', 'Sina', 'Hans', 'Eva-Mina'])
    await newVisibleTalent(db, { first_name, last_name: 'Eklöv', bio: 'Jag och mina barn bor hos hans mor.' });
  for (const [text, name] of [
    ['Dina', 'Dina Eklöv'],
    ['sina eklöv', 'Sina Eklöv'],
    ['Hans', 'Hans Eklöv'],
    ['Mina', 'Eva-Mina Eklöv'],
  ] as const) {
    const { items } = await company.api.ok('GET /talents', { query: { text } });
    expect(items.map((one) => one.name)).toEqual([name]);
  }
});

test('a talent that has answered announcements has no habit of answering requests', async () => {
  const { db } = server.services;
  const company = await aCompany(server);
  const talent = await newVisibleTalent(db, { first_name: 'Svarande' });
  for (const source of ['announcement', 'announcement', 'announcement', 'request'] as const) {
    const id = await newRequest(db, await newProject(db, company), talent);
    const interest_status = source === 'request' ? ('overdue_interest' as const) : ('interested' as const);
    const answered_date = source === 'request' ? null : ASKED;
    await db
      .updateTable('candidates')
      .set({ source, interest_status, answered_date, created_date: ASKED })
      .where('id', '=', id)
      .execute();
  }
  const row = await db
    .selectFrom('talent_search')
    .where('talent_id', '=', talent.talent_id)
    .select(['answered_share', 'facts'])
    .executeTakeFirstOrThrow();
  expect(row.answered_share).toBe(0);
  expect(row.facts.split(' ')).not.toContain('habit.answers_fast');
});
