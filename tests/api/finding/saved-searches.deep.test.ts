import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX, type SavedSearch } from '#contract/finding/saved-search.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { WATCHED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { tellNewMatches } from '#server/features/finding/saved-search/commands/tell-new-matches.ts';
import { type Finder, finderOf } from '#server/features/finding/saved-search/queries/find-fitting.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { type NewTalent, newVisibleTalent } from '../people/talent-people.ts';

const RIDERS: TalentQuery = {
  text: '',
  wishes: [{ demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] }],
  unknown: [],
};

let app: TalentApp;
let company: Company;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

/** Each test starts without other talents, searches and mails, at ten in the morning in Stockholm. */
beforeEach(async () => {
  at('2026-08-14', '10:00');
  for (const table of ['saved_searches', 'talents', 'outbox'])
    await sql`delete from ${sql.table(table)}`.execute(app.db);
  company = await aCompany(app.server);
});

/** Sets the clock to a time in Stockholm on a summer day. */
function at(day: string, time: string): void {
  const [hour = '', minute = ''] = time.split(':');
  const utc = new Date(`${day}T00:00:00Z`).getTime() + ((Number(hour) - 2) * 60 + Number(minute)) * 60_000;
  app.setClock(new Date(utc).toISOString());
}

const save = (
  given: Partial<{ name: string; query: TalentQuery; notify: 'off' | 'daily' }> = {},
  who: Person = company,
) =>
  who.api.ok('POST /saved-searches', {
    body: { name: 'Vana ryttare', notify: 'daily', ...given, query: unfrozen(given.query ?? RIDERS) },
  });
/** A mutable copy, because the contract's type requires one. */
const unfrozen = ({ text, wishes, unknown }: TalentQuery) => ({
  text,
  wishes: wishes.map(({ demand, any }) => ({ demand, any: [...any] })),
  unknown: [...unknown],
});
const list = async (who: Person = company): Promise<SavedSearch[]> => (await who.api.ok('GET /saved-searches')).items;
const rider = (first_name: string, given: NewTalent = {}) =>
  newVisibleTalent(app.db, { first_name, skills: { riding: 3 }, ...given });
const learn = (talent_id: string, level: number) =>
  sql`update talent_skills set level = ${level} where talent_id = ${talent_id} and skill_id = 'riding'`.execute(app.db);
const runWith = (find: Finder) => {
  const { db, clock, log } = app.server.services;
  return tellNewMatches({ db, clock, log, find });
};
const run = () => runWith(finderOf(app.server.services));

interface Mail {
  readonly to_email: string;
  readonly subject: string;
  readonly content: { message: string; path: string; second: { path: string } };
}
const mails = async (): Promise<Mail[]> => {
  const { rows } = await sql<Mail>`
    select recipient as to_email, content ->> 'title' as subject, content from outbox order by created_date, 2`.execute(
    app.db,
  );
  return rows;
};

describe('keeping a search', () => {
  test('a search is listed with how many fit, renamed, and deleted', async () => {
    await rider('Anna');
    const saved = await save({ notify: 'off' });
    expect(saved).toMatchObject({
      name: 'Vana ryttare',
      query: RIDERS,
      found_count: 1,
      new_count: 0,
      has_passed: false,
    });
    await save({ name: 'Alla', notify: 'off', query: { text: '', wishes: [], unknown: [] } });
    expect((await list()).map(({ name }) => name)).toEqual(['Alla', 'Vana ryttare']);
    const params = { id: saved.id };
    const renamed = await company.api.ok('PATCH /saved-searches/:id', { params, body: { name: 'Hästfolk' } });
    expect(renamed).toMatchObject({ name: 'Hästfolk', notify: 'off' });
    expect((await company.api.call('PATCH /saved-searches/:id', { params, body: {} })).status).toBe(422);
    for (const _ of [1, 2]) await company.api.ok('DELETE /saved-searches/:id', { params });
    expect((await list()).map(({ name }) => name)).toEqual(['Alla']);
  });

  test('what the text says today is kept as wishes, so that its days stay the same', async () => {
    const { query } = await save({ query: { text: 'ryttare ledig i morgon', wishes: [], unknown: ['height'] } });
    const kinds = query.wishes.flatMap(({ any }) => any.map((condition) => condition.kind));
    expect(kinds).toContain('dates');
    expect(query.wishes).toContainEqual({
      demand: 'must',
      any: [{ kind: 'dates', from: '2026-08-15', to: '2026-08-15' }],
    });
    expect([query.text, query.unknown]).toEqual(['', ['height']]);
  });

  test('the list shows past days of a search, and nothing is refused', async () => {
    const query: TalentQuery = {
      ...RIDERS,
      wishes: [...RIDERS.wishes, { demand: 'must', any: [{ kind: 'dates', from: '2026-08-14', to: '2026-08-14' }] }],
    };
    expect((await save({ query })).has_passed).toBe(false);
    at('2026-08-15', '10:00');
    expect((await list())[0]?.has_passed).toBe(true);
    expect((await save({ name: 'Till', query })).has_passed).toBe(true);
    await rider('Anna');
    at('2026-08-16', '10:00');
    expect([await run(), await mails()]).toEqual([0, []]);
  });

  test(`there is room for ${SAVED_SEARCHES_MAX}, also when several are saved at once`, async () => {
    for (let number = 1; number < SAVED_SEARCHES_MAX; number++)
      await save({ name: `Sökning ${number}`, notify: 'off' });
    const body = { name: 'En till', query: unfrozen(RIDERS), notify: 'off' as const };
    const answers = await Promise.all([1, 2, 3].map(() => company.api.call('POST /saved-searches', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await company.api.refusal('POST /saved-searches', { body })).code).toBe('too_many_saved_searches');
  });

  test('an invalid search is refused with its field', async () => {
    const body = {
      name: '',
      query: { text: '', wishes: [{ demand: 'must', any: [] }], unknown: [] },
      notify: 'hourly',
    };
    const { status, body: answer } = await company.api.raw('POST /saved-searches', { body });
    expect(status).toBe(422);
    expect(Object.keys((answer as { error: { fields: object } }).error.fields).sort()).toEqual([
      'name',
      'notify',
      'query.wishes.0.any',
    ]);
  });

  test('a look at the search counts its matches again', async () => {
    const { id } = await save({ notify: 'off' });
    await rider('Anna');
    at('2026-08-15', '12:00');
    const looked = await company.api.ok('POST /saved-searches/:id/looked', { params: { id } });
    expect(looked).toMatchObject({
      found_count: 1,
      counted_date: '2026-08-15T10:00:00.000Z',
      looked_date: '2026-08-15T10:00:00.000Z',
    });
  });
});

describe('the owners of saved searches', () => {
  test('no other user sees or changes a search, not in the same company either', async () => {
    const saved = await save();
    const params = { id: saved.id };
    const colleague = await aCompany(app.server);
    await sql`update company_members set company_id = ${company.company_id}, member_role = 'producer'
      where account_id = ${colleague.account_id}`.execute(app.db);
    for (const { api } of [colleague, await aCompany(app.server), await anAdmin(app.server)]) {
      expect((await api.ok('GET /saved-searches')).items).toEqual([]);
      const answers = [
        await api.refusal('PATCH /saved-searches/:id', { params, body: { notify: 'off' } }),
        await api.refusal('PATCH /saved-searches/:id', { params, body: { name: 'Min' } }),
        await api.refusal('POST /saved-searches/:id/looked', { params }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found']);
      await api.ok('DELETE /saved-searches/:id', { params });
    }
    expect(await list()).toEqual([saved]);
  });
});

describe('mails about a search', () => {
  test('matches at the saving of a search are not announced; later ones are, once', async () => {
    await rider('Redan');
    const { id } = await save();
    await save({ name: 'Samma', notify: 'off' });
    expect([await run(), await mails()]).toEqual([0, []]);
    await rider('Nykomling', { last_name: 'Öberg' });
    await newVisibleTalent(app.db, { first_name: 'Fotgängare' });
    at('2026-08-15', '08:02');
    expect(await run()).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to_email: company.email,
      subject: 'En ny person passar: Vana ryttare',
      content: { path: `/CompanyTalents?tab=searches&open=${id}`, second: { path: '/CompanyTalents?tab=searches' } },
    });
    expect(mail?.content.message).toBe(
      'Hej Kim. En ny person passar på din sparade sökning ”Vana ryttare”.\n\nNykomling Öberg, spelar 25–35 år, Göteborg',
    );
    expect((await list()).map(({ name, new_count }) => [name, new_count])).toEqual([
      ['Samma', 0],
      ['Vana ryttare', 1],
    ]);
    expect((await list())[1]).toMatchObject({ found_count: 2 });
    for (const day of ['2026-08-15', '2026-08-16', '2026-08-17']) {
      at(day, '11:02');
      expect(await run()).toBe(0);
    }
    await company.api.ok('POST /saved-searches/:id/looked', { params: { id } });
    expect((await list()).map(({ new_count }) => new_count)).toEqual([0, 0]);
  });

  test('the mail contains nothing that companies may not see', async () => {
    await save();
    const { email } = await rider('Anna', { day_fee_min_ore: ore(512_300), bio: 'Min hemliga historia.' });
    at('2026-08-15', '09:00');
    await run();
    expect(JSON.stringify(await mails())).not.toMatch(new RegExp(`${email}|1990|5123|5 123|hemliga`));
  });

  test('a talent that begins to match is announced; one that stops and matches again is not', async () => {
    const { talent_id } = await rider('Anna', { skills: { riding: 1 } });
    await save();
    await learn(talent_id, 2);
    at('2026-08-15', '09:00');
    expect(await run()).toBe(1);
    await learn(talent_id, 1);
    at('2026-08-16', '09:00');
    expect(await run()).toBe(0);
    await learn(talent_id, 4);
    at('2026-08-17', '09:00');
    expect(await run()).toBe(0);
  });

  test('a talent that hides before the morning is announced only when visible again', async () => {
    await save();
    const { talent_id } = await rider('Anna');
    const pause = (isPaused: boolean) =>
      sql`update talents set is_paused = ${isPaused} where id = ${talent_id}`.execute(app.db);
    await pause(true);
    at('2026-08-15', '09:00');
    expect(await run()).toBe(0);
    await pause(false);
    at('2026-08-16', '09:00');
    expect(await run()).toBe(1);
  });

  test('mails come from eight in the morning, one a day at most, summer and winter', async () => {
    await save();
    await rider('Anna');
    at('2026-08-15', '07:59');
    expect(await run()).toBe(0);
    at('2026-08-15', '08:00');
    expect(await run()).toBe(1);
    await rider('Bo');
    at('2026-08-15', '20:00');
    expect(await run()).toBe(0);
    app.setClock('2026-12-01T06:59:00Z');
    expect(await run()).toBe(0);
    app.setClock('2026-12-01T07:00:00Z');
    expect(await run()).toBe(1);
  });

  test('ten matches are named, the best first, and the rest are counted', async () => {
    await save({
      query: { ...RIDERS, wishes: [...RIDERS.wishes, { demand: 'merit', any: [{ kind: 'place', id: '1280' }] }] },
    });
    for (let number = 1; number <= 12; number++) await rider(`Ryttare${number}`);
    await rider('Malmöbo', { municipality_id: '1280' });
    at('2026-08-15', '09:00');
    expect(await run()).toBe(1);
    const [mail] = await mails();
    const lines = mail?.content.message.split('\n\n') ?? [];
    expect(mail?.subject).toBe('13 nya personer passar: Vana ryttare');
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([12, 'Malmöbo Berg, spelar 25–35 år, Malmö', 'Och 3 till.']);
  });

  test('two processes at once tell once', async () => {
    for (const name of ['Ett', 'Två', 'Tre']) await save({ name });
    await rider('Anna');
    at('2026-08-15', '09:00');
    const sent = await Promise.all([run(), run(), run(), run()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(3);
    expect((await mails()).map(({ subject }) => subject.replace(/^.*: /, '')).sort()).toEqual(['Ett', 'Tre', 'Två']);
  });

  test('two processes that have both searched before either writes tell once', async () => {
    await save();
    await rider('Anna');
    at('2026-08-15', '09:00');
    const real = finderOf(app.server.services);
    const { promise: bothSearched, resolve } = Promise.withResolvers<void>();
    let searching = 0;
    const find: Finder = async (query, today, account_id) => {
      const found = await real(query, today, account_id);
      searching += 1;
      if (searching === 2) resolve();
      await bothSearched;
      return found;
    };
    const sent = await Promise.all([runWith(find), runWith(find)]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  describe('changes while a search runs', () => {
    /** Runs a saved search, and does `act` after the search and before its result is stored. */
    const runAndMeanwhile = (act: () => Promise<unknown>) =>
      runWith(async (...asked) => {
        const found = await finderOf(app.server.services)(...asked);
        await act();
        return found;
      });

    test('a deleted search sends no mail', async () => {
      const { id } = await save();
      await rider('Anna');
      at('2026-08-15', '09:00');
      expect(await runAndMeanwhile(() => company.api.ok('DELETE /saved-searches/:id', { params: { id } }))).toBe(0);
      expect(await mails()).toEqual([]);
    });

    test('a search with its mails turned off sends none', async () => {
      const { id } = await save();
      await rider('Anna');
      at('2026-08-15', '09:00');
      const turnOff = () => company.api.ok('PATCH /saved-searches/:id', { params: { id }, body: { notify: 'off' } });
      expect(await runAndMeanwhile(turnOff)).toBe(0);
      expect(await mails()).toEqual([]);
    });

    test('a search that asks something else by then is looked through at the next run, as it is then', async () => {
      const { id } = await save();
      await rider('Anna');
      await newVisibleTalent(app.db, { first_name: 'Simmare', skills: { swimming: 3 } });
      at('2026-08-15', '09:00');
      const swimmers = JSON.stringify(RIDERS).replaceAll('riding', 'swimming');
      expect(
        await runAndMeanwhile(() =>
          sql`update saved_searches set query = ${swimmers} where id = ${id}`.execute(app.db),
        ),
      ).toBe(0);
      expect(await run()).toBe(1);
      expect((await mails())[0]?.content.message).toMatch(/Simmare/);
      expect((await mails())[0]?.content.message).not.toMatch(/Anna/);
    });

    test('a talent that hides during the search is not announced', async () => {
      await save();
      const [anna] = [await rider('Anna'), await rider('Bo')];
      at('2026-08-15', '09:00');
      const hide = () => sql`update talents set is_paused = true where id = ${anna.talent_id}`.execute(app.db);
      expect(await runAndMeanwhile(hide)).toBe(1);
      const [mail] = await mails();
      expect(mail?.subject).toBe('En ny person passar: Vana ryttare');
      expect(mail?.content.message).not.toMatch(/Anna/);
    });
  });

  test('each person who watches is told for themselves; administrators are led to their own screen', async () => {
    const [other, admin] = [await aCompany(app.server), await anAdmin(app.server)];
    await save({ notify: 'off' });
    for (const who of [other, admin]) await save({}, who);
    await rider('Anna');
    at('2026-08-15', '09:00');
    expect(await run()).toBe(2);
    const sent = await mails();
    expect(sent.map(({ to_email }) => to_email).sort()).toEqual([other.email, admin.email].sort());
    expect(sent.find(({ to_email }) => to_email === admin.email)?.content.path).toMatch(/^\/AdminTalentSearch\?/);
  });

  test('turned off, it announces nobody; turned on again, matches of the time between are not new', async () => {
    const { id } = await save();
    const turn = (notify: 'off' | 'daily') =>
      company.api.ok('PATCH /saved-searches/:id', { params: { id }, body: { notify } });
    await turn('off');
    await rider('Anna');
    at('2026-08-15', '09:00');
    expect(await run()).toBe(0);
    await turn('daily');
    await rider('Bo');
    at('2026-08-16', '09:00');
    expect(await run()).toBe(1);
    expect((await mails())[0]?.content.message).toMatch(/Bo Berg/);
    expect((await mails())[0]?.content.message).not.toMatch(/Anna/);
  });

  test('a company that may not search is not told', async () => {
    await save();
    await rider('Anna');
    await sql`update companies set status = 'suspended' where id = ${company.company_id}`.execute(app.db);
    at('2026-08-15', '09:00');
    expect(await run()).toBe(0);
  });

  test('while too many talents fit no mail is sent, and then only of those that come after', async () => {
    const { id } = await save();
    const real = finderOf(app.server.services);
    await rider('Anna');
    at('2026-08-15', '09:00');
    expect(await runWith(async (...asked) => ({ ...(await real(...asked)), total: WATCHED_MAX + 1 }))).toBe(0);
    expect((await list())[0]).toMatchObject({ id, is_too_wide: true, found_count: WATCHED_MAX + 1 });
    at('2026-08-16', '09:00');
    expect(await run()).toBe(0);
    await rider('Bo');
    at('2026-08-17', '09:00');
    expect(await run()).toBe(1);
    expect((await mails())[0]?.content.message).not.toMatch(/Anna/);
  });

  test('a search that cannot be run holds up no other, leaves nothing half done, and is tried again', async () => {
    const [broken] = [await save({ name: 'Trasig' }), await save({ name: 'Hel' })];
    await rider('Anna');
    const real = finderOf(app.server.services);
    await sql`update saved_searches set query = '{"text": 1}' where id = ${broken.id}`.execute(app.db);
    app.server.services.log.level = 'silent';
    at('2026-08-15', '09:00');
    expect(await runWith(real)).toBe(1);
    app.server.services.log.level = 'error';
    await sql`update saved_searches set query = ${JSON.stringify(RIDERS)} where id = ${broken.id}`.execute(app.db);
    expect(await run()).toBe(1);
    expect((await mails()).map(({ subject }) => subject.replace(/^.*: /, '')).sort()).toEqual(['Hel', 'Trasig']);
  });

  test('many new matches at once give one mail', async () => {
    await save({ query: { text: '', wishes: [], unknown: [] } });
    await manyTalents(app.server, 300);
    at('2026-08-15', '09:00');
    expect(await run()).toBe(1);
    expect((await mails())[0]?.subject).toBe('300 nya personer passar: Vana ryttare');
  });
});

test('a search at its bounds whose text asks for still more is kept within them and can be read again', async () => {
  const wishes = Array.from({ length: 3 }, (_, at) => ({
    demand: 'must' as const,
    any: Array.from({ length: 40 }, (_more, age) => ({ kind: 'age' as const, min: age + 1, max: age + 40 + at })),
  }));
  await save({ query: { text: 'kvinna i Göteborg som kan rida', wishes, unknown: [] } });
  const [kept] = await list();
  expect(kept?.query.wishes).toHaveLength(3);
});
