/** Films and voice samples that are added to a profile when every change is reviewed. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aCompany, anAdmin, aTalent, type Person, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { clip, sendWhole } from './recording-sender.ts';

let server: TestServer;
let admin: Person;
let company: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server)];
  await admin.api.ok('POST /admin/settings', {
    body: { key: 'profile_review', value: 'all', why: 'Ett prov.', seen_version_id: null },
  });
});
afterAll(() => server.stop());

async function aFilm(talent: Talent) {
  const id = await sendWhole({ url: server.url, cookie: talent.cookie }, talent, clip('tape-1.mp4'));
  await server.services.preparer.settled();
  return id;
}
const reviewOf = async (talent: Talent) => (await talent.api.ok('GET /talent/profile')).review;
const filmsFor = async ({ api }: Person, { talent_id }: Talent) => {
  const { items } = await api.ok('GET /talents/:id/recordings', { params: { id: talent_id } });
  return items.map(({ id, is_shown }) => ({ id, is_shown }));
};
const hasFilmInSearch = async ({ talent_id }: Talent) => {
  const { rows } = await server.services.pool.query(
    `select told_terms(t) like '%media.video%' as found from talents t where id = $1`,
    [talent_id],
  );
  return rows[0]?.found;
};

test('a new film of an approved profile waits, unseen by companies, until a person has looked', async () => {
  const talent = await aTalent(server);
  const id = await aFilm(talent);
  expect(await reviewOf(talent)).toBe('waiting');
  const [own] = (await talent.api.ok('GET /talent/recordings', { query: {} })).items;
  expect(own).toMatchObject({ id, status: 'ready', is_shown: false });
  expect(await filmsFor(company, talent)).toEqual([]);
  expect((await company.api.call('GET /recordings/:id/address', { params: { id } })).status).toBe(404);
  expect(await filmsFor(admin, talent)).toEqual([{ id, is_shown: false }]);
  expect(await hasFilmInSearch(talent)).toBe(false);

  const { seen } = await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
  const approval = { body: { talents: [{ id: talent.talent_id, seen }] } };
  // A film that arrives during the review has not been read, so the approval publishes neither film.
  const added = await aFilm(talent);
  const { left } = await admin.api.ok('POST /admin/talents/approve', approval);
  expect(left).toEqual([{ id: talent.talent_id, code: 'changed_meanwhile' }]);
  expect(await filmsFor(company, talent)).toEqual([]);
  await talent.api.ok('POST /talent/recordings/:id/remove', { params: { id: added } });
  await admin.api.ok('POST /admin/talents/approve', approval);
  expect(await filmsFor(company, talent)).toEqual([{ id, is_shown: true }]);
  expect((await company.api.call('GET /recordings/:id/address', { params: { id } })).status).toBe(200);
  expect(await hasFilmInSearch(talent)).toBe(true);
  // A published film remains visible while the next one waits.
  const next = await aFilm(talent);
  expect([await reviewOf(talent), await filmsFor(company, talent)]).toEqual(['waiting', [{ id, is_shown: true }]]);
  expect((await filmsFor(admin, talent)).find((film) => film.id === next)?.is_shown).toBe(false);
});

test('a picture that comes to a film that was approved waits to be looked at, and the film with it', async () => {
  const talent = await aTalent(server);
  const id = await aFilm(talent);
  const seenNow = async () => (await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } })).seen;
  const approve = async (seen: string) =>
    admin.api.ok('POST /admin/talents/approve', { body: { talents: [{ id: talent.talent_id, seen }] } });
  const withoutPicture = await seenNow();
  await approve(withoutPicture);
  expect([await reviewOf(talent), await filmsFor(company, talent)]).toEqual(['approved', [{ id, is_shown: true }]]);
  const picture = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer();
  const sent = await fetch(`${server.url}${API_PREFIX}/talent/recordings/${id}/poster`, {
    method: 'POST',
    headers: { cookie: talent.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  expect([sent.status, await reviewOf(talent), await filmsFor(company, talent)]).toEqual([200, 'waiting', []]);
  expect(await filmsFor(admin, talent)).toEqual([{ id, is_shown: false }]);
  // An administrator who read the profile before the film had its poster cannot approve it.
  expect((await approve(withoutPicture)).moved).toEqual([]);
  await approve(await seenNow());
  const { items } = await company.api.ok('GET /talents/:id/recordings', { params: { id: talent.talent_id } });
  expect(items).toMatchObject([{ id, is_shown: true, poster_url: expect.any(String) }]);
});
