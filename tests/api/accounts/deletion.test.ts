/**
 * Deletions of accounts: requested, withdrawn and carried out. Of an erased person only the records remain that the law
 * keeps.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { eraseDue } from '#server/features/office/erasure/commands/erase-due.ts';
import { keepPicture } from '#server/files/picture-files.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import { calledRows } from '#tests/factories/auditions.ts';
import { as } from '#tests/factories/client.ts';
import { A_BATCH } from '#tests/factories/payouts.ts';
import { aCompany, aMember, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, workIsApproved } from '../money/paid-people.ts';

let server: TestServer;
let company: Company;
const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

const NAMES = { first_name: 'Zefyrina', last_name: 'Qvastberg' };
/** The content of the test's pictures and films. Like the names above, it must not remain. */
const MARK = 'BILDEN-AV-HENNE';
/** The tables that must be kept unchanged by law (domain/accounts/retention). */
const ARCHIVE = new Set([
  'documents',
  'payout_batch_lines',
  'agreement_signatures',
  'vouchers',
  'invoices',
  'credit_notes',
]);

/** Gives an object of the talent a private file. */
async function aFile(noun: string, subject_id: string): Promise<void> {
  const written = await writePrivateFile(server.services, Buffer.from(MARK), { max_bytes: 1000 });
  if (isRefusal(written)) throw new Error(written.refused);
  const file = { noun, subject_id, kind: 'playable', name: 'Zefyrina.mp4', content_type: 'video/mp4' };
  await keepPrivateFile(server.services.db, { written, ...file });
}

/** The contents of an account's export by file name. */
async function exportOf(person: { account_id: string }) {
  const api = await now(person);
  expect(await api.ok('POST /account/data-export', { body: {} })).toMatchObject({ state: 'waiting' });
  expect((await api.refusal('POST /account/data-export', { body: {} })).code).toBe('export_asked');
  await makeExports(server.services);
  expect(await api.ok('GET /account/data-export')).toMatchObject({ state: 'ready' });
  const { url } = await api.ok('POST /account/data-export/file');
  const cookie = await signInAs(server.services, person.account_id);
  const bytes = async (as_cookie: string) =>
    new Uint8Array(await (await fetch(server.url + url, { headers: { cookie: as_cookie } })).arrayBuffer());
  // The address of the export does not work for another account.
  expect(Buffer.from(await bytes(company.cookie)).includes('PK')).toBe(false);
  return unzipSync(await bytes(cookie));
}

/** A talent who has worked and has been paid, with rows of many kinds. */
async function somebodyWithEverything(): Promise<Talent & { candidate_id: string; identity_number: string }> {
  server.setClock('2026-11-25T08:00:00Z');
  const talent = await aTalent(server, { ...NAMES, birth_date: '1990-05-05' });
  const { talent_id, account_id } = talent;
  const worker = await somebodyWorks(server, company, { talent });
  const { candidate_id, project_id } = worker;
  await server.services.scribe.settled();
  await isTaxedAs(server, worker, 'A');
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  // The states after the work are set by SQL: other tests cover the commands.
  await run(`update bookings set status = 'completed' where talent_id = $1`, [talent_id]);
  await run(
    `update agreements set status = 'signed', awaits = null, signed_date = '2026-11-26T08:00:00Z' where talent_id = $1`,
    [talent_id],
  );
  const [batch] = await run(`${A_BATCH} returning id`);
  await run(
    `update payouts set status = 'paid', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3, sent_on = '2026-12-20' where talent_id = $1`,
    [talent_id, randomUUID(), batch.id],
  );
  // Another company asks the talent, who says no.
  const other = await aCompany(server);
  const asked = await aProject(server, other, { step: 2 });
  const candidate = await aRequest(server, other, asked.id, talent, { message: 'Hej Zefyrina, vill du?' });
  const params = { id: candidate.id };
  await talent.api.ok('POST /talent/requests/:id/answer-not-interested', {
    params,
    body: { message: 'Nej. Zefyrina' },
  });
  await company.api.ok('POST /threads/:id/messages', {
    params: { id: candidate_id },
    body: { id: randomUUID(), body: 'Hej Zefyrina Qvastberg, vi ses i morgon.' },
  });
  await run(
    `insert into candidate_notes (candidate_id, account_id, note, stars) values ($1, $2, 'Zefyrina är bra', 5)`,
    [candidate_id, company.account_id],
  );
  await run(
    `with list as (insert into shortlists (company_id, name, name_key) values ($1, 'Bra', 'bra') returning id)
     insert into shortlist_people (shortlist_id, talent_id, note) select id, $2, 'Qvastberg' from list`,
    [company.company_id, talent_id],
  );
  await run(
    `insert into guardian_consents (talent_id, guardian_name, guardian_email, status, token_hash, token_expires_date, sent_date,
       place) values ($1, 'Mor Qvastberg', 'mor@qvastberg.example', 'refused', 'x', app_now(), app_now(), 1)`,
    [talent_id],
  );
  await run(
    `insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date) values ($1, $2, $3, $4, 'open', app_now())
     on conflict (candidate_id) do nothing`,
    [candidate_id, project_id, company.company_id, talent_id],
  );
  await run(
    `insert into review_parts (review_id, side, words, note, written_by, revision)
     select id, 'company', 'Zefyrina var glad', '', 'Kim', 1 from reviews where candidate_id = $1`,
    [candidate_id],
  );
  const inquiry = await talent.api.ok('POST /inquiries', {
    body: { category: 'other', words: 'Hur gör jag? /Zefyrina' },
  });
  await aFile('inquiry', inquiry.id);
  const called = await calledRows(server.services.pool, candidate_id);
  await aFile('invitation', called.invitation);
  await talent.api.ok('POST /talent/busy-days', { body: { starts_on: '2027-03-01', ends_on: '2027-03-02' } });
  const [recording] = await run(
    `insert into recordings (id, talent_id, purpose, position, status, bytes, kind, begun_date, stale_date)
     values (gen_random_uuid(), $1, 'showreel', 1, 'ready', 10, 'video', app_now(), app_now()) returning id`,
    [talent_id],
  );
  await aFile('recording', recording.id);
  const image = { full: Buffer.from(MARK), card: Buffer.from(MARK), width: 8, height: 8 };
  const path = await keepPicture(server.services.files, image, server.services.clock);
  await run(`update media set path = $2 where talent_id = $1`, [talent_id, path]);
  const [{ identity_number }] = await run(
    `select replace(identity_number_masked, '-****', '') as identity_number from talent_payment_details where talent_id = $1`,
    [talent_id],
  );
  await run(
    `insert into passkeys (id, account_id, credential_id, public_key, name) values (gen_random_uuid(), $1, 'c', 'k', 'Zefyrinas dator')`,
    [account_id],
  );
  return { ...talent, candidate_id, identity_number };
}

/** Another account of the same talent under another name, with requests and inquiries. It is merged into the first. */
async function anotherOf({ talent_id }: Talent): Promise<Talent> {
  const other = await aTalent(server, { first_name: 'Wilhelmina', last_name: 'Zätterqvist', birth_date: '1990-05-05' });
  const asked = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, asked.id, other, { message: 'Hej Wilhelmina!' });
  const body = { message: 'Gärna. /Zätterqvist' };
  await other.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body });
  await other.api.ok('POST /inquiries', { body: { category: 'other', words: 'Wilhelmina undrar.' } });
  const admin = await anAdmin(server);
  const merge = { params: { id: talent_id, other_id: other.talent_id }, body: { take: [], reason: 'Wilhelmina igen' } };
  await admin.api.ok('POST /admin/talents/:id/merge/:other_id', merge);
  return other;
}

/**
 * The columns that contain one of the texts, each with the beginning of its value. Tables that the law requires to be
 * kept are left out.
 */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const tables = await run(`
    select relname as t, string_agg(format('(%L, %s)', attname, case atttypid when 'bytea'::regtype
      then format('encode(%I, ''escape'')', attname) else format('%I::text', attname) end), ', ') as cells
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid <> all(array['uuid', 'boolean', 'integer', 'bigint', 'smallint']::regtype[])
    group by relname`);
  const patterns = words.map((word) => `%${word}%`);
  const found: string[] = [];
  for (const { t, cells } of tables) {
    if (ARCHIVE.has(t)) continue;
    const rows = await run(
      `select distinct on (c) c, v from "${t}" cross join lateral (values ${cells}) as cell (c, v) where v ilike any($1)`,
      [patterns],
    );
    for (const { c, v } of rows) found.push(`${t}.${c}: ${String(v).slice(0, 120)}`);
  }
  return found;
}

/** Files that contain one of the texts. */
function filesWith(words: readonly string[]): string[] {
  const folder = server.services.env.data_dir;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => words.some((word) => readFileSync(path).includes(word)));
}

/** A client of the person, with a new session from the present instant. */
async function now({ account_id }: { account_id: string }) {
  const cookie = await signInAs(server.services, account_id);
  await run('update sessions set created_date = $2 where account_id = $1', [account_id, server.services.clock()]);
  return as(server, cookie);
}

const linkOf = async (email: string) => {
  const [row] = await run(
    `select content->>'path' as path from outbox where recipient = $1 and content->>'path' like '/KeepAccount%' order by created_date desc limit 1`,
    [email],
  );
  return String(row.path).split('token=')[1] ?? '';
};

test('an erased person is only found in records that the law keeps', async () => {
  const talent = await somebodyWithEverything();
  const other = await anotherOf(talent);
  const names_of_both = ['zefyrina', 'qvastberg', 'wilhelmina', 'zätterqvist'];
  const words = [...names_of_both, talent.email, other.email, talent.identity_number];
  expect((await placesOf(words)).length).toBeGreaterThan(20);
  expect(filesWith([MARK])).toHaveLength(5);
  const archive = await exportOf(talent);
  const text = (name: string) => Buffer.from(archive[name] ?? []).toString();
  expect(text('index.html')).toContain('Zefyrina Qvastberg');
  const requests: { request_message: string }[] = JSON.parse(text('data/forfragningar.json'));
  const messages = requests.map(({ request_message }) => request_message);
  expect(messages).toHaveLength(3);
  expect(messages).toEqual(expect.arrayContaining(['Hej Zefyrina, vill du?', 'Hej Wilhelmina!']));
  expect(text('data/arenden.json')).toContain('Hur gör jag?');
  // The export contains the original pictures and films and the agreement, but neither the company's notes nor its
  // data.
  const names = Object.keys(archive).join(' ');
  expect(names).toMatch(/filer\/bilder\/.*filer\/dokument\/.*filer\/filmer\//);
  const whole = Object.values(archive)
    .map((bytes) => Buffer.from(bytes).toString())
    .join(' ');
  expect(whole).toContain(MARK);
  expect(whole).not.toMatch(/är bra|var glad/);
  expect(whole).not.toContain(company.email);

  const asked = await (await now(talent)).ok('POST /account/deletion', { body: {} });
  expect(asked).toMatchObject({ due_date: '2026-12-17T17:00:00.000Z', kept: ['books', 'agreements'] });
  server.setClock('2026-12-17T16:59:00Z');
  await eraseDue(server.services);
  expect((await (await now(talent)).ok('GET /account/deletion')).due_date).not.toBeNull();

  server.setClock('2026-12-17T17:00:00Z');
  await eraseDue(server.services);
  // The public copies of pictures are deleted at once; the daily job deletes the other files.
  expect(filesWith([MARK]).filter((path) => path.includes('public'))).toEqual([]);
  // Marks the last mail as sent, so that the retention run deletes its address.
  await run(`update outbox set state = 'sent', content = null, lease = null where dedupe_key like 'erased %'`);
  await runRetention(server.services);
  // Files are deleted from the disk only when no backup needs them any more.
  server.setClock('2027-01-23T17:00:00Z');
  await tidyFiles(server.services);
  server.setClock('2026-12-17T17:00:00Z');
  expect(await placesOf(words)).toEqual([]);
  expect(filesWith([MARK])).toEqual([]);
  expect((await talent.api.refusal('GET /talent/profile')).code).toBe('signed_out');

  // The company keeps its booking without the name. Finance can still read the name in the archive.
  const params = { id: talent.candidate_id };
  const [place] = await run('select first_name, last_name from talents where id = $1', [talent.talent_id]);
  expect(place).toEqual({ first_name: 'Borttagen', last_name: 'person' });
  const { talent_name } = await (await now(company)).ok('GET /assignments/:id/report', { params });
  expect(talent_name).toBe('Borttagen person');
  const [archived] = await run('select kept_until from archived_people where talent_id = $1', [talent.talent_id]);
  expect(archived).toEqual({ kept_until: '2036-11-26' });
  const admin = await anAdmin(server);
  const { items } = await admin.api.ok('GET /admin/archived-people', { query: {} });
  const opened = await admin.api.ok('GET /admin/archived-people/:id', { params: { id: items[0]?.id ?? '' } });
  expect(opened).toMatchObject({
    name: 'Zefyrina Qvastberg',
    identity_number: expect.stringMatching(/^19900505\d{4}$/),
  });
  expect(await run(`select looks_at from audit_entries where looks_at = 'personal_number'`)).toHaveLength(1);
  expect(await run(`select subject_id from documents where snapshot::text like '%Zefyrina%'`)).not.toEqual([]);
});

test('obligations to others prevent a deletion, and the link in the mail withdraws a request without a trace', async () => {
  server.setClock('2026-11-25T08:00:00Z');
  const worker = await somebodyWorks(server, company, {});
  const booked = await now(worker.talent);
  expect((await booked.ok('GET /account/deletion')).dealings).toMatchObject({ bookings: 1, payouts: 0 });
  expect((await booked.refusal('POST /account/deletion', { body: {} })).code).toBe('deletion_hindered');

  const talent = await aTalent(server);
  const seen = async () => (await (await now(company)).ok('GET /talents', { query: {} })).total;
  const before = await seen();
  // Until the talent withdraws the deletion, the talent is hidden even from a company that has asked.
  await aProject(server, { ...company, api: await now(company) }, { step: 3, asked: [talent] });
  const profile = { params: { id: talent.talent_id } };
  await (await now(company)).ok('GET /talents/:id', profile);
  const api = await now(talent);
  await api.ok('POST /account/deletion', { body: {} });
  await api.ok('PATCH /talent/profile', { body: { is_paused: false } });
  expect((await (await now(company)).refusal('GET /talents/:id', profile)).code).toBe('not_found');
  expect(await seen()).toBe(before - 1);
  // A second request for the deletion changes nothing, and the link stays valid.
  await api.ok('POST /account/deletion', { body: {} });
  const body = { token: await linkOf(talent.email) };
  await as(server).ok('POST /account/deletion/regret', { body });
  expect(await seen()).toBe(before);
  expect((await as(server).refusal('POST /account/deletion/regret', { body })).code).toBe('dead_link');
  server.setClock('2026-12-03T08:00:00Z');
  await eraseDue(server.services);
  expect((await (await now(talent)).ok('GET /account/deletion')).due_date).toBeNull();
});

test('a hundred waiting or failing deletions do not delay another one', async () => {
  server.setClock('2026-12-20T08:00:00Z');
  const [talent, log] = [await aTalent(server, { is_completed: false }), { ...server.services.log, error: vi.fn() }];
  await run(
    `with alone as (select n, gen_random_uuid() as account_id, gen_random_uuid() as company_id from generate_series(1, 100) n),
      people as (insert into accounts (id, email, name, first_name, last_name, role)
        select account_id, 'ensam-' || n || '@example.se', 'Ensam Ägare', 'Ensam', 'Ägare', 'company' from alone returning id),
      firms as (insert into companies (id, organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status)
        select company_id, organisation_number, 'Ensam AB', '', '', '', '41101', '', '', 'refused'
        from alone, (select organisation_number from companies limit 1) number returning id),
      members as (insert into company_members (company_id, account_id, member_role)
        select company_id, account_id, 'owner' from alone, (select count(*) from people, firms) made)
    insert into account_deletions (account_id, asked_date, due_date, token_hash, was_paused)
    select account_id, timestamptz '2026-12-01', timestamptz '2026-12-10', 'ensam ' || n, false from alone
    union all select $1::uuid, '2026-12-02', '2026-12-11', 'efter dem', false`,
    [talent.account_id],
  );
  await eraseDue({ ...server.services, log: log as never });
  expect(log.error).not.toHaveBeenCalled();
  expect(await run('select from account_deletions')).toHaveLength(100);
  expect(await run('select from accounts where id = $1', [talent.account_id])).toEqual([]);
  await run('delete from account_deletions');
});

test('cancelled days that the contract may still pay for delay a deletion, at the request and a week later', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const { company: payer, talent, project_id, id } = await working(server);
  // On the day before the work, a cancelling company must pay a part of the fee.
  server.setClock('2026-08-16T05:00:00Z');
  const asked = await now(talent);
  await (await now(payer)).ok('POST /projects/:id/cancel', {
    params: { id: project_id },
    body: { reason: 'Ingen film.' },
  });
  const report = { params: { id } };
  const { version } = await (await now(payer)).ok('GET /assignments/:id/report', report);
  expect((await asked.ok('GET /account/deletion')).dealings).toMatchObject({ bookings: 0, reports: 1, payouts: 0 });
  expect((await asked.refusal('POST /account/deletion', { body: {} })).code).toBe('deletion_hindered');

  // The deletion was requested when nothing prevented it; later the company disputes a report.
  await run(
    `insert into account_deletions (account_id, asked_date, due_date, token_hash, was_paused) values ($1, '2026-08-08T05:00:00Z', '2026-08-15T05:00:00Z', 'x', false)`,
    [talent.account_id],
  );
  const body = { version, lines: ['day:2026-08-17'], words: 'Det var inställt sedan länge.' };
  await (await now(payer)).ok('POST /assignments/:id/report/dispute', { ...report, body });
  const isThere = async () => {
    await eraseDue(server.services);
    return (
      (await run('select first_name from talents where id = $1', [talent.talent_id]))[0].first_name !== 'Borttagen'
    );
  };
  expect(await isThere()).toBe(true);
  // The deletion waits until the dispute is settled, and then until the work is paid.
  const admin = await anAdmin(server);
  const { version: disputed, work } = await admin.api.ok('GET /assignments/:id/report', report);
  const days = work.days.map(({ share, ...said }) => said);
  const settled = { version: disputed, comment: 'Avtalet säger så.', work: { ...work, days } as never };
  await admin.api.ok('POST /assignments/:id/report/settle', { ...report, body: settled });
  expect((await (await now(talent)).ok('GET /account/deletion')).dealings).toMatchObject({ reports: 0, payouts: 1 });
  expect(await isThere()).toBe(true);
  await run('delete from account_deletions where account_id = $1', [talent.account_id]);
});

test('a deleted member’s name is nowhere any more; a company’s only owner cannot be deleted', async () => {
  server.setClock('2026-11-25T08:00:00Z');
  const firm = await aCompany(server);
  expect((await (await now(firm)).refusal('POST /account/deletion', { body: {} })).code).toBe('deletion_hindered');
  const account_id = await aMember(server, firm);
  await run(
    `update accounts set email = 'xantippa@wrangel.example', name = 'Xantippa Wrangel', first_name = 'Xantippa', last_name = 'Wrangel' where id = $1`,
    [account_id],
  );
  const member = await now({ account_id });
  const form = aForm(server);
  await member.ok('POST /projects', { body: form });
  await member.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör jag?' } });
  expect((await placesOf(['xantippa', 'wrangel'])).length).toBeGreaterThan(3);
  await member.ok('POST /account/deletion', { body: {} });
  server.setClock('2026-12-03T08:00:00Z');
  await eraseDue(server.services);
  await run(`update outbox set state = 'sent', content = null, lease = null where dedupe_key like 'erased %'`);
  await runRetention(server.services);
  expect(await placesOf(['xantippa', 'wrangel'])).toEqual([]);
});
