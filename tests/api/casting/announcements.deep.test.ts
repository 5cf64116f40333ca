/** Announcements over HTTP: the review, who can read them, the answers, and the notices to both sides. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { remindKeepers } from '#server/features/casting/announcement/commands/remind-keepers.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { type Announced, anAnnouncement, aText } from '#tests/factories/announcements.ts';
import { aCompany, anAdmin, aTalent, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, aRole, candidateOf, sayNo } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const START = '2026-08-17T08:00:00Z';
const TODAY = '2026-08-17';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

const ALL = { query: {} };
const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } });
const fitting = async ({ api }: Talent) => (await api.ok('GET /talent/announcements', ALL)).items.map(({ id }) => id);
const shown = ({ api }: Talent, one: Announced) => api.ok('GET /talent/announcements/:id', paramsOf(one));
const answer = async (talent: Talent, one: Announced, media_ids: string[] = []) => {
  const { revision } = await shown(talent, one);
  return talent.api.raw('POST /talent/announcements/:id/interest', {
    ...paramsOf(one),
    body: { message: 'Gärna.', media_ids, revision },
  });
};
const wanted = (min: number, max: number) => ({
  text: '',
  wishes: [{ demand: 'must' as const, any: [{ kind: 'age' as const, min, max }] }],
  unknown: [],
});

describe('the review of announcements', () => {
  test('the first of a company waits for a person, who lets it out; the next goes out at once', async () => {
    await server.services.pool.query(`update announcement_rules set review = 'first'`);
    const [company, admin, talent] = [await aCompany(server), await anAdmin(server), await aTalent(server)];
    const write = async () => {
      const { id: project_id, roles } = await aProject(server, company);
      const body = { project_id, role_id: roles[0]?.id ?? '', written: aText(TODAY) };
      return { ...(await company.api.ok('POST /announcements', { body })), project_id };
    };
    const first = await write();
    expect(first).toMatchObject({ status: 'draft', fit_count: 1, limits: [], actions: ['submit', 'withdraw'] });
    expect((await company.api.refusal('POST /announcements/:id/publish', paramsOf(first))).code).toBe(
      'not_allowed_now',
    );
    await company.api.ok('POST /announcements/:id/submit', paramsOf(first));
    expect((await company.api.ok('GET /projects/:id', { params: { id: first.project_id } })).current_step).toBe(2);
    expect(await fitting(talent)).not.toContain(first.id);

    const queue = await admin.api.ok('GET /announcements', { query: { status: 'waiting' } });
    expect(queue.items.map(({ id }) => id)).toContain(first.id);
    const refused = { ...paramsOf(first), body: { reason: 'Skriv vad som betalas.' } };
    expect(await admin.api.ok('POST /announcements/:id/refuse', refused)).toMatchObject({
      status: 'refused',
      reason: 'Skriv vad som betalas.',
      decided_by: admin.name,
    });
    const body = { revision: 1, written: aText(TODAY, { heading: 'Ryttare, 4 500 kr' }) };
    await company.api.ok('PUT /announcements/:id', { ...paramsOf(first), body });
    expect((await company.api.refusal('PUT /announcements/:id', { ...paramsOf(first), body })).code).toBe(
      'changed_meanwhile',
    );
    await company.api.ok('POST /announcements/:id/submit', paramsOf(first));
    await admin.api.ok('POST /announcements/:id/approve', paramsOf(first));
    expect(await fitting(talent)).toContain(first.id);
    expect(await told.noticesOfCompany(company)).toEqual(['announcement.refuse', 'announcement.approve']);

    const next = await write();
    expect(next.actions).toContain('publish');
    await company.api.ok('POST /announcements/:id/publish', paramsOf(next));
    await admin.api.ok('POST /announcements/:id/take-down', { ...paramsOf(next), body: { reason: 'Bluff.' } });
    expect(await fitting(talent)).not.toContain(next.id);
  });

  test('an announcement that asks too much is stopped, and a role has one announcement at a time', async () => {
    const company = await aCompany(server);
    const roles = [aRole({ terms: { ...termsFor(ore(450_000)), content: ['nudity'] } })];
    const project = await aProject(server, company, { form: { roles } });
    const ids = { project_id: project.id, role_id: project.roles[0]?.id ?? '' };
    const { id } = await company.api.ok('POST /announcements', { body: { ...ids, written: aText(TODAY) } });
    await server.services.pool.query(`update announcement_rules set review = 'none'`);
    const stopped = await company.api.refusal('POST /announcements/:id/publish', { params: { id } });
    expect(stopped).toMatchObject({ code: 'limits_broken', data: { limits: ['intimacy_unsaid'] } });
    const again = await company.api.refusal('POST /announcements', { body: { ...ids, written: aText(TODAY) } });
    expect(again.code).toBe('announcement_exists');
  });
});

describe('an announcement is shown to', () => {
  test('the talents whom the search of its role finds, and nobody else', async () => {
    const company = await aCompany(server);
    const people = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const change = (talent: Talent | undefined, body: object) => talent?.api.ok('PATCH /talent/profile', { body });
    await change(people[1], { playing_age_min: 60, playing_age_max: 70, municipality_id: '2584' });
    await change(people[2], { plays_genders: ['male'], height_cm: 190, bio: 'Jag jonglerar.' });
    const one = await anAnnouncement(server, company);
    const conditions = fc.constantFrom(
      { kind: 'age' as const, min: 30, max: 40 },
      { kind: 'age' as const, min: 60 },
      { kind: 'gender' as const, id: 'male' },
      { kind: 'height' as const, min: 180 },
      { kind: 'place' as const, id: '1480', radius_km: 60 },
      { kind: 'skill' as const, id: 'riding' },
      { kind: 'dates' as const, from: '2026-09-01', to: '2026-09-03' },
    );
    const wish = fc.record({
      demand: fc.constantFrom('must', 'merit', 'not'),
      any: fc.array(conditions, { minLength: 1, maxLength: 2 }),
    });
    const query = fc.record({
      text: fc.constantFrom('', 'jonglerar', 'jonglrar', 'teater'),
      wishes: fc.array(wish, { maxLength: 3 }),
      unknown: fc.constantFrom([], ['height'], ['height', 'age']),
    });
    const save = `update project_roles set wanted = $1 where id = $2`;
    await fc.assert(
      fc.asyncProperty(query, async (role) => {
        await server.services.pool.query(save, [JSON.stringify(role), one.role_id]);
        const found = await company.api.ok('GET /talents', {
          query: {
            text: role.text,
            wish: role.wishes.map((each) => writeWish(each as Wish)),
            unknown: role.unknown,
          } as never,
        });
        const seen: string[] = [];
        for (const talent of people) if ((await fitting(talent)).includes(one.id)) seen.push(talent.talent_id);
        const ids = new Set(found.items.map(({ id }) => id));
        expect(seen).toEqual(people.map(({ talent_id }) => talent_id).filter((id) => ids.has(id)));
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  test('no talent who declines a demand of the role, whom the page tells which one', async () => {
    const [company, shy, open] = [await aCompany(server), await aTalent(server), await aTalent(server)];
    const content = ['nudity'];
    const role = aRole({ terms: { ...termsFor(ore(450_000)), content, content_note: 'Rygg, bakifrån.' } });
    const one = await anAnnouncement(server, company, { role });
    await shy.api.ok('PATCH /talent/profile', { body: { declines: ['nudity', 'fur'] } });
    await open.api.ok('PATCH /talent/profile', { body: { declines: ['fur'] } });
    expect([await fitting(shy), await fitting(open)].map((ids) => ids.includes(one.id))).toEqual([false, true]);
    await server.services.pool.query('update announcements set is_public = true where id = $1', [one.id]);
    expect(await shown(shy, one)).toMatchObject({ declined: ['nudity'], may_show_interest: true });
    // Before a company asks a picked talent, it sees what the talent declines.
    const talent_ids = [shy.talent_id, open.talent_id];
    const params = { id: one.project_id };
    await company.api.ok('PUT /projects/:id/picks', { params, body: { role_id: one.role_id, talent_ids } });
    const { picks } = await company.api.ok('GET /projects/:id/picks', { params });
    expect(new Map(picks.map(({ talent, declined }) => [talent.id, declined]))).toEqual(
      new Map([
        [shy.talent_id, ['nudity']],
        [open.talent_id, []],
      ]),
    );
    // The talent sees the same list in the request.
    const { id } = await aRequest(server, company, one.project_id, shy);
    expect((await shy.api.ok('GET /talent/requests/:id', { params: { id } })).declined).toEqual(['nudity']);
  });

  test('no talent who hides, wants more pay, or is asked already; but public ones to all', async () => {
    const company = await aCompany(server);
    const [hidden, dear, asked, old] = [
      await aTalent(server),
      await aTalent(server),
      await aTalent(server),
      await aTalent(server),
    ];
    const one = await anAnnouncement(server, company, { role: aRole({ wanted: wanted(25, 30) }) });
    await hidden.api.ok('PATCH /talent/profile', { body: { is_paused: true } as never });
    await dear.api.ok('PATCH /talent/profile', { body: { day_fee_min_ore: ore(450_100) } });
    await old.api.ok('PATCH /talent/profile', { body: { playing_age_min: 50, playing_age_max: 60 } });
    expect(await fitting(asked)).toContain(one.id);
    const body = {
      picks: [{ role_id: one.role_id, talent_id: asked.talent_id }],
      answer_by: '2026-08-24',
      message: '',
    };
    await company.api.ok('POST /projects/:id/requests', { params: { id: one.project_id }, body });
    for (const talent of [hidden, dear, asked, old]) expect(await fitting(talent)).not.toContain(one.id);
    expect((await old.api.refusal('GET /talent/announcements/:id', paramsOf(one))).code).toBe('not_found');
    await server.services.pool.query('update announcements set is_public = true where id = $1', [one.id]);
    expect((await shown(old, one)).may_show_interest).toBe(true);
    expect((await shown(old, one)).declined).toEqual([]);
    expect((await shown(hidden, one)).may_show_interest).toBe(false);
  });
});

describe('an answer to an announcement', () => {
  test('makes a candidate who has said yes, with the talent’s chosen pictures, and may be withdrawn', async () => {
    const [company, talent, other] = [await aCompany(server), await aTalent(server), await aTalent(server)];
    const one = await anAnnouncement(server, company);
    const { price, total_fee_ore, company_name } = await shown(talent, one);
    expect([company_name, total_fee_ore, price?.earned_ore]).toEqual(['Filmbolaget', 1_350_000, 1_350_000]);
    const { media } = await talent.api.ok('GET /talent/profile');
    const { media: foreign } = await other.api.ok('GET /talent/profile');
    const chosen = [...foreign, ...media].map(({ id }) => id);
    expect((await answer(talent, one, chosen)).status).toBe(200);
    const candidate = await candidateOf(company, one.project_id, talent);
    expect(candidate).toMatchObject({
      source: 'announcement',
      interest_status: 'interested',
      answer_message: 'Gärna.',
    });
    expect(candidate.chosen_pictures).toEqual(media.map(({ url }) => url));
    expect(await told.noticesOfCompany(company)).toEqual(['candidate.show-interest']);
    expect((await company.api.ok('GET /projects/:id', { params: { id: one.project_id } })).current_step).toBe(3);
    expect(await fitting(talent)).not.toContain(one.id);
    expect((await answer(talent, one)).status).toBe(409);
    await sayNo(talent, candidate.id);
    expect((await candidateOf(company, one.project_id, talent)).interest_status).toBe('not_interested');
  });

  test('shows its words and pictures only while the company may see who gave it', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const one = await anAnnouncement(server, company);
    const { media } = await talent.api.ok('GET /talent/profile');
    await answer(
      talent,
      one,
      media.map(({ id }) => id),
    );
    await talent.api.ok('PATCH /talent/profile', { body: { is_paused: true } as never });
    const project = { params: { id: one.project_id } };
    const row = async () =>
      (await company.api.ok('GET /projects/:id/candidates', { ...project, query: {} })).items.map((shownRow) => [
        shownRow.talent.id,
        shownRow.answer_message,
        shownRow.chosen_pictures.length,
      ]);
    expect(await row()).toEqual([[talent.talent_id, 'Gärna.', 1]]);
    await company.api.ok('POST /projects/:id/cancel', { ...project, body: { reason: 'Den blir inte av.' } });
    expect(await row()).toEqual([[null, '', 0]]);
  });

  test('is to the terms that were read, and of two at once one counts', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const one = await anAnnouncement(server, company);
    const { revision } = await shown(talent, one);
    const body = { message: '', media_ids: [], revision };
    const { revision: before, ...project } = await company.api.ok('GET /projects/:id', {
      params: { id: one.project_id },
    });
    const roles = [{ ...aRole({ terms: termsFor(ore(100_000)) }), id: one.role_id }];
    await company.api.ok('PUT /projects/:id', {
      params: { id: project.id },
      body: { ...aForm(server, { roles }), revision: before },
    });
    const stale = await talent.api.refusal('POST /talent/announcements/:id/interest', { ...paramsOf(one), body });
    expect(stale.code).toBe('changed_meanwhile');
    const both = await Promise.all([answer(talent, one), answer(talent, one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a talent that keeps an announcement is told the day before, and one that answered when it closes', async () => {
  const [company, keeper, answering] = [await aCompany(server), await aTalent(server), await aTalent(server)];
  const one = await anAnnouncement(server, company);
  await keeper.api.ok('PUT /talent/announcements/:id/kept', { ...paramsOf(one), body: { is_kept: true } });
  const kept = await keeper.api.ok('GET /talent/announcements', { query: { kept: 'yes' } });
  expect(kept.items.map(({ id }) => id)).toEqual([one.id]);
  await answer(answering, one);
  server.setClock(`${addDays(TODAY, 6)}T09:00:00Z`);
  expect([await remindKeepers(server.services), await remindKeepers(server.services)]).toEqual([1, 0]);
  expect(await told.noticesOf(keeper)).toEqual(['announcement.close_tomorrow']);
  server.setClock(`${addDays(TODAY, 8)}T09:00:00Z`);
  await sweepDeadlines(server.services, ['announcement']);
  expect(await told.noticesOf(answering)).toEqual(['candidate.hear-closed']);
  // After the end, only a talent who has answered can still read the announcement.
  expect(await shown(answering, one)).toMatchObject({ may_show_interest: false });
  expect((await keeper.api.refusal('GET /talent/announcements/:id', paramsOf(one))).code).toBe('not_found');
  expect(await told.noticesOfCompany(company)).toContain('announcement.expire');
  expect(await told.eventsOf(one.id)).toEqual(['announcement.write', 'announcement.publish', 'announcement.expire']);
  expect(await fitting(await aTalent(server))).not.toContain(one.id);
});
