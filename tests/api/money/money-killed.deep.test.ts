/**
 * A process is killed (kill -9) between any two writes of a money command. A trigger makes the process wait at a table,
 * where the test kills it. The database must have no trace of the command; a second try runs the command once, with the
 * next number.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceOf } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { COMPILED } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { MoneyCommand } from './money-process.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

const DATA_SECRET = 'what seals numbers of thirty-two characters';
const LOCK = 0x6b696c6c;
const NOW = '2026-12-16T08:00:00Z';
/** On the day on which the bank pays. */
const PAYING = '2026-12-17T08:00:00Z';

let server: TestServer;
let company: Company;
let approver: Person;
let other: Person;
/** The connection that holds the lock for which the process waits. */
let keeper: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ PERSONAL_DATA_SECRET: DATA_SECRET });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, approver, other] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
  keeper = new pg.Client({ connectionString: server.services.env.database_url });
  await keeper.connect();
  await keeper.query(`create function wait_to_be_killed() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return coalesce(new, old); end $$`);
});
afterAll(async () => {
  await keeper.end();
  await server.stop();
});

function give(command: Omit<MoneyCommand, 'now' | 'account_id'>, by: Person): ChildProcess {
  const { PATH } = process.env;
  const DATABASE_URL = server.services.env.database_url ?? '';
  const settings = { NODE_ENV: 'test', DEMO: '0', SESSION_SECRET: 'a secret of at least thirty-two characters' };
  const now = command.name === 'post' ? PAYING : NOW;
  const COMMAND = JSON.stringify({ ...command, account_id: by.account_id, now } satisfies MoneyCommand);
  return spawn(process.execPath, ['tests/api/money/money-process.ts'], {
    env: { ...CLOCK_OF_RUN, ...COMPILED, PATH, DATABASE_URL, PERSONAL_DATA_SECRET: DATA_SECRET, COMMAND, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function done(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const words of child.stdout ?? []) said += String(words);
  return said;
}

const rowsOf = async <Row extends object>(text: string) => (await server.services.pool.query<Row>(text)).rows;

/**
 * Waits until the process waits for the lock.
 * @returns the pid of its database connection
 */
async function waiting(child: ChildProcess): Promise<number> {
  for (;;) {
    const [held] = await rowsOf<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted and pid <> pg_backend_pid()`,
    );
    if (held) return held.pid;
    if (child.exitCode !== null) throw new Error('The command never came to the table');
    // Without this pause, the polling would take half of the machine's time from the process.
    await pause(10);
  }
}

/**
 * The numbers of rows in the tables that money commands write to, and the statuses of invoices, payouts and batches.
 */
const standing = async () => {
  const tables = ['vouchers', 'voucher_lines', 'events', 'invoice_payments', 'invoice_papers', 'payout_batch_lines'];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  const states = ['invoices', 'payouts', 'payout_batches'].map(
    (table) => `(select string_agg(status, ' ' order by id) from ${table}) as ${table}_states`,
  );
  return (await rowsOf(`select ${[...counts, ...states].join(', ')}`))[0];
};

/**
 * Runs a command in a process that is killed just before it writes a row to a table. Expects no trace of the command.
 */
async function killedAt(table: string, command: Omit<MoneyCommand, 'now' | 'account_id'>, by: Person): Promise<void> {
  const before = await standing();
  await keeper.query('select pg_advisory_lock($1)', [LOCK]);
  await keeper.query(`create trigger wait_to_be_killed before insert or update on ${table}
    for each row execute function wait_to_be_killed()`);
  const child = give(command, by);
  const ended = once(child, 'exit');
  const pid = await waiting(child);
  child.kill('SIGKILL');
  await ended;
  // Makes PostgreSQL end the connection now. Otherwise it would notice the killed client only at its next write.
  await keeper.query('select pg_terminate_backend($1, 5000)', [pid]);
  await keeper.query(`drop trigger wait_to_be_killed on ${table}`);
  await keeper.query('select pg_advisory_unlock($1)', [LOCK]);
  expect(await standing(), `${command.name}, killed at ${table}`).toEqual(before);
}

async function expectSoundBooks(): Promise<void> {
  const gaps = await rowsOf(`select series from vouchers group by series, year having max(number) <> count(*)`);
  const [sum] = await rowsOf<{ left: string }>('select sum(amount_ore)::text as left from voucher_lines');
  expect([gaps, sum]).toEqual([[], { left: '0' }]);
  // Invoices and credit notes have numbers of one series.
  const invoices = await rowsOf(`select max(number) - min(number) + 1 - count(*) as gap from (
    select number::bigint from invoices where number is not null union all select number::bigint from credit_notes) n`);
  expect(invoices).toEqual([{ gap: 0 }]);
}

async function payoutOf({ talent, candidate_id }: Worker) {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0]?.id ?? '';
}

test('a command about money that is killed anywhere leaves nothing, and is done once when it is given again', async () => {
  const worker = await somebodyWorks(server, company);
  await workIsApproved(server, company, worker);
  await company.api.ok('POST /projects/:id/complete', { params: { id: worker.project_id } });
  const invoice = await invoiceOf(server, approver, worker);
  const params = { id: invoice.id };
  await approver.api.ok('POST /admin/invoices/:id/check', { params, body: { reference: '', order_reference: '' } });
  const payout = await payoutOf(worker);
  await isTaxedAs(server, worker, 'A');
  server.setClock(NOW);

  const kills: readonly (readonly [MoneyCommand['name'], string, Person, readonly string[]])[] = [
    ['issue', invoice.id, approver, ['invoices', 'events', 'invoice_papers', 'voucher_lines']],
    ['pay-in', invoice.id, approver, ['invoice_payments', 'voucher_lines']],
    ['credit', invoice.id, approver, ['credit_notes', 'voucher_lines']],
    ['prepare', payout, approver, ['payouts', 'voucher_lines']],
    ['batch', payout, other, ['payment_details_readings', 'payout_batch_lines']],
  ];
  for (const [name, id, by, tables] of kills) {
    for (const table of tables) await killedAt(table, { name, id }, by);
    expect(await done(give({ name, id }, by)), name).toBe('done');
    await expectSoundBooks();
    if (name === 'prepare') await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [payout] } });
  }

  const [batch] = await rowsOf<{ id: string }>('select id from payout_batches');
  const id = batch?.id ?? '';
  await other.api.ok('POST /admin/batches/:id/export', { params: { id } });
  for (const table of ['payout_batches', 'payouts']) await killedAt(table, { name: 'confirm', id }, other);
  expect(await done(give({ name: 'confirm', id }, other))).toBe('done');
  expect(await done(give({ name: 'confirm', id }, other))).toMatch(/^refused/);
  for (const table of ['payouts', 'voucher_lines']) await killedAt(table, { name: 'post', id }, other);
  for (const _twice of [1, 2]) expect(await done(give({ name: 'post', id }, other))).toBe('done');
  await expectSoundBooks();
  const sent = await sql<{ event: string; count: number }>`
    select event, count(*) as count from vouchers group by event order by event`.execute(server.services.db);
  expect(sent.rows).toEqual(
    ['invoice_credited', 'invoice_issued', 'payment_received', 'payout_sent', 'wage_accrued'].map((event) => ({
      event,
      count: 1,
    })),
  );
}, 120_000);
