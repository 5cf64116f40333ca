import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENDED_BY_RUN_IN_ORDER } from '#domain/accounts/retention/classes.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { dayOf, momentOf } from '#domain/kernel/time/day.ts';
import { openSession } from '#server/features/accounts/account/commands/open-session.ts';
import { regretDeletion } from '#server/features/accounts/deletion/commands/regret-deletion.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';

/** The real time at the start; all other times are computed from it. */
const START = new Date().toISOString();
const daysOn = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();
const dayOn = (days: number) => dayOf(new Date(daysOn(days)));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  server.setClock(START);
});
afterAll(() => server.stop());

const count = async (text: string) => {
  const { rows } = await server.services.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return rows[0]?.count;
};

test('rows that can never be used again are deleted, and rows in use stay', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const person = { first_name: 'Ada', last_name: 'Lind', password: 'tre små grisar', birth_date: '1990-02-28' };
  const body = { ...person, email: 'aldrig@example.se', accepts_terms: true };
  expect((await openBrowser(server.url).post('/account/talent-sign-up', body)).status).toBe(200);
  const application = {
    first_name: 'Bo',
    last_name: 'Aldrig',
    email: 'bolaget@example.se',
    password: 'tre små grisar',
    company_name: 'Aldrig AB',
    organisation_number: '556036-0793',
    phone: '08-465 004 00',
    address: 'Gatan 1',
    postal_code: '111 22',
    city: 'Stockholm',
    invoice_email: 'faktura@example.se',
    about: '',
    accepts_terms: true,
  };
  expect((await openBrowser(server.url).post('/account/company-sign-up', application)).status).toBe(200);
  await openBrowser(server.url).post('/account/password/forgot', { email: talent.email });
  const never = "accounts where email = 'aldrig@example.se'";
  server.setClock(daysOn(29));
  await runRetention(server.services);
  expect([await count(never), await count('sessions'), await count('password_reset_tokens')]).toEqual([1, 2, 0]);
  server.setClock(daysOn(31));
  await runRetention(server.services);
  expect([await count(never), await count('sessions'), await count('email_verification_codes')]).toEqual([0, 0, 0]);
  expect(await count(`talents where id = '${talent.talent_id}'`)).toBe(1);
  expect(await count(`companies where id = '${company.company_id}'`)).toBe(1);
  // The event is kept too, without the names.
  expect(await count(`events where actor_name = 'Bo Aldrig' or payload::text like '%Bo Aldrig%'`)).toBe(0);
  expect(await count(`events where type = 'company.apply' and actor_name = '' and payload = '{}'`)).toBe(1);
  // Consents are kept after the deletion of the account.
  expect(await count('consents where account_id is null')).toBe(4);
});

describe('a row that cannot be deleted delays no other', () => {
  /** Makes PostgreSQL refuse the deletion of the row. */
  async function stick(table: string, key: string) {
    await server.services.pool.query(`
      create function stick_${table}() returns trigger language plpgsql as
        $$ begin if old.${key} then raise exception 'stuck'; end if; return old; end $$;
      create trigger stick before delete on ${table} for each row execute function stick_${table}()`);
    return () => server.services.pool.query(`drop function stick_${table} cascade`);
  }
  const notices = "notices where type = 'job.run-retention'";

  test('one session of many, one account of many, and all classes after them', async () => {
    server.setClock(START);
    const talents = [await aTalent(server), await aTalent(server), await aTalent(server)];
    await server.services.pool.query('update sessions set expires_date = $1', [daysOn(1)]);
    const person = { first_name: 'Ada', last_name: 'Lind', password: 'tre små grisar', birth_date: '1990-02-28' };
    for (const email of ['fast@example.se', 'los@example.se', 'losare@example.se']) {
      await openBrowser(server.url).post('/account/talent-sign-up', { ...person, email, accepts_terms: true });
    }
    const loosen = [
      await stick('sessions', `account_id = '${talents[1]?.account_id}'`),
      await stick('accounts', "email = 'fast@example.se'"),
    ];
    server.setClock(daysOn(40));
    await runRetention(server.services);
    expect(await count('sessions')).toBe(1);
    expect(await count("accounts where email like '%los%'")).toBe(0);
    expect(await count("accounts where email = 'fast@example.se'")).toBe(1);
    expect(await count('email_verification_codes')).toBe(1);
    expect(await count(notices)).toBe(1);
    await runRetention(server.services);
    expect(await count(notices)).toBe(1);
    for (const loose of loosen) await loose();
    await runRetention(server.services);
    expect([await count('sessions'), await count("accounts where email = 'fast@example.se'")]).toEqual([0, 0]);
  });
});

test('the address of a sent entry is deleted after a month, and an unsent entry keeps its address', async () => {
  const { pool } = server.services;
  await pool.query('delete from outbox');
  const entry = (state: string, days: number) =>
    pool.query(
      `insert into outbox (kind, dedupe_key, recipient, content, state, state_date)
       values ('mail', $1, $1, '{}', $2, $4::timestamptz - make_interval(days => $3))`,
      [`${state}-${days}@example.se`, state, days, server.services.clock().toISOString()],
    );
  for (const state of ['waiting', 'sent', 'dead', 'given_up']) for (const days of [29, 31]) await entry(state, days);
  await runRetention(server.services);
  const { rows } = await pool.query("select dedupe_key from outbox where recipient = '' order by 1");
  expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual(['given_up-31@example.se', 'sent-31@example.se']);
});

describe('data is deleted at the end of the retention period of its class', () => {
  const run = async (text: string, values: readonly unknown[] = []) =>
    (await server.services.pool.query(text, [...values])).rows;
  beforeEach(() => server.setClock(START));
  /** Sets the clock a number of days after the start and runs the job. */
  const later = async (days: number) => {
    server.setClock(daysOn(days));
    await runRetention(server.services);
  };

  test('threads, with their files, two years after the last word and the last booked day', async () => {
    const company = await aCompany(server);
    const [talent, other] = [await aTalent(server), await aTalent(server)];
    server.setClock(START);
    const project = await aProject(server, company, { step: 2 });
    const chats: string[] = [];
    for (const person of [talent, other]) {
      const { id } = await aRequest(server, company, project.id, person);
      await company.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Hej' } });
      const [chat] = await run('select id from project_chats where candidate_id = $1', [id]);
      chats.push(chat.id);
    }
    const [message] = await run('select id from project_messages where chat_id = $1', [chats[0]]);
    const written = await writePrivateFile(server.services, Buffer.from('x'), { max_bytes: 10 });
    if (isRefusal(written)) throw new Error(written.refused);
    const file = { noun: 'message', subject_id: message.id, kind: 'file_1', name: 'x', content_type: 'text/plain' };
    const { id: file_id } = await keepPrivateFile(server.services.db, { written, ...file });
    await run(`update project_chats set last_date = app_now() - interval '800 days' where id = any($1)`, [chats]);
    await run(`update project_chats set last_date = app_now() - interval '700 days' where id = $1`, [chats[1]]);
    await later(0);
    expect(await run('select id from project_chats where id = any($1)', [chats])).toEqual([{ id: chats[1] }]);
    expect(await count(`private_files where id = '${file_id}' and deleted_date is null`)).toBe(0);
    // A talent who has a booking a year from now still needs the messages.
    await run(`update project_chats set last_date = app_now() - interval '800 days' where id = $1`, [chats[1]]);
    await run(
      `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
       select id, project_id, role_id, $2, talent_id, '${dayOn(365)}', '${dayOn(365)}', 100000, 'confirmed'
       from candidates where project_id = $1 and talent_id = $3`,
      [project.id, company.company_id, other.talent_id],
    );
    await later(0);
    expect(await count(`project_chats where id = '${chats[1]}'`)).toBe(1);
  });

  test('invitations to join, presentations, logs, and proofs of consent', async () => {
    const company = await aCompany(server);
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 2 });
    const { id: candidate_id } = await aRequest(server, company, project.id, talent);
    const [presentation] = await run(
      `insert into presentations (company_id, project_id, title, status, ends_on) values ($1, $2, 'Urval', 'draft', '${dayOn(0)}') returning id`,
      [company.company_id, project.id],
    );
    await run('insert into presentation_people (presentation_id, candidate_id, position) values ($1, $2, 1)', [
      presentation.id,
      candidate_id,
    ]);
    await run(
      `insert into company_invitations (company_id, email, member_role, token_hash, expires_date, invited_by_name, created_date)
       values ($1, 'ny@example.se', 'reader', 'x', app_now(), 'Kim', app_now())`,
      [company.company_id],
    );
    const admin = await anAdmin(server);
    await run(
      `insert into audit_entries (account_id, actor_name, admin_role, route, is_command, about_ids, shows_minor, request_id, created_date)
       values ($1, 'Admin', 'owner', 'POST /x', true, '{}', false, 'x', app_now())`,
      [admin.account_id],
    );
    await run(
      `insert into imported_records (source, kind, external_hash, created_date) values ('x', 'talents', 'y', app_now())`,
    );
    await run(`insert into consents (account_id, document, version, text_sha256, created_date, updated_date)
      select id, 'terms', '2026-01-01', 'x', '2020-01-01', '2020-01-01' from accounts where id = '${talent.account_id}'`);
    const left = async () => [
      await count(`presentation_people where presentation_id = '${presentation.id}'`),
      await count(`company_invitations where company_id = '${company.company_id}'`),
      await count(`audit_entries where account_id = '${admin.account_id}'`),
      await count(`imported_records where source = 'x'`),
      await count(`consents where text_sha256 = 'x'`),
    ];
    await later(29);
    expect(await left()).toEqual([1, 1, 1, 1, 1]);
    await later(31);
    expect(await left()).toEqual([1, 0, 1, 1, 1]);
    await later(370);
    expect(await left()).toEqual([1, 0, 0, 1, 1]);
    await later(740);
    // Consents are kept as long as the account, and two years longer as proof.
    expect(await left()).toEqual([0, 0, 0, 0, 1]);
    await run('update consents set account_id = null where account_id = $1', [talent.account_id]);
    await later(740 + 720);
    expect((await left())[4]).toBe(1);
    await later(740 + 740);
    expect((await left())[4]).toBe(0);
  });

  test('no other job takes a line out of a log', async () => {
    const admin = await anAdmin(server);
    await run(
      `insert into audit_entries (account_id, actor_name, admin_role, route, is_command, about_ids, shows_minor, request_id, created_date)
       values ($1, 'Admin', 'owner', 'POST /x', true, '{}', false, 'x', app_now())`,
      [admin.account_id],
    );
    await expect(run('delete from audit_entries')).rejects.toThrow('never changed');
    await expect(run('delete from consents')).rejects.toThrow('only added');
  });

  test('more than a batch goes in one run, which is written down class by class', async () => {
    const { account_id } = await aTalent(server);
    await run('delete from retention_runs');
    await run('delete from verifications');
    await run(`insert into verifications (identifier, value, expires_date)
      select 'a' || n, 'b' || n, app_now() - interval '1 day' from generate_series(1, 450) n`);
    await run(
      `insert into account_devices (account_id, device_hash, last_used_date) values ($1, 'gammal', app_now() - interval '401 days')`,
      [account_id],
    );
    await later(0);
    expect(await count('verifications')).toBe(0);
    const runs = await run('select class, looked_at, ended, broken, is_whole from retention_runs');
    expect(runs.map(({ class: id }) => id).sort()).toEqual([...ENDED_BY_RUN_IN_ORDER].sort());
    const whole = { broken: 0, is_whole: true };
    expect(runs).toContainEqual({ class: 'links', looked_at: 450, ended: 450, ...whole });
    expect(runs).toContainEqual({ class: 'devices', looked_at: 1, ended: 1, ...whole });
    await later(91);
    expect(await count('retention_runs')).toBe(ENDED_BY_RUN_IN_ORDER.length);
  });

  test('the texts of a request are deleted two years after it, unless it led to a booking', async () => {
    const company = await aCompany(server);
    server.setClock(START);
    const project = await aProject(server, company, { step: 2 });
    const asked: { id: string; talent_id: string }[] = [];
    for (const person of [await aTalent(server), await aTalent(server)]) {
      const { id } = await aRequest(server, company, project.id, person, { message: 'Vill du rida i snö?' });
      const body = { message: 'Ja, i snö.' };
      await person.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body });
      await company.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Snö?' } });
      await run(`insert into candidate_notes (candidate_id, account_id, note) values ($1, $2, 'rider i snö')`, [
        id,
        company.account_id,
      ]);
      asked.push({ id, talent_id: person.talent_id });
    }
    const [plain, booked] = asked;
    await run(
      `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
       select id, project_id, role_id, $2, talent_id, '${dayOn(0)}', '${dayOn(0)}', 100000, 'confirmed'
       from candidates where id = $1`,
      [booked?.id, company.company_id],
    );
    /**
     * True for each text of a request that remains, its status, and the numbers of its notes, its threads and the
     * events that contain its text.
     */
    const left = async (id = '') => {
      const [row] = await run(
        `select request_message <> '' as asks, answer_message <> '' as answers, interest_status,
           (select count(*)::int from candidate_notes n where n.candidate_id = k.id) as notes,
           (select count(*)::int from project_chats c where c.candidate_id = k.id) as chats,
           (select count(*)::int from events e join event_concerns n on n.event_id = e.id
             where n.concerned_id = k.id and e.payload::text like '%snö%') as events
         from candidates k where id = $1`,
        [id],
      );
      return row;
    };
    await later(725);
    expect(await left(plain?.id)).toMatchObject({ asks: true, answers: true, notes: 1 });
    await later(740);
    const nothing = { asks: false, answers: false, notes: 0, chats: 0, events: 0 };
    expect(await left(plain?.id)).toEqual({ ...nothing, interest_status: 'interested' });
    expect(await left(booked?.id)).toMatchObject({ asks: true, answers: true, notes: 1 });
    // Later runs do not look at emptied rows again.
    await run('delete from retention_runs');
    await later(740);
    expect(await run(`select looked_at, ended from retention_runs where class = 'requests'`)).toEqual([
      { looked_at: 0, ended: 0 },
    ]);
  });

  test('administrators see what the latest run of each class did', async () => {
    const admin = await anAdmin(server);
    server.setClock(START);
    await run('delete from retention_runs');
    await run(
      `insert into retention_runs (class, started_date, took_ms, looked_at, ended, broken, is_whole) values
       ('links', app_now() - interval '31 days', 1, 9, 9, 0, true), ('links', app_now() - interval '2 days', 1, 5, 4, 1, true),
       ('links', app_now() - interval '1 day', 7, 2, 2, 0, false), ('past_days', app_now(), 1, 0, 0, 0, true),
       ('links', app_now() - interval '720 hours', 1, 7, 7, 0, true)`,
    );
    const { items } = await admin.api.ok('GET /admin/retention');
    expect(items.map((item) => [item.class, item.ended, item.is_whole, item.ended_in_30_days])).toEqual([
      ['links', 2, false, 6],
      ['past_days', 0, true, 0],
    ]);
  });

  test('an unused account is asked about, and then deleted with a week to regret it', async () => {
    server.setClock(START);
    const [silent, back, busy] = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const ids = [silent, back, busy].map(({ account_id }) => account_id);
    await run(`delete from outbox`);
    await run(`update accounts set last_used_date = app_now() + interval '3 years' where id <> all($1)`, [ids]);
    await run(`update accounts set last_used_date = app_now() where id = any($1)`, [ids]);
    const mailed = async (email: string) =>
      (
        await run(`select content->>'title' as title from outbox where recipient = $1 order by created_date`, [email])
      ).map(({ title }) => title);
    const leaving = async () =>
      (await run('select account_id from account_deletions where account_id = any($1)', [ids])).map(
        ({ account_id }) => account_id,
      );
    await later(540);
    expect(await mailed(silent.email)).toEqual([]);
    await later(555);
    await later(560);
    expect(await mailed(silent.email)).toEqual(['Vill du ha kvar ditt konto?']);
    // Of two owners of unused accounts, one signs in again and the other has a future booking.
    server.setClock(daysOn(600));
    const opened = {
      method: 'password',
      remember: false,
      browser: { ip: '127.0.0.1', user_agent: null, cookie: null },
      moment: momentOf(server.services.clock()),
    } as const;
    expect(isRefusal(await openSession(server.services, back.account_id, opened))).toBe(false);
    const company = await aCompany(server);
    const project = await aProject(server, company, { step: 2 });
    const { id } = await aRequest(server, company, project.id, busy);
    await run(
      `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
       select id, project_id, role_id, $2, talent_id, '${dayOn(760)}', '${dayOn(760)}', 100000, 'confirmed'
       from candidates where id = $1`,
      [id, company.company_id],
    );
    await later(725);
    expect(await leaving()).toEqual([]);
    await later(735);
    await later(736);
    expect(await leaving()).toEqual([silent.account_id]);
    expect((await mailed(silent.email)).at(-1)).toBe('Ditt konto raderas om en vecka');
    // After the withdrawal of the deletion, the next run does not ask again.
    await regretDeletion(server.services, silent.account_id, momentOf(server.services.clock()));
    await later(737);
    expect(await leaving()).toEqual([]);
  });
});
