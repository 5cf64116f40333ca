import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { lastEnd, type Shared, sharePresentation } from '#tests/factories/presentations.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startBeside } from '#tests/support/beside.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

interface World {
  readonly project_id: string;
  readonly talents: readonly Talent[];
  readonly candidate_ids: readonly string[];
  readonly shared: Shared;
}

/** A project in review whose presentation shows all these talents to a client. */
async function aWorld(...talents: Talent[]): Promise<World> {
  const project = await aProject(server, company, { step: 4, asked: talents });
  const rows = await Promise.all(talents.map((talent) => candidateOf(company, project.id, talent)));
  const candidate_ids = rows.map(({ id }) => id);
  return {
    project_id: project.id,
    talents,
    candidate_ids,
    shared: await sharePresentation(company, project.id, candidate_ids),
  };
}

/**
 * Opens the presentation with link and code.
 * @returns the cookie of the browser
 */
async function openAs({ token, code }: Shared, name: string): Promise<string> {
  const response = await fetch(`${server.url}${API_PREFIX}/client-presentations/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code, name }),
  });
  expect(response.status).toBe(200);
  const line = response.headers.get('set-cookie') ?? '';
  expect(line).toMatch(/guest=.*HttpOnly; SameSite=Strict/);
  return line.split(';')[0] ?? '';
}

/** An API client with the cookie of a guest who opened the presentation with link and code. */
const aGuest = async (shared: Shared, name = 'Kim Kund'): Promise<Client> => as(server, await openAs(shared, name));

const view = (guest: Client, { token }: Shared) => guest.ok('POST /client-presentations/view', { body: { token } });
const namesIn = async (guest: Client, shared: Shared) => (await view(guest, shared)).people.map(({ name }) => name);
const details = (shared: Shared) => company.api.ok('GET /presentations/:id', { params: { id: shared.id } });

test('a guest stays in when the secret of the cookies is changed', async () => {
  const { shared } = await aWorld(await aTalent(server));
  const [old] = server.services.env.session_secrets;
  const young = 'a new secret of at least thirty-two characters';
  const [both, alone] = [
    await startBeside(server, { session_secrets: [young, old] }),
    await startBeside(server, { session_secrets: [young] }),
  ];
  try {
    const [name = '', value = ''] = (await openAs(shared, 'Kim Kund')).split(/=(.*)/s);
    const browser = openBrowser(both.url);
    browser.jar.set(name, value);
    const path = '/client-presentations/view';
    expect(await browser.post(path, { token: shared.token })).toMatchObject({ status: 200 });
    const later = openBrowser(alone.url);
    later.jar.set(name, browser.jar.get(name) ?? '');
    expect(await later.post(path, { token: shared.token })).toMatchObject({ status: 200 });
  } finally {
    for (const each of [both, alone]) await each.stop();
  }
});

/** The fields of a talent in a guest's view. */
const FIELDS = 'fee height_cm id name pictures playing_age_max playing_age_min role_title tapes vote words'.split(' ');

test('a client sees what was chosen, and neither contact details nor the company’s opinions', async () => {
  const talent = await aTalent(server, { first_name: 'Anna', last_name: 'Hemligsson' });
  const { shared, candidate_ids, project_id } = await aWorld(talent);
  const [id = ''] = candidate_ids;
  await company.api.ok('PATCH /candidates/:id', { params: { id }, body: { note: 'Privat tanke', stars: 2 } });
  const guest = await aGuest(shared);
  const seen = await view(guest, shared);
  expect(Object.keys(seen).sort()).toEqual(['company_name', 'ends_on', 'greeting', 'guest_name', 'people', 'title']);
  expect(Object.keys(seen.people[0] ?? {}).sort()).toEqual(FIELDS);
  expect(seen.people[0]).toMatchObject({ name: 'Anna H.', fee: null, vote: null });
  const secrets = [talent.talent_id, talent.email, 'Hemligsson', 'Privat', id, project_id, talent.account_id];
  // Ignores the addresses of pictures, because the tests put the talents' names in them.
  const told = JSON.stringify(seen, (key, value) => (key === 'pictures' ? undefined : value));
  for (const secret of secrets) expect(told).not.toContain(secret);
  // The guest sees the same as the company's preview, except for the guest's name.
  const preview = await company.api.ok('GET /presentations/:id/preview', { params: { id: shared.id } });
  expect({ ...preview, guest_name: 'Kim Kund' }).toEqual(seen);
  const { title, greeting, ends_on, revision } = await details(shared);
  await company.api.ok('PUT /presentations/:id', {
    params: { id: shared.id },
    body: {
      title,
      greeting,
      ends_on,
      revision,
      shows_fee: true,
      people: [{ candidate_id: id, words: 'Vår favorit.', media_ids: [], tape_ids: [] }],
    },
  });
  expect((await view(guest, shared)).people[0]).toMatchObject({
    words: 'Vår favorit.',
    pictures: [],
    fee: { basis: 'day' },
  });
});

test('a client reads only the first name of a talent under 18', async () => {
  const { shared } = await aWorld(await aTalent(server, { first_name: 'Bo', last_name: 'Ung' }));
  const guest = await aGuest(shared);
  const moment = server.services.clock();
  await server.services.pool.query(
    `update talents set birth_date = ($1::timestamptz - interval '15 years')::date, guardian_consent_date = $1
     where id = (select k.talent_id from candidates k where k.id = $2)`,
    [moment.toISOString(), shared.people[0]?.candidate_id],
  );
  expect(await namesIn(guest, shared)).toEqual(['Bo']);
});

describe('every refusal to open a link gives the same answer', () => {
  const answer = async (client: Client, { token, code }: { token: string; code: string }) => {
    const { status, body: said } = await client.call('POST /client-presentations/open', {
      body: { token, code, name: 'Kim' },
    });
    const { request_id, ...error } = (said as ErrorBody).error;
    return { status, ...error };
  };
  const anybody = () => as(server);
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  test('for an unknown, wrongly guessed, blocked, replaced or ended one', async () => {
    const { shared } = await aWorld(await aTalent(server));
    const { id, token, code } = shared;
    const unknown = await answer(anybody(), { token: 'x'.repeat(43), code });
    expect(unknown.code).toBe('presentation_closed');
    const guest = await aGuest(shared);
    for (let tries = 0; tries < 10; tries++)
      expect(await answer(anybody(), { token, code: other(code) })).toEqual(unknown);
    expect(await answer(anybody(), { token, code })).toEqual(unknown);
    // A guest who opened the presentation earlier keeps access.
    expect(await namesIn(guest, shared)).toHaveLength(1);

    const fresh = await company.api.ok('POST /presentations/:id/renew-link', { params: { id } });
    expect(await answer(anybody(), { token, code })).toEqual(unknown);
    const renewed = { ...shared, token: fresh.url.split('#')[1] ?? '', code: fresh.code };
    for (const link of [shared, renewed])
      expect((await guest.refusal('POST /client-presentations/view', { body: { token: link.token } })).code).toBe(
        unknown.code,
      );
    const again = await aGuest(renewed);
    await company.api.ok('POST /presentations/:id/end', { params: { id } });
    expect(await answer(anybody(), renewed)).toEqual(unknown);
    const person_id = shared.people[0]?.person_id ?? '';
    const body = { token: renewed.token, person_id };
    for (const refused of [
      await again.refusal('POST /client-presentations/view', { body: { token: renewed.token } }),
      await again.refusal('POST /client-presentations/look', { body }),
      await again.refusal('POST /client-presentations/vote', { body: { ...body, vote: 'yes', comment: '' } }),
    ])
      expect(refused.code).toBe(unknown.code);
  });

  test('for a lapsed one, also before the deadline job has run', async () => {
    const { shared } = await aWorld(await aTalent(server));
    const guest = await aGuest(shared);
    await server.services.pool.query(`update presentations set ends_on = '2020-01-01' where id = $1`, [shared.id]);
    expect((await answer(anybody(), shared)).code).toBe('presentation_closed');
    await guest.refusal('POST /client-presentations/view', { body: { token: shared.token } });
    await sweepDeadlines(server.services);
    expect((await details(shared)).status).toBe('ended');
  });
});

describe('a talent who may no longer be shown disappears at once', () => {
  test.each<[string, (world: World) => Promise<unknown>]>([
    ['pauses', ({ talents }) => (talents[0] as Talent).api.ok('PATCH /talent/profile', { body: { is_paused: true } })],
    [
      'blocks the company',
      ({ talents }) =>
        server.services.pool.query('insert into talent_blocks (talent_id, company_id) values ($1, $2)', [
          talents[0]?.talent_id,
          company.company_id,
        ]),
    ],
    [
      'takes the yes back',
      ({ talents, candidate_ids: [id = ''] }) =>
        (talents[0] as Talent).api.ok('POST /talent/requests/:id/answer-not-interested', { params: { id }, body: {} }),
    ],
    [
      'is withdrawn',
      ({ candidate_ids: [id = ''] }) => company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} }),
    ],
    [
      'is not verified any more',
      ({ talents }) =>
        server.services.pool.query('update talents set is_verified = false where id = $1', [talents[0]?.talent_id]),
    ],
    [
      'has had their answer',
      ({ candidate_ids: [id = ''] }) =>
        server.services.pool.query(
          `update candidates set client_decision = 'rejected', closed_date = app_now() where id = $1`,
          [id],
        ),
    ],
  ])('who %s', async (_, leave) => {
    const world = await aWorld(
      await aTalent(server, { first_name: 'Åke' }),
      await aTalent(server, { first_name: 'Ulla' }),
    );
    const { shared } = world;
    const guest = await aGuest(shared);
    expect((await namesIn(guest, shared)).length).toBe(2);
    await leave(world);
    expect((await namesIn(guest, shared)).map((name) => name.split(' ')[0])).toEqual(['Ulla']);
    const body = { token: shared.token, person_id: shared.people[0]?.person_id ?? '' };
    await guest.refusal('POST /client-presentations/look', { body });
    await guest.refusal('POST /client-presentations/vote', { body: { ...body, vote: 'yes', comment: '' } });
  });

  test('all talents disappear with the project', async () => {
    const { shared, project_id } = await aWorld(await aTalent(server));
    const guest = await aGuest(shared);
    await company.api.ok('POST /projects/:id/cancel', {
      params: { id: project_id },
      body: { reason: 'Inget blir av.' },
    });
    await guest.refusal('POST /client-presentations/view', { body: { token: shared.token } });
    expect((await details(shared)).status).toBe('ended');
  });
});

test('guests vote at the same time, each for themselves, and the company reads the votes and the visits by name', async () => {
  const { shared, project_id, candidate_ids } = await aWorld(await aTalent(server), await aTalent(server));
  const [kim, lo] = [await aGuest(shared), await aGuest(shared, 'Lo')];
  const [one, two] = shared.people.map(({ person_id }) => person_id);
  const vote = (guest: Client, person_id = '', said: 'yes' | 'maybe' | 'no' | null, comment = '') =>
    guest.ok('POST /client-presentations/vote', { body: { token: shared.token, person_id, vote: said, comment } });
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => vote(kim, one, n % 2 ? 'yes' : 'no')),
    vote(lo, one, 'maybe', 'Varm.'),
    vote(lo, two, 'no'),
  ]);
  await vote(kim, one, 'yes');
  const seen = await vote(lo, two, null);
  expect(seen.people.map((person) => person.vote)).toEqual([{ vote: 'maybe', comment: 'Varm.' }, null]);
  await kim.ok('POST /client-presentations/look', { body: { token: shared.token, person_id: two ?? '' } });
  // Votes on another presentation count only there.
  const { shared: another } = await aWorld(await aTalent(server));
  const body = {
    token: another.token,
    person_id: another.people[0]?.person_id ?? '',
    vote: 'yes',
    comment: '',
  } as const;
  await (await aGuest(another)).ok('POST /client-presentations/vote', { body });
  const { people, guests, vote_count } = await details(shared);
  expect(people.map(({ votes }) => votes.map((said) => [said.guest_name, said.vote, said.comment]).sort())).toEqual([
    [
      ['Kim Kund', 'yes', ''],
      ['Lo', 'maybe', 'Varm.'],
    ],
    [],
  ]);
  expect([vote_count, guests.map(({ name, looks }) => [name, looks.length])]).toEqual([
    2,
    [
      ['Kim Kund', 1],
      ['Lo', 0],
    ],
  ]);
  const board = await company.api.ok('GET /projects/:id/client-votes', { params: { id: project_id }, query: {} });
  expect(board.page_size).toBe(200);
  expect(board.items.map((said) => [said.candidate_id, said.guest_name]).sort()).toEqual(
    [
      [candidate_ids[0], 'Kim Kund'],
      [candidate_ids[0], 'Lo'],
    ].sort(),
  );
});

test('a guest changes the vote, the comment or both; a part left out is unchanged, even when both are sent at once', async () => {
  const { shared } = await aWorld(await aTalent(server));
  const kim = await aGuest(shared);
  const person_id = shared.people[0]?.person_id ?? '';
  const say = async (said: { vote?: 'yes' | 'no' | null; comment?: string }) =>
    (await kim.ok('POST /client-presentations/vote', { body: { token: shared.token, person_id, ...said } })).people[0]
      ?.vote;
  for (let round = 0; round < 5; round++) {
    await Promise.all([say({ vote: 'yes' }), say({ comment: 'Henne.' })]);
    expect(await say({})).toEqual({ vote: 'yes', comment: 'Henne.' });
    await Promise.all([say({ vote: null }), say({ comment: '' })]);
    expect(await say({})).toBeNull();
  }
  expect(await say({ comment: 'Henne.' })).toEqual({ vote: null, comment: 'Henne.' });
  expect(await say({ vote: 'no' })).toEqual({ vote: 'no', comment: 'Henne.' });
  expect(await say({ comment: '' })).toEqual({ vote: 'no', comment: '' });
});

test('two members who write at once do not overwrite each other, and a link is good for 60 days at most', async () => {
  const { shared } = await aWorld(await aTalent(server));
  const { title, greeting, revision } = await details(shared);
  const write = (ends_on: string) =>
    company.api.call('PUT /presentations/:id', {
      params: { id: shared.id },
      body: { title, greeting, ends_on, shows_fee: false, people: [], revision },
    });
  const last = lastEnd(server.services.clock);
  const outcomes = await Promise.all([write(last), write(last)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await write('2099-01-01')).status).toBe(422);
  const body = { title: 'Tomt', candidate_ids: [] };
  const params = { id: (await details(shared)).project_id };
  const empty = await company.api.ok('POST /projects/:id/presentations', { params, body });
  expect((await company.api.refusal('POST /presentations/:id/share', { params: { id: empty.id } })).code).toBe(
    'nobody_to_show',
  );
});

test('a film plays for viewers of the presentation, checked again for each part, and for nobody after its end', async () => {
  const talent = await aTalent(server);
  const { shared, candidate_ids } = await aWorld(talent);
  const tape_id = randomUUID();
  await server.services.pool.query(
    `insert into recordings (id, talent_id, purpose, position, status, kind, bytes, begun_date, stale_date)
     values ($1, $2, 'showreel', 1, 'ready', 'video', 5, app_now(), app_now())`,
    [tape_id, talent.talent_id],
  );
  const written = await writePrivateFile(server.services, Buffer.from('frame'), { max_bytes: 100 });
  if (isRefusal(written)) throw new Error(written.refused);
  const owner = { noun: 'recording', subject_id: tape_id, kind: 'playable' };
  await keepPrivateFile(server.services.db, { ...owner, written, name: 'film.mp4', content_type: 'video/mp4' });
  // The other recording has other bytes, and a poster.
  for (const kind of ['playable', 'poster']) {
    const bytes = await writePrivateFile(server.services, Buffer.from('other'), { max_bytes: 100 });
    if (isRefusal(bytes)) throw new Error(bytes.refused);
    const elsewhere = { ...owner, subject_id: randomUUID(), kind, written: bytes };
    await keepPrivateFile(server.services.db, { ...elsewhere, name: 'film.mp4', content_type: 'video/mp4' });
  }
  const { title, greeting, ends_on, revision } = await details(shared);
  const [candidate_id = ''] = candidate_ids;
  const people = [{ candidate_id, words: '', media_ids: null, tape_ids: [tape_id, randomUUID()] }];
  const body = { title, greeting, ends_on, revision, shows_fee: false, people };
  await company.api.ok('PUT /presentations/:id', { params: { id: shared.id }, body });

  const kim = await openAs(shared, 'Kim');
  const [person] = (await view(as(server, kim), shared)).people;
  const { url = '' } = person?.tapes[0] ?? {};
  expect(person?.tapes).toMatchObject([{ id: tape_id, poster_url: null }]);
  const play = (cookie: string, range?: string) =>
    fetch(server.url + url, { headers: { cookie, ...(range && { range }) } });
  // A browser that fetches the film ahead, or asks only for its head, has not looked at it.
  for (const ahead of [{ method: 'HEAD' }, { headers: { 'sec-purpose': 'prefetch' } }])
    await fetch(server.url + url, { ...ahead, headers: { ...ahead.headers, cookie: kim } });
  const whole = await play(kim);
  const said = [whole.status, await whole.text()];
  expect(said).toEqual([200, 'frame']);
  const part = await play(kim, 'bytes=2-3');
  expect([part.status, await part.text()]).toEqual([206, 'am']);
  expect((await play(company.cookie)).status).toBe(200);
  const { shared: other } = await aWorld(await aTalent(server));
  for (const stranger of ['', talent.cookie, (await aCompany(server)).cookie, await openAs(other, 'Kim')])
    expect((await play(stranger)).status).toBe(404);
  const { guests } = await details(shared);
  expect(guests[0]?.looks).toMatchObject([{ what: 'tape', times: 1 }]);
  const pause = (is_paused: boolean) => talent.api.ok('PATCH /talent/profile', { body: { is_paused } });
  await pause(true);
  expect((await play(kim)).status).toBe(404);
  await pause(false);
  expect((await play(kim)).status).toBe(200);

  await company.api.ok('POST /presentations/:id/end', { params: { id: shared.id } });
  expect((await play(kim, 'bytes=2-3')).status).toBe(404);
});
