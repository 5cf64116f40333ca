import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SwitchValue } from '#domain/accounts/setting/settings.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { completeProfile } from '#server/features/people/talent/commands/change-profile.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});
afterAll(() => server.stop());

/** A talent whose profile has all required facts, but is neither completed nor reviewed. */
async function aNewTalent(): Promise<Talent> {
  const talent = await aTalent(server);
  await server.services.pool.query(
    `update talents set profile_completed = false, review = 'new', approved_date = null where id = $1`,
    [talent.talent_id],
  );
  return talent;
}
async function set(value: SwitchValue<'profile_review'>) {
  const { items } = await admin.api.ok('GET /admin/settings');
  const { version_id } = items[0] ?? {};
  await admin.api.ok('POST /admin/settings', {
    body: { key: 'profile_review', value, why: 'Ett prov.', seen_version_id: version_id ?? null },
  });
}
const of = (...talents: Talent[]) => ({ body: { ids: talents.map(({ talent_id }) => talent_id) } });
/** The body of an approval: the talents, with the hashes of their profiles as an administrator reads them now. */
async function asRead(...talents: Talent[]) {
  const read = talents.map(({ talent_id: id }) => admin.api.ok('GET /admin/talents/:id', { params: { id } }));
  return { body: { talents: (await Promise.all(read)).map(({ id, seen: mark }) => ({ id, seen: mark })) } };
}
const standsAt = async (talent: Talent) => {
  const { review, is_findable, is_approved, actions } = await talent.api.ok('GET /talent/profile');
  return { review, is_findable, is_approved, actions };
};
const isFound = async ({ talent_id }: Talent) =>
  (await company.api.call('GET /talents/:id', { params: { id: talent_id } })).status === 200;
const mailsTo = async ({ email }: Person) => {
  const { rows } = await sql<{ type: string }>`
    select e.type from outbox o join events e on split_part(o.dedupe_key, ' ', 2) = e.id::text
    where o.recipient = ${email} and e.type like 'profile.%' order by e.id`.execute(server.services.db);
  return rows.map(({ type }) => type);
};
const ASKS = [{ part: 'picture' as const, words: 'Välj en bild där hela ansiktet syns.' }];

test('a profile is found when a person has approved it, and one that is sent back says what for', async () => {
  await set('new');
  const talent = await aNewTalent();
  await talent.api.ok('POST /talent/profile/complete');
  expect(await standsAt(talent)).toEqual({ review: 'waiting', is_findable: false, is_approved: false, actions: [] });
  expect(await isFound(talent)).toBe(false);
  await admin.api.ok('POST /admin/talents/ask-changes', { body: { ...of(talent).body, asks: ASKS } });
  const sent = await talent.api.ok('GET /talent/profile');
  expect([sent.review, sent.review_asks, sent.actions]).toEqual(['changes_asked', ASKS, ['submit']]);
  await talent.api.ok('POST /talent/profile/submit');
  expect((await talent.api.ok('GET /talent/profile')).review_asks).toEqual([]);
  const { moved } = await admin.api.ok('POST /admin/talents/approve', await asRead(talent));
  expect(moved).toEqual([talent.talent_id]);
  expect([(await standsAt(talent)).is_findable, await isFound(talent)]).toEqual([true, true]);
  expect(await mailsTo(talent)).toEqual(['profile.ask-changes', 'profile.approve']);
  const { history } = await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
  expect(history.map(({ type, by }) => [type, by])).toEqual([
    ['profile.approve', admin.name],
    ['profile.submit', talent.name],
    ['profile.ask-changes', admin.name],
    ['profile.submit', talent.name],
  ]);
});

describe('no unread change is approved:', () => {
  const approve = async (as: Awaited<ReturnType<typeof asRead>>) => admin.api.ok('POST /admin/talents/approve', as);
  const addHidden = ({ talent_id }: Talent, position: number) =>
    server.services.pool.query(
      `insert into media (talent_id, path, width, height, position, is_shown) values ($1, $2, 800, 1000, $3, false)`,
      [talent_id, `public/hidden-${crypto.randomUUID()}.webp`, position],
    );

  test('a talent that changes a text or adds a picture during the review is left for another review, and the others are approved', async () => {
    await set('new');
    const talents = [await aNewTalent(), await aNewTalent(), await aNewTalent(), await aNewTalent()] as const;
    const [writes, adds, credits, still] = talents;
    for (const { api } of talents) await api.ok('POST /talent/profile/complete');
    const read = await asRead(...talents);
    // The list shows the same hashes as the talents' pages.
    const { items } = await admin.api.ok('GET /admin/talents', { query: { review: 'waiting' } });
    expect(items.map(({ id, seen: mark }) => ({ id, seen: mark }))).toEqual(expect.arrayContaining(read.body.talents));
    await writes.api.ok('PATCH /talent/profile', { body: { bio: 'Ring mig på 070-123 45 67, jag är 13.' } });
    await addHidden(adds, 1);
    await server.services.pool.query(
      `insert into talent_credits (talent_id, position, kind, title) values ($1, 20, $2, $3)`,
      [credits.talent_id, 'film', 'Ring 070-123 45 67'],
    );
    const { moved, left } = await approve(read);
    expect(moved).toEqual([still.talent_id]);
    const changed = [writes, adds, credits].map(({ talent_id: id }) => ({ id, code: 'changed_meanwhile' }));
    expect(left.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      changed.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect([await isFound(writes), await isFound(still)]).toEqual([false, true]);
    expect((await standsAt(writes)).review).toBe('waiting');
    // After an administrator has read the changed profiles, they can be approved.
    expect((await approve(await asRead(writes, adds))).left).toEqual([]);
    expect(await isFound(writes)).toBe(true);
  });

  test('a picture that is added while another waits is not shown by the approval of the other', async () => {
    const talent = await aTalent(server);
    await set('all');
    await talent.api.ok('PATCH /talent/profile', { body: { bio: 'En ny text.' } });
    await addHidden(talent, 1);
    const read = await asRead(talent);
    await addHidden(talent, 2);
    const shown = async () =>
      (await company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } })).media.length;
    expect([(await approve(read)).moved, await shown()]).toEqual([[], 1]);
    expect([(await approve(await asRead(talent))).moved, await shown()]).toEqual([[talent.talent_id], 3]);
  });
});

describe('the setting of the review', () => {
  test('none: a whole profile is found at once', async () => {
    await set('none');
    const talent = await aNewTalent();
    expect((await talent.api.ok('POST /talent/profile/complete')).review).toBe('approved');
    expect(await isFound(talent)).toBe(true);
  });

  test('all: a change waits, with the new picture hidden and the person still found', async () => {
    const talent = await aTalent(server);
    await set('all');
    await talent.api.ok('PATCH /talent/profile', { body: { bio: 'En ny text.', day_fee_min_ore: ore(100_000) } });
    const { pool } = server.services;
    await pool.query(
      `insert into media (talent_id, path, width, height, position, is_shown) values ($1, 'public/new.webp', 800, 1000, 1, false)`,
      [talent.talent_id],
    );
    expect(await standsAt(talent)).toMatchObject({ review: 'waiting', is_findable: true });
    const seen = () => company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } });
    expect((await seen()).media).toHaveLength(1);
    await admin.api.ok('POST /admin/talents/approve', await asRead(talent));
    expect((await seen()).media).toHaveLength(2);
  });

  test('new: later changes are not reviewed', async () => {
    const talent = await aTalent(server);
    await set('new');
    await talent.api.ok('PATCH /talent/profile', { body: { bio: 'En annan text.' } });
    expect((await standsAt(talent)).review).toBe('approved');
  });
});

describe('a suspension', () => {
  const REASON = 'Bilderna visar någon annan.';
  const suspend = (...talents: Talent[]) =>
    admin.api.ok('POST /admin/talents/suspend', { body: { ...of(...talents).body, reason: REASON } });

  test('ends sessions, visibility and open requests, and keeps bookings', async () => {
    const [talent, asked] = [await aTalent(server), await aTalent(server)];
    const booked = await aProject(server, company, { step: 5, asked: [talent] });
    const open = await aProject(server, company, { step: 4, asked: [talent, asked] });
    await suspend(talent);
    expect((await talent.api.call('GET /talent/profile')).status).toBe(401);
    const candidate = await candidateOf(company, open.id, asked);
    expect(candidate.interest_status).toBe('interested');
    const { rows } = await sql<{ interest_status: string; project_id: string }>`
      select interest_status, project_id from candidates where talent_id = ${talent.talent_id} order by created_date`.execute(
      server.services.db,
    );
    expect(rows.map(({ interest_status, project_id }) => [project_id === booked.id, interest_status])).toEqual([
      [true, 'interested'],
      [false, 'not_interested'],
    ]);
    const shown = await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
    expect([shown.standing, shown.standing_reason, shown.bookings.length > 0]).toEqual(['suspended', REASON, true]);
    expect(await mailsTo(talent)).toEqual(['profile.suspend']);
    // The mail links to the appeal. Another administrator grants it: the talent may sign in again, and gets the answer
    // by mail.
    const { rows: mailed } = await sql<{ path: string }>`
      select content ->> 'path' as path from outbox where recipient = ${talent.email}
        and content ->> 'path' like '/Overklagan?token=%'`.execute(server.services.db);
    const token = new URLSearchParams(mailed[0]?.path.split('?')[1]).get('token') ?? '';
    await as(server).ok('POST /appeals/write', { body: { token, text: 'Det är jag på alla bilder.' } });
    const other = await anAdmin(server);
    const { items } = await other.api.ok('GET /admin/appeals', { query: {} });
    await other.api.ok('POST /admin/appeals/:id/grant', {
      params: { id: items[0]?.id ?? '' },
      body: { answer: 'Du har rätt.' },
    });
    expect(await isFound(talent)).toBe(true);
    // The earlier session is still refused.
    expect((await talent.api.call('GET /talent/profile')).status).toBe(401);
  });

  test('of many moves those that can be and says why the others were left, also when two suspend at once', async () => {
    const [one, two, unknown] = [await aTalent(server), await aTalent(server), crypto.randomUUID()];
    const body = { ids: [one.talent_id, two.talent_id, unknown], reason: REASON };
    const both = await Promise.all([1, 2].map(() => admin.api.ok('POST /admin/talents/suspend', { body })));
    const [first, second] = both.toSorted((a, b) => b.moved.length - a.moved.length);
    expect(first?.moved.toSorted()).toEqual([one.talent_id, two.talent_id].sort());
    expect([first?.left, second?.moved]).toEqual([[{ id: unknown, code: 'not_found' }], []]);
    expect(second?.left.map(({ code }) => code).sort()).toEqual(['not_allowed_now', 'not_allowed_now', 'not_found']);
  });
});

test('a profile comes into the queue once, however often it is completed', async () => {
  await set('new');
  const talent = await aNewTalent();
  const { db, clock } = server.services;
  const actor = { role: 'talent', session_id: '', is_registered: true, ...talent } as const;
  const both = await Promise.all([1, 2].map(() => completeProfile(db, actor, momentOf(clock()))));
  expect(both.map(isRefusal)).toEqual([false, false]);
  const { rows } = await sql`
    select from events where subject_id = ${talent.talent_id} and type = 'profile.submit'`.execute(db);
  expect(rows).toHaveLength(1);
});

test('administrators find a talent by any known fact', async () => {
  const talent = await aTalent(server, { first_name: 'Zo', last_name: 'Xylander' });
  const found = async (query: object) =>
    (await admin.api.ok('GET /admin/talents', { query })).items.map(({ id }) => id);
  for (const q of [talent.talent_id, talent.email, 'xylander zo', 'ZO Xyl']) {
    expect([q, await found({ q })]).toEqual([q, [talent.talent_id]]);
  }
  const county = '14';
  const fits = { q: 'xylander', review: 'approved', standing: 'active', verified: 'yes', completed: 'yes', county };
  expect(await found({ ...fits, minor: 'no', booked: 'no', joined: '7' })).toEqual([talent.talent_id]);
  for (const other of [{ review: 'new' }, { minor: 'yes' }, { booked: 'yes' }, { county: '01' }, { verified: 'no' }]) {
    expect([other, await found({ ...fits, ...other })]).toEqual([other, []]);
  }
  expect(await found({ q: '%' })).toEqual([]);
});

test('a talent of the same name and birth date as another is shown as perhaps the same, until an administrator says otherwise', async () => {
  const same = { first_name: 'Yrsa', last_name: 'Qvist', birth_date: '1991-01-02' };
  const [one, two] = [await aTalent(server, same), await aTalent(server, { ...same, last_name: 'QVIST' })];
  const born = await aTalent(server, { ...same, birth_date: '1992-01-02' });
  const doublesOf = async ({ talent_id: id }: Talent) =>
    (await admin.api.ok('GET /admin/talents/:id', { params: { id } })).doubles.map((double) => double.id);
  expect([await doublesOf(one), await doublesOf(two), await doublesOf(born)]).toEqual([
    [two.talent_id],
    [one.talent_id],
    [],
  ]);
  const part = { params: { id: two.talent_id }, body: { other_id: one.talent_id } };
  for (const _ of [1, 2]) expect((await admin.api.ok('POST /admin/talents/:id/not-same', part)).doubles).toEqual([]);
  expect(await doublesOf(one)).toEqual([]);
});

test('a talent under 18 is told of a guardian until all have consented, and after that of the review', async () => {
  await set('new');
  const talent = await aNewTalent();
  const told = async () => (await talent.api.ok('GET /talent/profile')).lacks_guardian;
  expect(await told()).toBe(false);
  const { db } = server.services;
  const now = server.services.clock();
  const birth_date = `${now.getUTCFullYear() - 15}-01-01`;
  await db.updateTable('talents').set({ birth_date }).where('id', '=', talent.talent_id).execute();
  expect(await told()).toBe(true);
  const guardian_consent_date = now.toISOString();
  await db.updateTable('talents').set({ guardian_consent_date }).where('id', '=', talent.talent_id).execute();
  await talent.api.ok('POST /talent/profile/complete');
  const profile = await talent.api.ok('GET /talent/profile');
  expect(profile).toMatchObject({ lacks_guardian: false, is_findable: false, review: 'waiting' });
});
