/** Files to the bank: what our bank demands, how accounts and names are sent, and what finance sees before. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { BankFiles } from '#domain/money/platform/bank-profiles.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

// A time after the days in which a talent may object.
const SENDING = '2026-12-16T08:00:00Z';
const execution_on = '2026-12-17';

let server: TestServer;
let company: Company;
let approver: Person;
let batcher: Person;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, approver, batcher] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

type Account = NonNullable<Parameters<typeof isTaxedAs>[4]>['account'];

/** A payout to an account, settled and to be approved. */
async function aPayout(account?: Account) {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, 'F', undefined, account && { account });
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  return { worker, id: (await payoutOf(worker)).id };
}
const payoutOf = async ({ talent, candidate_id }: Worker) => {
  const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: candidate_id } });
  return items[0] as (typeof items)[number];
};
/** A payout as finance sees it before its approval. */
const seen = async (id: string) => {
  const { items } = await approver.api.ok('GET /admin/payouts', { query: { group: 'to_approve' } });
  return items.find((one) => one.id === id);
};
const approve = async (id: string) => {
  await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
  server.setClock(SENDING);
};
const batch = (ids: string[], on = execution_on) =>
  batcher.api.call('POST /admin/batches', { body: { ids, execution_on: on } });
const fileOf = (id: string) => batcher.api.ok('POST /admin/batches/:id/export', { params: { id } });
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const livesNowhere = ({ talent }: Worker) =>
  sql`update talents set municipality_id = null where id = ${talent.talent_id}`.execute(server.services.db);

let version = 1;
/** Describes our bank from a day on, past the two days that a new account waits. */
async function ourBankIs(files: Partial<BankFiles> & { readonly bic?: string }, valid_from: string) {
  version += 1;
  const by = { actor_name: 'Ada', why: 'Ny bank.', account_id: null, created_date: SENDING };
  const row = { ...OUR_PLATFORM, ...files, version, valid_from, ...by };
  await server.services.db.insertInto('platform_details').values(row).execute();
}

describe('a wage that is due in January and settled in December', () => {
  test('goes out in January, to the öre by the contributions of the new year', async () => {
    // 67 at the start of 2027, but not of 2026: contributions of 10,21 % leave 6 352 kr of 10 000 kr, instead of 5 327 kr.
    const birth_date = '1959-05-05';
    const day = '2026-12-21';
    const worker = await somebodyWorks(server, company, { birth_date, day });
    await isTaxedAs(server, worker, 'A', birth_date);
    await workIsApproved(server, company, worker, `${day}T17:00:00Z`);
    await server.services.scribe.settled();
    const { id, due_on } = await payoutOf(worker);
    expect(due_on).toBe('2027-01-04');
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
    expect(codeOf(await batch([id], '2026-12-30'))).toBe('wage_of_next_year');
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on: due_on } });
    expect(made.total_ore).toBe(635_200);
    expect((await fileOf(made.id)).text).toContain('<InstdAmt Ccy="SEK">6352.00</InstdAmt>');
  });

  test('does not wait with an invoice, which has no tax of ours', async () => {
    const worker = await somebodyWorks(server, company, { day: '2026-12-21' });
    await isTaxedAs(server, worker, 'F');
    await workIsApproved(server, company, worker, '2026-12-21T17:00:00Z');
    await server.services.scribe.settled();
    const { id } = await payoutOf(worker);
    await approver.api.ok('POST /admin/payouts/approve', { body: { ids: [id] } });
    server.setClock('2026-12-29T08:00:00Z');
    expect((await batch([id], '2026-12-30')).status).toBe(200);
  });
});

describe('a short account number', () => {
  test('is told to finance before approval, sent with its zeros, and known again when it came back', async () => {
    const { worker, id } = await aPayout({ kind: 'bank', clearing: '6000', number: '23456789' });
    expect((await seen(id))?.doubts).toEqual(['check_digit', 'filled']);
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    expect(made).toMatchObject({ payout_count: 1, doubt_count: 1 });
    expect((await fileOf(made.id)).text).toContain('<Id>023456789</Id>');
    await batcher.api.ok('POST /admin/batches/:id/confirm', { params: { id: made.id } });
    const body = { reason: 'Kontot är avslutat.' };
    await batcher.api.ok('POST /admin/payouts/:id/fail', { params: { id }, body });
    expect(await payoutOf(worker)).toMatchObject({ status: 'failed', awaits_account: true });
    const again = await (await signedInAnew(server, worker.talent)).call('PUT /talent/payment-details', {
      body: {
        tax_form: 'F',
        charges_vat: true,
        identity_number: '',
        account: { kind: 'bank', clearing: '6000', number: '023456789' },
      },
    });
    expect(codeOf(again)).toBe('account_sent_back');
  });
});

describe('the file of a batch', () => {
  test('has an id that no other installation makes, and is not made anew', async () => {
    const { id } = await aPayout();
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    const { text } = await fileOf(made.id);
    expect(text).toContain(`<MsgId>UTB-${made.number}-${made.id.slice(-12)}</MsgId>`);
    expect((await fileOf(made.id)).text).toBe(text);
  });

  test('has the town and country that the talent has told with an account abroad', async () => {
    const abroad = { bic: 'cobadeff xxx', town: 'Köln', country: 'DE' };
    const { id } = await aPayout({ kind: 'iban', clearing: '', number: 'DE89 3704 0044 0532 0130 00', abroad });
    expect((await seen(id))?.doubts).toEqual([]);
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    const { text } = await fileOf(made.id);
    expect(text).toContain('<BIC>COBADEFFXXX</BIC>');
    expect(text).toContain('<PstlAdr><TwnNm>Koln</TwnNm><Ctry>DE</Ctry></PstlAdr>');
  });

  test('spells a name in Latin letters, which finance sees before the approval', async () => {
    const { worker, id } = await aPayout();
    await sql`update talents set first_name = 'Олег', last_name = 'Иванов' where id = ${worker.talent.talent_id}`.execute(
      server.services.db,
    );
    expect(await seen(id)).toMatchObject({ doubts: ['name_respelled'], respelled_name: 'Oleg Ivanov' });
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    expect((await fileOf(made.id)).text).toContain('<Nm>Oleg Ivanov</Nm>');
  });

  test('has no address of a talent whose town is not known', async () => {
    const { worker, id } = await aPayout();
    await livesNowhere(worker);
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    expect((await fileOf(made.id)).text.match(/<TwnNm>[^<]*/g)).toEqual(['<TwnNm>Stockholm']);
  });
});

describe('a payment to an umbrella company', () => {
  test('has the name of the company, and its OCR number if it goes to a giro', async () => {
    const worker = await somebodyWorks(server, company);
    const account = { kind: 'bankgiro', clearing: '', number: '5050-1055' } as const;
    await isTaxedAs(server, worker, 'UMBRELLA', undefined, { account });
    await workIsApproved(server, company, worker);
    await server.services.scribe.settled();
    const { id } = await payoutOf(worker);
    const invoice = { supplier_name: 'Egen Lön AB', org_number: '5566778899', vat_number: 'SE556677889901' };
    const body = {
      ...invoice,
      number: 'F-1',
      issued_on: '2026-12-11',
      total_ore: kronor(12_500),
      reference: '2026000105',
    };
    await approver.api.ok('POST /admin/payouts/:id/supplier-invoice', { params: { id }, body });
    await approve(id);
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    const { text } = await fileOf(made.id);
    expect(text).toContain('<Nm>Egen Lön AB</Nm>');
    expect(text).toContain('<Ref>2026000105</Ref>');
  });
});

describe('no file is made', () => {
  test('before the bank is chosen and its ids are filled in', async () => {
    const { id } = await aPayout();
    await approve(id);
    await ourBankIs({ bank: null }, '2027-02-01');
    expect(codeOf(await batch([id], '2027-02-01'))).toBe('bank_missing');
    await ourBankIs({ bank_debtor_id: '' }, '2027-02-02');
    expect(codeOf(await batch([id], '2027-02-02'))).toBe('bank_id_missing');
  });

  test('for Swedbank with a payee without a town, and finance is told before', async () => {
    const swedbank = { bank: 'swedbank', bic: 'SWEDSESS', bank_initiator_id: '123456789012A001' } as const;
    await ourBankIs(swedbank, '2026-12-10');
    const { worker, id } = await aPayout();
    await livesNowhere(worker);
    expect((await seen(id))?.doubts).toEqual(['town_missing']);
    await approve(id);
    expect(codeOf(await batch([id]))).toBe('payee_town_missing');
    await sql`update talents set municipality_id = '1281' where id = ${worker.talent.talent_id}`.execute(
      server.services.db,
    );
    const made = await batcher.api.ok('POST /admin/batches', { body: { ids: [id], execution_on } });
    const { text } = await fileOf(made.id);
    expect(text).toContain('<Id>123456789012A001</Id><SchmeNm><Cd>BANK</Cd></SchmeNm>');
    expect(text).toContain('<TwnNm>Lund</TwnNm>');
  });
});
