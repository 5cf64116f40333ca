/** The yearly report of sellers (DAC7): its file, the personal numbers in it, who reads them, and a talent's own facts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { A_BATCH } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, type Company, hasOldSession, type Person, signedInAnew } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { isTaxedAs, somebodyWorks, type Worker, workIsApproved } from './paid-people.ts';

const JANUARY = '2027-01-10T08:00:00Z';
const params = { year: '2026' };

let server: TestServer;
let company: Company;
let admin: Person;
let other: Person;
const run = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query<Row>(text, [...values])).rows;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin, other] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

/** A talent who was paid for a day of work on a day of 2026. */
async function aSeller(sent_on = '2026-12-21', tax_form: 'F' | 'A' = 'F'): Promise<Worker> {
  const worker = await somebodyWorks(server, company);
  await isTaxedAs(server, worker, tax_form);
  await workIsApproved(server, company, worker);
  await server.services.scribe.settled();
  const [batch] = await run<{ id: string }>(`${A_BATCH} returning id`);
  await run(
    `update payouts set status = 'sent', approved_by = $2, batched_by = gen_random_uuid(), batch_id = $3, sent_on = $4
     where candidate_id = $1`,
    [worker.candidate_id, randomUUID(), batch?.id, sent_on],
  );
  server.setClock(JANUARY);
  return worker;
}

// The clock moves by months, so each call has a new session.
const api = (person = admin) => signedInAnew(server, person);
const yearOf = async () => (await api()).ok('GET /admin/seller-reports/:year', { params });
const make = async (by = admin) => (await api(by)).call('POST /admin/seller-reports/:year/files', { params });
const makeOk = async () => (await (await api()).ok('POST /admin/seller-reports/:year/files', { params })).id;
const download = async (id: string, by = admin) =>
  (await api(by)).ok('POST /admin/seller-report-files/:id/download', { params: { id }, body: {} });
const bytes = (text: string) => new TextEncoder().encode(text);

test('a year is reported when it is over, sellers only, and the same content is one file', async () => {
  const [seller] = [await aSeller(), await aSeller('2026-12-21', 'A')];
  server.setClock('2026-12-31T08:00:00Z');
  expect(await make()).toMatchObject({ status: 409, body: { error: { code: 'not_allowed_now' } } });
  server.setClock(JANUARY);
  const before = await yearOf();
  expect(before).toMatchObject({ is_over: true, seller_count: 1, lacking: [] });
  const id = await makeOk();
  const both = await Promise.all([make(), make(other)]);
  expect(both.map(({ body }) => body)).toEqual([{ id }, { id }]);
  const { name, text } = await download(id);
  expect(name).toBe('DAC7-2026-1.xml');
  const at = (path: string) => textsAt(bytes(text), path);
  expect(at('IndSellerID/Name/FirstName')).toEqual(['Anna']);
  expect(at('IndSellerID/TIN')).toEqual([expect.stringMatching(/^19900505\d{4}$/)]);
  expect(at('IndSellerID/VAT')).toEqual([expect.stringMatching(/^SE900505\d{4}01$/)]);
  expect(at('FinancialIdentifier/Identifier')).toEqual(['50001234560']);
  expect([at('ConsQ4'), at('FeesQ4'), at('ConsQ1')]).toEqual([['10000'], ['2000'], ['0']]);
  // Another seller makes another file, and the first one stays as it was.
  await aSeller();
  expect(await makeOk()).not.toBe(id);
  expect((await download(id)).text).toBe(text);
  const { rows } = await sql<{ reason: string }>`
    select distinct reason from payment_details_readings where talent_id = ${seller?.talent.talent_id}
      and reader_account_id = ${admin.account_id}`.execute(server.services.db);
  expect(rows).toEqual([{ reason: 'Uppgifter om säljare 2026' }]);
});

test('a handed in file is corrected by what has changed since, once, and an unchanged year not at all', async () => {
  const { talent } = await aSeller();
  const id = await makeOk();
  const correct = async (of = id) =>
    (await api()).call('POST /admin/seller-report-files/:id/correct', { params: { id: of } });
  const unchanged = { status: 409, body: { error: { code: 'sellers_unchanged' } } };
  expect(await correct()).toMatchObject(unchanged);
  await run(`update talent_payment_details set city = 'Malmö' where talent_id = $1`, [talent.talent_id]);
  await aSeller();
  const both = await Promise.all([correct(), correct()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await correct()).toMatchObject(unchanged);
  const { items } = await (await api()).ok('GET /admin/seller-reports/:year/files', { params, query: {} });
  const [added, corrected, whole] = items;
  expect([added?.corrects, corrected?.corrects, whole?.id]).toEqual([whole?.position, whole?.position, id]);
  expect([added?.seller_count, corrected?.seller_count]).toEqual([1, 1]);
  const text = bytes((await download(corrected?.id ?? '')).text);
  expect(textsAt(text, 'DocTypeIndic')).toEqual(['OECD0', 'OECD2']);
  expect(
    textsAt(text, 'ReportableSeller/Identity/IndividualSeller/Standard/IndSellerID/Address/AddressFix/City'),
  ).toEqual(['Malmö']);
  expect(textsAt(text, 'CorrDocRefId')).toHaveLength(1);
  expect((await download(id)).text).toContain(textsAt(text, 'CorrDocRefId')[0]);
  // A correction is not corrected itself, and a whole file is made as before.
  expect((await correct(corrected?.id)).status).toBe(404);
  expect(await makeOk()).not.toBe(id);
});

test('a file waits for the address of a seller, and says whose', async () => {
  const { talent } = await aSeller();
  await run(
    'update talent_payment_details set address_line = null, postcode = null, city = null, country = null where talent_id = $1',
    [talent.talent_id],
  );
  const { lacking, lacking_count } = await yearOf();
  expect(lacking_count).toBe(1);
  expect(lacking).toEqual([{ talent_id: talent.talent_id, name: 'Anna Berg', is_erased: false, lacks: ['address'] }]);
  expect(await make()).toMatchObject({ status: 409, body: { error: { code: 'seller_facts_missing' } } });
  const seller_address = { address_line: 'Nygatan 2', postcode: '22222', city: 'Lund', country: 'SE' };
  const account = { kind: 'bank' as const, clearing: '', number: '' };
  await (await api(talent)).ok('PUT /talent/payment-details', {
    body: { tax_form: 'F', charges_vat: true, identity_number: '', account, seller_address },
  });
  expect((await yearOf()).lacking_count).toBe(0);
  expect((await download(await makeOk())).text).toContain('Nygatan 2');
});

test('a download asks the administrator again, and is logged with the name', async () => {
  await aSeller();
  const id = await makeOk();
  const signedIn = await api(other);
  await hasOldSession(server, other);
  const asked = await signedIn.refusal('POST /admin/seller-report-files/:id/download', { params: { id }, body: {} });
  expect(asked.code).toBe('wrong_password');
  await download(id, other);
  const { items } = await (await api()).ok('GET /admin/seller-reports/:year/downloads', { params, query: {} });
  expect(items[0]).toMatchObject({ by: other.name });
  const log = await run('select account_id, actor_name from seller_report_readings where report_id = $1', [id]);
  expect(log).toEqual([{ account_id: other.account_id, actor_name: other.name }]);
  const { items: files } = await (await api()).ok('GET /admin/seller-reports/:year/files', { params, query: {} });
  expect(files[0]).toMatchObject({ id, download_count: 1 });
});

test('files and their log are never changed, and hold no personal number in plain', async () => {
  await aSeller();
  await makeOk();
  for (const change of ['update seller_reports set paid_ore = 1', 'delete from seller_report_readings'])
    await expect(run(change)).rejects.toThrow('never changed or removed');
  const [row] = await run<{ whole: string }>(
    `select string_agg(to_jsonb(s)::text || encode(file_sealed, 'escape'), '') as whole from seller_reports s`,
  );
  expect(row?.whole).not.toContain('19900505');
});

test('a talent reads the own facts of the year as they would be reported, and nobody else’s', async () => {
  const { talent } = await aSeller();
  const own = async (year = 2026) => (await api(talent)).ok('GET /talent/seller-report', { query: { year } });
  expect(await own()).toEqual({
    year: 2026,
    facts: {
      name: 'Anna Berg',
      birth_date: '1990-05-05',
      identity_number_masked: '19900505-****',
      vat_number_masked: 'SE900505****01',
      address: { address_line: 'Storgatan 1', postcode: '11122', city: 'Stockholm', country: 'SE' },
      account: { bank: 'SEB', kind: 'bank', ends_with: '60' },
      quarters: [0, 0, 0, 1].map((count) => ({
        count,
        paid_ore: count * 1_000_000,
        fees_ore: count * 200_000,
      })),
    },
  });
  expect((await own(2027)).facts).toBeNull();
  const { talent: employed } = await aSeller('2026-12-21', 'A');
  expect((await (await api(employed)).ok('GET /talent/seller-report', { query: { year: 2026 } })).facts).toBeNull();
});
