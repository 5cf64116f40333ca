/** One person has two accounts: which rows a merge moves, what prevents it, and two simultaneous merges. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_FATES, TALENT_FATES } from '#server/features/office/merge/commands/declare-fates.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, workIsApproved } from '../money/paid-people.ts';

let server: TestServer;
let admin: Person;
let company: Company;
const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
beforeEach(async () => {
  server.setClock('2026-11-25T08:00:00Z');
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});
afterAll(() => server.stop());

const REASON = 'Samma person, enligt mejl från henne.';
const of = (stays: Talent, goes: Talent) => ({ params: { id: stays.talent_id, other_id: goes.talent_id } });
const preview = (stays: Talent, goes: Talent) =>
  admin.api.ok('GET /admin/talents/:id/merge/:other_id', of(stays, goes));
type Take = Awaited<ReturnType<typeof preview>>['differing'];
const merge = (stays: Talent, goes: Talent, take: Take = []) =>
  admin.api.ok('POST /admin/talents/:id/merge/:other_id', { ...of(stays, goes), body: { take, reason: REASON } });
const refused = async (stays: Talent, goes: Talent) =>
  (
    await admin.api.refusal('POST /admin/talents/:id/merge/:other_id', {
      ...of(stays, goes),
      body: { take: [], reason: REASON },
    })
  ).code;
/** A client of the same person with a new session. */
const again = async ({ account_id }: Person) => as(server, await signInAs(server.services, account_id));

/** The columns that contain the id, as 'table.column'. */
async function placesOf(id: string): Promise<string[]> {
  const columns = await run(`
    select table_name as t, column_name as c from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('uuid', 'ARRAY')`);
  const found: string[] = [];
  for (const { t, c } of columns) {
    const rows = await run(`select 1 from "${t}" where "${c}"::text like $1 limit 1`, [`%${id}%`]);
    if (rows[0]) found.push(`${t}.${c}`);
  }
  return found.sort();
}

test('every column that names a talent or an account says what becomes of it', async () => {
  const places = async (table: string, name: string | null) =>
    (
      await run(
        `select conrelid::regclass || '.' || a.attname as place from pg_constraint c
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where contype = 'f' and confrelid = $1::regclass and a.attgenerated = ''
         union select table_name || '.' || column_name from information_schema.columns
           join information_schema.tables using (table_schema, table_name)
         where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = $2 and is_generated = 'NEVER' order by 1`,
        [table, name],
      )
    ).map(({ place }) => place);
  // Notes refer to a talent by `about_id`.
  expect([...(await places('talents', 'talent_id')), 'admin_notes.about_id'].sort()).toEqual(
    Object.keys(TALENT_FATES).sort(),
  );
  expect(await places('accounts', null)).toEqual(Object.keys(ACCOUNT_FATES).sort());
});

test('two whole lives become one, and nothing of either is lost', async () => {
  const names = { first_name: 'Siri', last_name: 'Kvarnström' };
  const [stays, goes] = [await aTalent(server, names), await aTalent(server, { ...names, last_name: 'Kvarnstrom' })];
  const paid = await somebodyWorks(server, company, { talent: stays });
  await isTaxedAs(server, paid, 'A');
  const worked = await somebodyWorks(server, company, { talent: goes, day: '2026-12-09' });
  await workIsApproved(server, company, { ...worked, talent: { ...goes, api: await again(goes) } });
  server.setClock('2026-11-25T09:00:00Z');
  company = { ...company, api: await again(company) };
  admin = { ...admin, api: await again(admin) };
  const [own, other] = [
    { ...stays, api: await again(stays) },
    { ...goes, api: await again(goes) },
  ];
  // The company asked both accounts for one role, and one of them has said yes.
  const twice = await aProject(server, company, { step: 2 });
  const [yes, pending] = [
    await aRequest(server, company, twice.id, own),
    await aRequest(server, company, twice.id, other),
  ];
  await sayYes(own, yes.id);
  const body = { id: randomUUID(), body: 'Vi ses på måndag.' };
  await other.api.ok('POST /threads/:id/messages', { params: { id: worked.candidate_id }, body });
  for (const [who, starts_on] of [
    [own, '2027-03-01'],
    [other, '2027-03-03'],
  ] as const)
    await who.api.ok('POST /talent/busy-days', { body: { starts_on, ends_on: '2027-03-05' } });
  await other.api.ok('PATCH /talent/profile', {
    body: { car: 'Volvo 240', bio: 'Något helt annat.', skills: [{ id: 'riding', level: 3 }] },
  });
  await other.api.ok('POST /inquiries', { body: { category: 'other', words: 'Varför har jag två konton?' } });
  const list = { name: 'Bra', talent_ids: [stays.talent_id, goes.talent_id] };
  const { id: list_id } = await company.api.ok('POST /shortlists', { body: list });
  const noted = { params: { id: list_id }, body: { talent_id: goes.talent_id, note: 'Rider bäst.' } };
  await company.api.ok('PATCH /shortlists/:id/people', noted);
  await other.api.ok('PATCH /talent/profile', { body: { sizes: [{ id: 'shoe', value: 39 }] } });

  const shown = await preview(stays, goes);
  expect([shown.hindrances, shown.differing, shown.proposed]).toEqual([[], ['name', 'bio', 'car'], ['car']]);
  const counts = Object.fromEntries(shown.moves.map(({ thing, count }) => [thing, count]));
  expect(counts).toMatchObject({
    pictures: 1,
    candidates: 2,
    bookings: 1,
    agreements: 1,
    payouts: 1,
    threads: 1,
    inquiries: 1,
  });
  expect(shown.twice_asked_count).toBe(1);
  const done = await merge(stays, goes, ['car']);
  expect(done).toEqual({ id: stays.talent_id, moved: shown.moves });

  // The merged talent is signed out and in no list.
  expect((await other.api.refusal('GET /talent/profile')).code).toBe('signed_out');
  const kept = new Set([
    'events.actor_account_id',
    'events.subject_id',
    'event_concerns.concerned_id',
    'talent_merges.talent_id',
    'talent_search.talent_id',
    'talents.id',
    'talents.account_id',
    'accounts.id',
    'audit_entries.about_ids',
    'agreement_signatures.account_id',
  ]);
  const left = [...(await placesOf(goes.talent_id)), ...(await placesOf(goes.account_id))];
  expect(left.filter((place) => !kept.has(place))).toEqual([]);
  const { items } = await admin.api.ok('GET /admin/talents', { query: { q: 'Kvarnstr' } });
  expect(items.map(({ id }) => id)).toEqual([stays.talent_id]);
  const seen = await admin.api.ok('GET /admin/talents/:id', { params: { id: goes.talent_id } });
  expect([seen.id, seen.merges]).toMatchObject([
    stays.talent_id,
    [
      {
        id: goes.talent_id,
        email: goes.email,
        reason: REASON,
        by: admin.name,
        left_out: { bio: { bio: 'Något helt annat.' } },
      },
    ],
  ]);
  expect(seen.history[0]).toMatchObject({ type: 'profile.merge', reason: REASON });

  // Everything belongs to the talent who stays, and that talent's session still works.
  const profile = await own.api.ok('GET /talent/profile');
  expect(profile).toMatchObject({ car: 'Volvo 240', last_name: 'Kvarnström', skills: [{ id: 'riding', level: 3 }] });
  expect(profile.media).toHaveLength(2);
  expect([profile.sizes, profile.sizes_told_on]).toEqual([[{ id: 'shoe', value: 39 }], '2026-11-25']);
  const onList = await company.api.ok('GET /shortlists/:id', { params: { id: list_id }, query: {} });
  expect(onList.items.map(({ talent, note }) => [talent.id, note])).toEqual([[stays.talent_id, 'Rider bäst.']]);
  expect(
    (await own.api.ok('GET /talent/busy-days', { query: {} })).spans.map(({ starts_on, ends_on }) => [
      starts_on,
      ends_on,
    ]),
  ).toEqual([['2027-03-01', '2027-03-05']]);
  const thread = await own.api.ok('GET /threads/:id', { params: { id: worked.candidate_id } });
  expect(JSON.stringify(thread)).toContain('Vi ses på måndag.');
  const own_payouts = await run('select talent_id from payouts where candidate_id = $1', [worked.candidate_id]);
  expect(own_payouts).toEqual([{ talent_id: stays.talent_id }]);
  const asked =
    'select id, is_deleted, interest_status from candidates where project_id = $1 order by created_date, id';
  const states = await run(asked, [twice.id]);
  expect(states).toHaveLength(2);
  expect(states).toContainEqual({ id: yes.id, is_deleted: false, interest_status: 'interested' });
  expect(states).toContainEqual({ id: pending.id, is_deleted: true, interest_status: 'pending' });
  expect((await candidateOf(company, twice.id, stays)).id).toBe(yes.id);

  // Both addresses get a mail.
  const told = await run(
    `select recipient, content ->> 'title' as title from outbox where recipient in ($1, $2) and content ->> 'title' ~ 'kont.* ett' order by title`,
    [stays.email, goes.email],
  );
  expect(told).toEqual([
    { recipient: stays.email, title: 'Dina två konton är nu ett' },
    { recipient: goes.email, title: 'Ditt konto har blivit ett med ditt andra konto' },
  ]);
});

test('a merged talent is found by the last one that it was merged into, however many merges follow', async () => {
  const [one, two, three] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  await merge(two, one);
  server.setClock('2026-11-25T08:01:00Z');
  await merge(three, two);
  const { id, merges } = await admin.api.ok('GET /admin/talents/:id', { params: { id: one.talent_id } });
  expect([id, merges.map((gone) => gone.id)]).toEqual([three.talent_id, [two.talent_id, one.talent_id]]);
  expect(await refused(three, one)).toBe('not_found');
  expect(await refused(three, three)).toBe('not_found');
});

describe('a merge is refused, and the preview says why,', () => {
  const hindrances = async (stays: Talent, goes: Talent) => {
    const found = (await preview(stays, goes)).hindrances;
    if (found.length > 0) expect(await refused(stays, goes)).toBe('merge_hindered');
    return found;
  };

  test('when both have told a number, or only the one that would go', async () => {
    const [one, two, three] = [await aTalent(server), await aTalent(server), await aTalent(server)];
    for (const talent of [one, two]) await isTaxedAs(server, { talent, candidate_id: '', project_id: '' }, 'A');
    expect(await hindrances(one, two)).toEqual(['two_people']);
    expect(await hindrances(three, one)).toEqual(['numbers_go']);
    expect(await hindrances(one, three)).toEqual([]);
  });

  test('when both are booked on a day, or have said yes to one role', async () => {
    const [one, two] = [await aTalent(server), await aTalent(server)];
    for (const talent of [one, two]) await somebodyWorks(server, company, { talent });
    expect(await hindrances(one, two)).toEqual(['bookings_overlap']);
    const [three, four] = [await aTalent(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 2 });
    for (const talent of [three, four]) await sayYes(talent, (await aRequest(server, company, project.id, talent)).id);
    expect(await hindrances(three, four)).toEqual(['same_role']);
  });

  test('when one is shut out, leaves or is under 18', async () => {
    const stays = await aTalent(server);
    const [out, leaving, minor] = [
      await aTalent(server),
      await aTalent(server),
      await aTalent(server, { birth_date: '2012-05-05' }),
    ];
    await admin.api.ok('POST /admin/talents/suspend', { body: { ids: [out.talent_id], reason: 'Bilderna.' } });
    await run('update talents set is_leaving = true, is_paused = true where id = $1', [leaving.talent_id]);
    expect(await hindrances(stays, out)).toEqual(['not_active']);
    expect(await hindrances(leaving, stays)).toEqual(['leaving']);
    expect(await hindrances(stays, minor)).toEqual(['ages']);
  });
});

describe('two simultaneous acts:', () => {
  test('two administrators that merge the same two, each the other way, make one of them once', async () => {
    const [one, two, second] = [await aTalent(server), await aTalent(server), await anAdmin(server)];
    const body = { take: [], reason: REASON };
    const both = await Promise.all([
      admin.api.call('POST /admin/talents/:id/merge/:other_id', { ...of(one, two), body }),
      second.api.call('POST /admin/talents/:id/merge/:other_id', { ...of(two, one), body }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(
      await run('select 1 from talent_merges where talent_id in ($1, $2)', [one.talent_id, two.talent_id]),
    ).toHaveLength(1);
  });

  test('an act of the leaving account during the merge belongs to the other one, or was not done', async () => {
    const [stays, goes] = [await aTalent(server), await aTalent(server)];
    const days = Array.from({ length: 8 }, (_, at) => `2027-03-${String(2 * at + 1).padStart(2, '0')}`);
    const answers = await Promise.all([
      merge(stays, goes),
      ...days.map((day) => goes.api.call('POST /talent/busy-days', { body: { starts_on: day, ends_on: day } })),
      goes.api.call('POST /talent/busy-hours', { body: { day: '2027-04-01', from_time: '09:00', to_time: '10:00' } }),
      goes.api.call('PATCH /talent/profile', { body: { skills: [{ id: 'riding', level: 2 }] } }),
    ]);
    expect(answers).toHaveLength(11);
    for (const table of ['busy_hours', 'busy_spans', 'talent_skills', 'media'])
      expect([table, await run(`select 1 from ${table} where talent_id = $1`, [goes.talent_id])]).toEqual([table, []]);
  });
});
