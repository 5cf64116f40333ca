/** Corrections of vouchers: proposed by one administrator, approved by another, posted on an open day. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kronor, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { LedgerEvent } from '#domain/money/ledger/events.ts';
import { MONTH_LINES } from '#domain/money/month/month-lines.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { anInvoice } from '#tests/factories/ledger.ts';
import { anAdmin, hasOldSession, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { balancesOf } from './balances-of.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.setClock('2026-12-05T08:00:00Z');
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});

const post = (event: LedgerEvent) =>
  inTransaction(server.services.db, (trx) => postEvent(trx, event, momentOf(server.services.clock())));
const aFee = (subject_id: string, happened_on = '2026-11-10') =>
  post({ ...anInvoice({ subject_id, happened_on }), type: 'late_fee_charged', amount_ore: kronor(60) });
const propose = (voucher_id: string, lines: { number: number; amount_ore: Ore }[] | null = null, by = admin) =>
  by.api.call('POST /admin/books/corrections', { body: { voucher_id, reason: 'Fel avgift', lines } });
const approve = (id: string, by = other) =>
  by.api.call('POST /admin/books/corrections/:id/approve', { params: { id }, body: {} });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const voucherOf = async (id: string) =>
  (await admin.api.ok('GET /admin/books/vouchers', { query: {} })).items.find((one) => one.id === id);

test('a correction is posted once another administrator has approved it, and refers to what it corrects', async () => {
  const subject_id = randomUUID();
  const { id } = await aFee(subject_id);
  expect(await voucherOf(id)).toMatchObject({ may_correct: true, may_reverse: true });
  const proposed = await propose(id);
  expect(proposed.body).toMatchObject({ status: 'proposed', proposed_by: admin.name, actions: ['decline'] });
  expect(await voucherOf(id)).toMatchObject({ may_correct: false });
  expect(codeOf(await propose(id, null, other))).toBe('correction_waits');
  // Nothing is in the books before the approval, and the proposer cannot give it.
  expect(await balancesOf(server.services.db, subject_id)).toEqual({ receivables: 6_000, late_fees: -6_000 });
  expect(codeOf(await approve(idOf(proposed), admin))).toBe('same_person');
  const tries = await Promise.all([approve(idOf(proposed)), approve(idOf(proposed))]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await balancesOf(server.services.db, subject_id)).toEqual({});
  const { items } = await other.api.ok('GET /admin/books/corrections', { query: {} });
  expect(items[0]).toMatchObject({
    status: 'approved',
    decided_by: other.name,
    posted: { series: 'R' },
    lines: [
      { number: 1510, amount_ore: -6_000 },
      { number: 3990, amount_ore: 6_000 },
    ],
  });
  const [voucher] = (await admin.api.ok('GET /admin/books/vouchers', { query: {} })).items;
  expect(voucher).toMatchObject({ series: 'R', corrects_id: id, posted_on: '2026-12-05', may_reverse: false });
  expect(voucher?.text).toMatch(/^Rättelse av A \d+: Fel avgift$/);
  expect(codeOf(await propose(id))).toBe('not_allowed_now');
  const { rows } = await server.services.pool.query(
    `select type, actor_account_id from events where subject_id = $1 order by created_date, type desc`,
    [idOf(proposed)],
  );
  expect(rows).toEqual([
    { type: 'correction.propose', actor_account_id: admin.account_id },
    { type: 'correction.approve', actor_account_id: other.account_id },
  ]);
});

test('lines correct a voucher without touching what others owe, and sum to zero', async () => {
  const { id } = await post({ ...anInvoice(), type: 'bank_booked', against: 'bank_fees', amount_ore: kronor(-50) });
  const lines = (account: number, back = -5_000) => [
    { number: account, amount_ore: ore(back) },
    { number: 8420, amount_ore: ore(5_000) },
  ];
  expect((await propose(id, lines(6570, -4_000))).status).toBe(422);
  // The bank's own account is no choice.
  expect((await propose(id, lines(1930))).status).toBe(422);
  const proposed = await propose(id, lines(6570));
  expect((await approve(idOf(proposed))).status).toBe(200);
  const [voucher] = (await admin.api.ok('GET /admin/books/vouchers', { query: {} })).items;
  expect(voucher?.lines.map(({ number, amount_ore }) => [number, amount_ore])).toEqual([
    [6570, -5_000],
    [8420, 5_000],
  ]);
});

test('an invoice is not reversed in the books, because a credit note takes it back', async () => {
  const { id } = await post({ ...anInvoice(), rounding_ore: NO_ORE });
  expect(await voucherOf(id)).toMatchObject({ may_correct: true, may_reverse: false });
  expect(codeOf(await propose(id))).toBe('voucher_has_own_command');
  expect(codeOf(await propose(randomUUID()))).toBe('not_found');
});

test('a declined correction posts nothing, and the voucher can be corrected later', async () => {
  const subject_id = randomUUID();
  const { id } = await aFee(subject_id);
  const params = { id: idOf(await propose(id)) };
  const declined = await other.api.ok('POST /admin/books/corrections/:id/decline', {
    params,
    body: { reason: 'Den stämmer' },
  });
  expect(declined).toMatchObject({ status: 'declined', answer: 'Den stämmer', decided_by: other.name, posted: null });
  expect(codeOf(await approve(params.id))).toBe('not_allowed_now');
  expect(await balancesOf(server.services.db, subject_id)).toMatchObject({ receivables: 6_000 });
  expect((await propose(id)).status).toBe(200);
});

test('who proposes and approves asks again who one is', async () => {
  const { id } = await aFee(randomUUID());
  const proposed = await propose(id);
  const { id: fresh } = await aFee(randomUUID());
  for (const person of [admin, other]) await hasOldSession(server, person);
  expect(codeOf(await propose(fresh))).toBe('wrong_password');
  expect(codeOf(await approve(idOf(proposed)))).toBe('wrong_password');
});

test('a correction of a closed month is posted on the first open day', async () => {
  const { id } = await aFee(randomUUID(), '2026-11-20');
  const proposed = await propose(id);
  server.setClock('2027-01-02T08:00:00Z');
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
  for (const month of ['2026-11-01', '2026-12-01'])
    await admin.api.ok('POST /admin/books/months/close', { body: { month, left: [...MONTH_LINES] } });
  server.setClock('2026-12-31T08:00:00Z');
  expect((await approve(idOf(proposed), await anAdmin(server))).status).toBe(200);
  const [voucher] = (await (await anAdmin(server)).api.ok('GET /admin/books/vouchers', { query: {} })).items;
  expect(voucher).toMatchObject({ corrects_id: id, happened_on: '2026-12-31', posted_on: '2027-01-01' });
});
