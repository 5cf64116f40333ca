import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenPaymentDetails } from '#contract/people/payment.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetUnproven } from '#server/features/accounts/account/commands/forget-unproven.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { findPaymentDetails } from '#server/features/people/payment/queries/payment-details.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// Numbers from the tax agency's list for tests, which belong to nobody.
const [ADA, BO] = ['199006022397', '197701182383'] as const;
const bornAs = (number: string, names = {}) =>
  aTalent(server, { birth_date: `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`, ...names });
const written = (given: Partial<WrittenPaymentDetails> = {}): WrittenPaymentDetails => ({
  tax_form: 'A',
  charges_vat: false,
  identity_number: ADA,
  account: { kind: 'bank', clearing: '5000', number: '1234560' },
  ...given,
});
const save = (talent: Talent, given: Partial<WrittenPaymentDetails> = {}) =>
  talent.api.call('PUT /talent/payment-details', { body: written(given) });
const kept = (talent: Talent) => talent.api.ok('GET /talent/payment-details');
const ADDRESS = { address_line: 'Storgatan 1', postcode: '11122', city: 'Stockholm', country: 'SE' };
const SELLER = { vat_number: 'SE900602239701', seller_address: ADDRESS };
const EMPTY = { identity_number: '', account: { kind: 'bank', clearing: '', number: '' } } as const;
const readingsOf = async (talent_id: string) =>
  (
    await sql<{ reader_account_id: string | null; reason: string }>`
      select reader_account_id, reason from payment_details_readings where talent_id = ${talent_id}`.execute(
      server.services.db,
    )
  ).rows;
const forget = (talent: Talent) =>
  sql`delete from talent_payment_details where talent_id = ${talent.talent_id}`.execute(server.services.db);

test('payment details are kept, and answered without the numbers', async () => {
  const ada = await bornAs(ADA);
  expect(await kept(ada)).toEqual({ details: null });
  const given = { vat_number: 'SE 900602-2397 01', seller_address: ADDRESS };
  const saved = await save(ada, { tax_form: 'F', charges_vat: true, identity_number: '19900602-2397', ...given });
  expect(saved).toMatchObject({ status: 200 });
  expect(await kept(ada)).toEqual(saved.body);
  expect(saved.body).toMatchObject({
    details: {
      tax_form: 'F',
      charges_vat: true,
      identity_number_masked: '19900602-****',
      vat_number_masked: 'SE900602****01',
      seller_address: ADDRESS,
      account: { kind: 'bank', bank: 'SEB', ends_with: '60', doubts: [] },
    },
  });
  expect(JSON.stringify(saved.body)).not.toMatch(/2397|1234560/);
  await forget(ada);
});

test('an empty number leaves the saved one, and a talent who no longer invoices charges no VAT', async () => {
  const ada = await bornAs(ADA);
  await save(ada, { tax_form: 'FA', charges_vat: true, ...SELLER });
  await save(ada, { tax_form: 'A', charges_vat: true, ...EMPTY });
  expect((await kept(ada)).details).toMatchObject({
    tax_form: 'A',
    charges_vat: false,
    identity_number_masked: '19900602-****',
    account: { bank: 'SEB', ends_with: '60' },
  });
  await save(ada, { ...EMPTY, account: { kind: 'bankgiro', clearing: '', number: '5050-1055' } });
  expect((await kept(ada)).details?.account).toMatchObject({
    kind: 'bankgiro',
    bank: null,
    ends_with: '55',
    doubts: [],
  });
  await forget(ada);
});

test('a doubtful account is kept and doubted, a wrong number is refused beside its field', async () => {
  const ada = await bornAs(ADA);
  expect(await ada.api.refusal('PUT /talent/payment-details', { body: written(EMPTY) })).toMatchObject({
    code: 'payment_details_incomplete',
  });
  const wrong = written({ identity_number: '199006022398', account: { kind: 'bankgiro', clearing: '', number: '1' } });
  const { fields } = await ada.api.refusal('PUT /talent/payment-details', { body: wrong });
  expect(Object.keys(fields ?? {}).sort()).toEqual(['account.number', 'identity_number']);
  await save(ada, { account: { kind: 'bank', clearing: '5000', number: '1234561' } });
  expect((await kept(ada)).details?.account.doubts).toEqual(['check_digit']);
  // The last release stored only that there is a doubt.
  await sql`update talent_payment_details set account_doubts = null where talent_id = ${ada.talent_id}`.execute(
    server.services.db,
  );
  expect((await kept(ada)).details?.account.doubts).toEqual(['check_digit']);
  await forget(ada);
});

test('the number says the same birth date as the account', async () => {
  const ada = await bornAs(ADA);
  expect(await save(ada, { identity_number: BO })).toMatchObject({ body: { error: { code: 'birth_date_differs' } } });
  expect(await kept(ada)).toEqual({ details: null });
});

test('VAT is charged only with a VAT number and an address, and the number is the own one', async () => {
  const ada = await bornAs(ADA);
  const withVat = { tax_form: 'F', charges_vat: true } as const;
  const codeOf = async (given: Partial<WrittenPaymentDetails>) =>
    (await ada.api.refusal('PUT /talent/payment-details', { body: written({ ...withVat, ...given }) })).code;
  expect(await codeOf({})).toBe('seller_details_missing');
  expect(await codeOf({ vat_number: SELLER.vat_number })).toBe('seller_details_missing');
  expect(await codeOf({ seller_address: ADDRESS })).toBe('seller_details_missing');
  expect(await codeOf({ ...SELLER, vat_number: `SE${BO.slice(2)}01` })).toBe('vat_number_differs');
  const wrong = written({ ...SELLER, vat_number: 'SE900602239801', seller_address: { ...ADDRESS, postcode: '1112' } });
  const { fields } = await ada.api.refusal('PUT /talent/payment-details', { body: wrong });
  expect(Object.keys(fields ?? {}).sort()).toEqual(['seller_address.postcode', 'vat_number']);
  // A company of one's own has no personal number in its VAT number.
  await save(ada, { ...withVat, ...SELLER, vat_number: 'SE556677889901' });
  expect((await kept(ada)).details?.vat_number_masked).toBe('SE556677****01');
  // The stored number and address stay when they are left empty.
  await save(ada, {
    ...withVat,
    ...EMPTY,
    vat_number: '',
    seller_address: { ...ADDRESS, address_line: '', postcode: '', city: '' },
  });
  expect((await kept(ada)).details).toMatchObject({ charges_vat: true, seller_address: ADDRESS });
  await forget(ada);
});

test('a person has one account, also when two are saved at once', async () => {
  const twins = await Promise.all([bornAs(BO), bornAs(BO), bornAs(BO)]);
  const answers = await Promise.all(twins.map((one) => save(one, { identity_number: BO })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused).toMatchObject({ body: { error: { code: 'identity_number_used' } } });
  // The talent who has the number may save it twice at once: both calls succeed.
  const own = twins[answers.findIndex(({ status }) => status === 200)] as Talent;
  const again = await Promise.all(
    (['F', 'A'] as const).map((tax_form) => save(own, { tax_form, identity_number: BO })),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
});

test('the first savings of one person at once are all kept, the last of them in the end', async () => {
  const ada = await bornAs(ADA);
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(ada)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  await forget(ada);
});

describe('payment details in the database', () => {
  test('have no plain number in any column, and every reading in plain is logged for good', async () => {
    const { db, env, clock } = server.services;
    const ada = await bornAs(ADA);
    const read = (reason: string) =>
      db.transaction().execute((trx) => {
        const reading = { talent_id: ada.talent_id, reader_account_id: null, reason };
        return readInPlain(trx, env, reading, momentOf(clock()));
      });
    expect(await read('Ingenting är sparat')).toBeNull();
    await save(ada, { tax_form: 'F', charges_vat: true, ...SELLER });
    const { rows } = await sql<{ whole: string }>`
      select (to_jsonb(d) || jsonb_build_object('number', encode(identity_number_sealed, 'escape'),
        'account', encode(account_sealed, 'escape'),
        'vat_number', encode(vat_number_sealed, 'escape')))::text as whole
      from talent_payment_details d where talent_id = ${ada.talent_id}`.execute(db);
    expect(rows[0]?.whole).not.toMatch(/2397|1234560/);
    expect(await readingsOf(ada.talent_id)).toHaveLength(1);

    expect(await read('Utbetalning 17')).toEqual({
      identity_number: ADA,
      account: { kind: 'bank', clearing: '5000', number: '1234560' },
      vat_number: SELLER.vat_number,
    });
    expect((await readingsOf(ada.talent_id)).map(({ reason }) => reason).sort()).toEqual([
      'Ingenting är sparat',
      'Utbetalning 17',
    ]);
    for (const change of [
      sql`update payment_details_readings set reason = 'x'`,
      sql`delete from payment_details_readings`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/never changed or removed/);
    }
    await forget(ada);
  });

  test('are deleted when another person proves to own the address', async () => {
    const ada = await bornAs(ADA);
    await save(ada);
    const { db } = server.services;
    await inTransaction(db, (trx) => forgetUnproven(trx, ada.account_id));
    expect(await findPaymentDetails(db, ada.talent_id, momentOf(server.services.clock()))).toEqual({ details: null });
  });

  test('are deleted with the talent, and the log of readings stays', async () => {
    const { db } = server.services;
    const ada = await bornAs(ADA);
    await save(ada);
    const reading = { talent_id: ada.talent_id, reason: 'Utbetalning 18', reader_account_id: ada.account_id };
    await db
      .insertInto('payment_details_readings')
      .values({ id: randomUUID(), ...reading })
      .execute();
    await db.deleteFrom('talents').where('id', '=', ada.talent_id).execute();
    const { rows } = await sql`select from talent_payment_details where talent_id = ${ada.talent_id}`.execute(db);
    expect(rows).toEqual([]);
    expect(await readingsOf(ada.talent_id)).toHaveLength(1);
  });
});
