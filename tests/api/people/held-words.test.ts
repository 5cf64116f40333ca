/** Changed texts of an approved profile: texts that need a review are hidden until the review is done. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { WordedPart } from '#domain/people/profile/held-words.ts';
import { anAnnouncement } from '#tests/factories/announcements.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});
afterAll(() => server.stop());

const PHONE = 'Ring mig på 070-123 45 67.';
const write = ({ api }: Talent, body: Partial<Record<WordedPart, string>>) => api.ok('PATCH /talent/profile', { body });
const seenBy = async ({ api }: Person, { talent_id: id }: Talent) => {
  const { name, bio } = await api.ok('GET /talents/:id', { params: { id } });
  return { name, bio };
};
const underReview = async ({ talent_id: id }: Talent) => admin.api.ok('GET /admin/talents/:id', { params: { id } });
const approve = async (talent: Talent) => {
  const { id, seen: mark } = await underReview(talent);
  return admin.api.ok('POST /admin/talents/approve', { body: { talents: [{ id, seen: mark }] } });
};

const readColumn = async (column: string, table: string, id: string) => {
  const { rows } = await server.services.pool.query<{ value: string }>(
    `select ${column} as value from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.value;
};

/** A talent of fifteen with a guardian's consent. */
async function aMinor(): Promise<Talent> {
  const birth_date = addDays(dayOf(server.services.clock()), -15 * 366);
  const talent = await aTalent(server, { birth_date });
  await server.services.pool.query('update talents set guardian_consent_date = app_now() where id = $1', [
    talent.talent_id,
  ]);
  return talent;
}

test('words that lead elsewhere wait, and companies see those before until a person has looked', async () => {
  const talent = await aTalent(server);
  await write(talent, { bio: 'Jag rider.' });
  expect((await seenBy(company, talent)).bio).toBe('Jag rider.');
  const own = await write(talent, { bio: PHONE });
  expect(own).toMatchObject({ bio: PHONE, held_parts: ['bio'], review: 'waiting' });
  expect((await seenBy(company, talent)).bio).toBe('Jag rider.');
  expect(await readColumn('search_text', 'talents', talent.talent_id)).toContain('rider');
  expect(await readColumn('search_text', 'talents', talent.talent_id)).not.toContain('070');
  expect(await underReview(talent)).toMatchObject({ bio: 'Jag rider.', held_words: { bio: PHONE }, next_name: null });
  await approve(talent);
  expect((await seenBy(company, talent)).bio).toBe(PHONE);
  expect(await talent.api.ok('GET /talent/profile')).toMatchObject({ bio: PHONE, held_parts: [], review: 'approved' });
});

test('a new name of a talent under 18 waits, and is the name of the account after the approval', async () => {
  const talent = await aMinor();
  const { name: before } = await seenBy(company, talent);
  await write(talent, { last_name: 'Ek' });
  expect((await seenBy(company, talent)).name).toBe(before);
  expect((await underReview(talent)).next_name).toBe('Anna Ek');
  await approve(talent);
  expect((await seenBy(company, talent)).name).toBe('Anna Ek');
  expect(await readColumn('name', 'accounts', talent.account_id)).toBe('Anna Ek');
});

test('all words of a talent under 18 wait together, and are shown together', async () => {
  const talent = await aMinor();
  const words = { first_name: 'Elin', last_name: 'Ek', bio: 'Jag simmar.', car: 'Moped', agency: 'Ekens' };
  const own = await write(talent, words);
  expect(own).toMatchObject({ ...words, held_parts: Object.keys(words) });
  await approve(talent);
  expect(await seenBy(company, talent)).toEqual({ name: 'Elin Ek', bio: 'Jag simmar.' });
});

test('a text that is changed back waits no longer, and a text written meanwhile is not approved unseen', async () => {
  const talent = await aMinor();
  await write(talent, { bio: 'Jag simmar.' });
  const { id, seen: mark } = await underReview(talent);
  await write(talent, { bio: PHONE });
  const { moved, left } = await admin.api.ok('POST /admin/talents/approve', {
    body: { talents: [{ id, seen: mark }] },
  });
  expect([moved, left]).toEqual([[], [{ id, code: 'changed_meanwhile' }]]);
  const { bio } = await seenBy(company, talent);
  expect((await write(talent, { bio })).held_parts).toEqual([]);
});

test('a credit that leads elsewhere is shown and looked at, and others are not', async () => {
  const talent = await aTalent(server);
  const creditOf = (title: string) => ({
    credits: [{ kind: 'film' as const, title, role: '', director: '', company: '', year: null, link: '' }],
  });
  const patch = (title: string) => talent.api.ok('PATCH /talent/profile', { body: creditOf(title) });
  expect(await patch('Isranden')).toMatchObject({ held_parts: [], review: 'approved' });
  expect(await patch('Isranden, ring 070-123 45 67')).toMatchObject({ held_parts: [], review: 'waiting' });
});

describe('a film of the profile with a new name waits, and the film with it', () => {
  /**
   * Names a new film.
   * @returns the names of the films that companies see before and after the review
   */
  async function called(talent: Talent, caption: string) {
    const { rows } = await server.services.pool.query<{ id: string }>(
      `insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
       values (gen_random_uuid(), $1, 'showreel', 1, 'ready', 1, app_now(), app_now()) returning id`,
      [talent.talent_id],
    );
    const params = { id: rows[0]?.id ?? '' };
    await talent.api.ok('POST /talent/recordings/:id/caption', { params, body: { caption } });
    const meets = async () => {
      const { items } = await company.api.ok('GET /talents/:id/recordings', { params: { id: talent.talent_id } });
      return items.map((film) => film.caption);
    };
    const before = await meets();
    if ((await underReview(talent)).review === 'waiting') await approve(talent);
    return [before, await meets()];
  }

  test('that leads elsewhere, or is of a talent under 18', async () => {
    expect(await called(await aTalent(server), '@tova.berg')).toEqual([[], ['@tova.berg']]);
    expect(await called(await aMinor(), 'Komedi')).toEqual([[], ['Komedi']]);
  });

  test('and not with another', async () => {
    expect(await called(await aTalent(server), 'Komedi')).toEqual([['Komedi'], ['Komedi']]);
  });
});

describe('the message in an answer to an announcement waits', () => {
  /**
   * Answers an announcement.
   * @returns the answer as the company sees it before and after the review
   */
  async function answered(talent: Talent, message: string) {
    const one = await anAnnouncement(server, company);
    const params = { id: one.id };
    const { revision } = await talent.api.ok('GET /talent/announcements/:id', { params });
    const body = { message, media_ids: [], revision };
    const { candidate_id: id } = await talent.api.ok('POST /talent/announcements/:id/interest', { params, body });
    const reads = async () => (await candidateOf(company, one.project_id, talent)).answer_message;
    const before = await reads();
    const own = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    expect(own).toMatchObject({ answer_message: message, is_answer_held: before === '' });
    const { held_answers, review } = await underReview(talent);
    expect(held_answers.map((answer) => answer.message)).toEqual(before === '' ? [message] : []);
    if (review === 'waiting') await approve(talent);
    return [before, await reads()];
  }

  test('where it leads elsewhere, or is of a talent under 18', async () => {
    expect(await answered(await aTalent(server), PHONE)).toEqual(['', PHONE]);
    expect(await answered(await aMinor(), 'Gärna.')).toEqual(['', 'Gärna.']);
  });

  test('and not with other words', async () => {
    expect(await answered(await aTalent(server), 'Gärna.')).toEqual(['Gärna.', 'Gärna.']);
  });
});

test('the first profile of a talent under 18, and one that leads elsewhere, waits also where the settings say that none does', async () => {
  const { items } = await admin.api.ok('GET /admin/settings');
  const body = {
    key: 'profile_review',
    value: 'none',
    why: 'Ett prov.',
    seen_version_id: items[0]?.version_id ?? null,
  };
  await admin.api.ok('POST /admin/settings', { body: body as never });
  const [minor, adult, leading] = [await aMinor(), await aTalent(server), await aTalent(server)];
  await write(leading, { bio: PHONE });
  await approve(leading);
  for (const talent of [minor, adult, leading]) {
    await server.services.pool.query(
      `update talents set profile_completed = false, review = 'new', approved_date = null where id = $1`,
      [talent.talent_id],
    );
  }
  expect((await minor.api.ok('POST /talent/profile/complete')).review).toBe('waiting');
  expect((await leading.api.ok('POST /talent/profile/complete')).review).toBe('waiting');
  expect((await adult.api.ok('POST /talent/profile/complete')).review).toBe('approved');
});
