/** Payouts in the bank's files: those that have left the account, that came back, and that the bank rejects. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { TakenFile } from '#contract/money/bank.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved, writesAccount } from './paid-people.ts';

// A time after the days in which a talent may object.
const SENDING = '2026-12-16T08:00:00Z';
const AFTERWARDS = '2026-12-18T08:00:00Z';

let server: TestServer;
let company: Company;
let approver: Person;
let batcher: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, approver, batcher] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());
let files = 0;
beforeEach(() => {
  files += 1;
});

interface Sent {
  readonly worker: Worker;
  readonly id: string;
  /** Our id of the payment in the file. */
  readonly own_id: string;
  readonly amount: string;
}

async function anApproved(): Promise<{ worker: Worker; id: string }> {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, 'F');
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const { items } = await worker.talent.api.ok('GET /assignments/:id/payouts', { params: { id: worker.candidate_id } });
  const id = items[0]?.id ?? '';
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  return { worker, id };
}

async function anExported(ids: readonly string[]) {
  server.setClock(SENDING);
  const body = { ids: [...ids], execution_on: '2026-12-17' };
  const { id, number } = await batcher.api.ok('POST /admin/batches', { body });
  await batcher.api.ok('POST /admin/batches/:id/export', { params: { id } });
  return { id, number };
}
const isConfirmed = ({ id }: { readonly id: string }) =>
  batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id } });

async function lineOf(payout_id: string) {
  const { rows } = await server.services.pool.query<{ own_id: string; amount_ore: string }>(
    `select replace(l.id::text, '-', '') as own_id, l.amount_ore from payout_batch_lines l join payouts o
       on o.id = l.payout_id and o.batch_id = l.batch_id where o.id = $1`,
    [payout_id],
  );
  const [line] = rows;
  if (!line) throw new Error('The payout is in no batch');
  return { own_id: line.own_id, amount: decimalOf(ore(Number(line.amount_ore))) };
}

/** Payouts on their way in one batch, and the clock two days later. */
async function sentPayouts(count: number): Promise<Sent[]> {
  const approved = [];
  for (let at = 0; at < count; at += 1) approved.push(await anApproved());
  await isConfirmed(await anExported(approved.map(({ id }) => id)));
  server.setClock(AFTERWARDS);
  await postDuePayouts(server.services);
  return Promise.all(approved.map(async (one) => ({ ...one, ...(await lineOf(one.id)) })));
}

const fileOf = (name: string) => readFileSync(new URL(`../../bank-files/${name}.xml`, import.meta.url), 'utf8');
const send = async (text: string, person = batcher) => {
  const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: text,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as TakenFile;
};
/** A file of the bank in which the payouts of the example are ours, and its references are new. */
const about = (name: string, own: Readonly<Record<string, string>>) =>
  Object.entries(own)
    .reduce((text, [from, to]) => text.replaceAll(from, to), fileOf(name))
    .replace(/(<AcctSvcrRef>)/g, `$1F${files}`)
    .replaceAll('2026-11-27', '2026-12-17');

const seen = async ({ worker }: Sent) =>
  (await worker.talent.api.ok('GET /assignments/:id/payouts', { params: { id: worker.candidate_id } })).items[0];
const entriesOf = async (standing: 'waiting' | 'matched' | 'out', { own_id }: Sent) => {
  const { items } = await batcher.api.ok('GET /admin/bank/entries', { query: { standing } });
  const { rows } = await server.services.pool.query<{ id: string }>(
    'select id from bank_entries where lower(own_id) = $1',
    [own_id],
  );
  return items.filter(({ id }) => rows.some((row) => row.id === id));
};

/** The example: the first payout leaves and returns as a reversal, the second returns with a reason only. */
const returned = ([first, second]: readonly Sent[], amount = first?.amount ?? '') =>
  about('returned-payouts', {
    '948e0c98b61b4c0a92c7a870e92c1e2b': first?.own_id ?? '',
    '68995ba14aa44c06b48cf808c173a8e4': second?.own_id.toUpperCase() ?? '',
    '7875.00': amount,
  });

test('a payout that leaves the account is paid, and one that comes back is owed again and waits for another account', async () => {
  const [first, second] = await sentPayouts(2);
  if (!first || !second) throw new Error('Two payouts');
  const text = returned([first, second]);
  // Two administrators send the file at once: each return counts once.
  const answers = await Promise.all([send(text), send(text, approver)]);
  const told = answers.flatMap(({ payouts }) => payouts);
  expect(told.filter(({ outcome }) => outcome === 'returned')).toHaveLength(2);
  expect(told[0]).toMatchObject({ reason: 'Kontot är avslutat (AC04).', outcome: 'returned' });
  expect(answers.reduce((sum, { paid_count }) => sum + paid_count, 0)).toBe(1);
  for (const payout of [first, second]) {
    expect(await seen(payout)).toMatchObject({
      status: 'failed',
      reason: 'Kontot är avslutat (AC04).',
      awaits_account: true,
    });
    expect(await entriesOf('waiting', payout)).toEqual([]);
    expect(await entriesOf('matched', payout)).toMatchObject([
      {
        proposals: [],
        actions: [],
        return_reason: 'Kontot är avslutat (AC04).',
        decided: { by: 'Vårt id och belopp' },
      },
    ]);
  }
  expect(await entriesOf('out', first)).toMatchObject([{ payout: { is_failed: true } }]);
  // The money counts on the bank's day.
  const { rows } = await server.services.pool.query<{ event: string; happened_on: string }>(
    `select event, happened_on::text from vouchers where subject_id = $1 and event like 'payout%' order by event`,
    [first.id],
  );
  expect(rows).toEqual([
    { event: 'payout_failed', happened_on: '2026-12-17' },
    { event: 'payout_sent', happened_on: '2026-12-17' },
  ]);
  expect(await send(text)).toMatchObject({ new_count: 0, paid_count: 0, payouts: [] });
  // The talent is told what to do.
  const { items } = await first.worker.talent.api.ok('GET /notifications', { query: { page: 1 } });
  expect(JSON.stringify(items)).toContain('Fyll i ett annat konto');
  // Never to the same account again.
  const again = await approver.api.call('POST /admin/payouts/approve', { body: { ids: [first.id] } });
  expect(again.body).toMatchObject({ error: { code: 'account_awaited' } });
  await writesAccount(server, first.worker);
  expect((await approver.api.call('POST /admin/payouts/approve', { body: { ids: [first.id] } })).status).toBe(200);
});

test('a return that only says in words why is known by our id', async () => {
  const [payout] = await sentPayouts(1);
  if (!payout) throw new Error('One payout');
  const text = about('returned-payout', {
    '0b0e7f5d6a1c4b7a9d3e2f1a0c9b8d7e': payout.own_id,
    '5327.00': payout.amount,
  });
  expect((await send(text)).payouts).toMatchObject([{ reason: 'Kontot avslutat.', outcome: 'returned' }]);
  expect(await seen(payout)).toMatchObject({ status: 'failed', awaits_account: true });
});

test('a return that was registered by hand before only takes its entry, and another amount waits for a person', async () => {
  const [first, second] = await sentPayouts(2);
  if (!first || !second) throw new Error('Two payouts');
  const body = { reason: 'Banken ringde.', account_is_right: false };
  await batcher.api.ok('POST /admin/payouts/:id/fail', { params: { id: first.id }, body });
  const one = about('returned-payout', { '0b0e7f5d6a1c4b7a9d3e2f1a0c9b8d7e': first.own_id, '5327.00': first.amount });
  expect((await send(one)).payouts).toMatchObject([{ outcome: 'known' }]);
  expect(await seen(first)).toMatchObject({ reason: 'Banken ringde.' });
  files += 1;
  const less = about('returned-payout', { '0b0e7f5d6a1c4b7a9d3e2f1a0c9b8d7e': second.own_id, '5327.00': '1.00' });
  expect((await send(less)).payouts).toEqual([]);
  expect(await entriesOf('waiting', second)).toMatchObject([{ actions: ['set-aside'], proposals: [] }]);
  expect(await seen(second)).toMatchObject({ status: 'sent' });
});

const rejecting = (own_id: string, code = 'AC01') =>
  about('rejected-payout', { '0b0e7f5d6a1c4b7a9d3e2f1a0c9b8d7e': own_id, AC01: code });

test('a rejected payout is owed again with the bank’s reason, and the others of its batch stay as they are', async () => {
  const [first, second] = await sentPayouts(2);
  if (!first || !second) throw new Error('Two payouts');
  expect(await send(rejecting(first.own_id))).toMatchObject({
    kind: 'pain.002',
    entry_count: 1,
    payouts: [{ payout_id: first.id, reason: 'Kontonumret är fel (AC01).', outcome: 'returned' }],
  });
  expect(await seen(first)).toMatchObject({
    status: 'failed',
    reason: 'Kontonumret är fel (AC01).',
    awaits_account: true,
  });
  expect(await seen(second)).toMatchObject({ status: 'sent' });
  expect((await send(rejecting(first.own_id))).payouts).toMatchObject([{ outcome: 'known' }]);
  expect(await seen(first)).toMatchObject({ status: 'failed' });
  // Lack of money is no fault of the account, a double is no rejection, and a strange id is only told.
  expect((await send(rejecting(second.own_id, 'AM05'))).payouts).toMatchObject([{ outcome: 'double' }]);
  expect(await seen(second)).toMatchObject({ status: 'sent' });
  expect((await send(rejecting(second.own_id, 'AM04'))).payouts).toMatchObject([{ outcome: 'returned' }]);
  expect(await seen(second)).toMatchObject({ status: 'failed', awaits_account: false });
  expect((await send(rejecting('4711'))).payouts).toMatchObject([
    { payout_id: null, number: '4711', outcome: 'unknown' },
  ]);
});

test('an answer to a file that is not confirmed here waits for that, and is then read again', async () => {
  const { worker, id } = await anApproved();
  const batch = await anExported([id]);
  const payout = { worker, id, ...(await lineOf(id)) };
  const message_id = `UTB-${batch.number}-${batch.id.slice(-12)}`;
  const whole = (code: string, original = message_id) =>
    about('rejected-payout', { 'UTB-2026-0007': original, PART: 'RJCT' }).replace(
      /<\/OrgnlGrpInfAndSts>.*<\/OrgnlPmtInfAndSts>/,
      `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts>`,
    );
  expect((await send(whole('FF01'))).payouts).toMatchObject([{ payout_id: id, outcome: 'unconfirmed' }]);
  await isConfirmed(batch);
  // A file of the same number that another installation has sent is none of ours.
  const others = await send(whole('FF01', `UTB-${batch.number}-000000000000`));
  expect(others.payouts).toMatchObject([{ payout_id: null, outcome: 'unknown' }]);
  expect((await send(whole('DU01'))).payouts).toMatchObject([{ outcome: 'double' }]);
  expect(await seen(payout)).toMatchObject({ status: 'sent' });
  expect((await send(whole('FF01'))).payouts).toMatchObject([
    { outcome: 'returned', reason: 'Banken kan inte läsa filen (FF01).' },
  ]);
  expect(await seen(payout)).toMatchObject({ status: 'failed', awaits_account: false });
});

test('a payout whose file is confirmed after the bank’s was read is paid with the next file', async () => {
  const { worker, id } = await anApproved();
  const batch = await anExported([id]);
  const payout = { worker, id, ...(await lineOf(id)) };
  const left = returned([payout, payout]).replace(/<Ntry>(?:(?!<Ntry>).)*<CdtDbtInd>CRDT<.*?<\/Ntry>/g, '');
  expect(await send(left)).toMatchObject({ new_count: 1, paid_count: 0 });
  await isConfirmed(batch);
  expect(await send(left)).toMatchObject({ new_count: 0, paid_count: 1 });
  expect((await seen(payout))?.status).toBe('paid');
});
