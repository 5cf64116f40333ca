/** Certificates of employment: their content, who may make one, and how long one is kept. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseTalent } from '#server/features/office/erasure/commands/erase-talent.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Worker } from './paid-people.ts';
import { aWage } from './paid-wages.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const signedIn = async ({ account_id }: { account_id: string }) => {
  const cookie = await signInAs(server.services, account_id);
  return { cookie, api: as(server, cookie) };
};
const wordsAt = async (url: string, cookie: string) => {
  const file = await fetch(new URL(url, server.url), { headers: { cookie } });
  const { title, texts } = await readPdf(new Uint8Array(await file.arrayBuffer()));
  return { title, words: texts.map(({ text }) => text.replaceAll('\u00a0', ' ')) };
};
/** The certificate that the talent makes. */
async function ownCertificate({ talent }: Worker) {
  const { cookie, api } = await signedIn(talent);
  const { url } = await api.ok('POST /talent/employment-certificates', {});
  return wordsAt(url, cookie);
}
const keptOf = async ({ talent }: Worker) => {
  const { rows } = await server.services.pool.query<{ snapshot: string; kept_until: string }>(
    `select snapshot::text, kept_until::text from documents where kind = 'employment_certificate' and subject_id = $1 order by created_date`,
    [talent.talent_id],
  );
  return rows;
};

test('a certificate has hours and pay of payslips and approved work, and the next one what has come since', async () => {
  const worker = await aWage(server, company, '2026-12-21');
  const first = await ownCertificate(worker);
  expect(first.title).toBe('Arbetsgivarintyg 10 december 2026');
  const row = first.words.indexOf('december 2026');
  expect(first.words.slice(row, row + 2)).toEqual(['december 2026', '8 tim']);
  expect(first.words).toContain('lön 6 793,75 kr, semesterersättning 815,25 kr');
  expect(first.words.find((text) => text.startsWith('Personnummer'))).toMatch(/^Personnummer 19900505-\d{4}$/);

  await aWage(server, company, '2027-01-08', { talent: worker.talent, day: '2026-12-11', fee: 5_000 });
  const second = await ownCertificate(worker);
  expect(second.words).toContain('16 tim');
  expect(second.words).toContain('januari 2027');
  expect(second.words.slice(-6, -4)).toEqual(['Lön före skatt', '11 413,00 kr']);
  const kept = await keptOf(worker);
  expect(kept).toHaveLength(2);
  for (const { snapshot } of kept) expect(snapshot).toContain('Personnummer 19900505-****');
});

test('finance makes the certificate of any talent, and the reading of the personal number is logged', async () => {
  const worker = await aWage(server, company, '2026-12-21');
  const { talent_id } = worker.talent;
  const { cookie, api } = await signedIn(admin);
  const { url } = await api.ok('POST /admin/employment-certificates', { body: { talent_id } });
  expect((await wordsAt(url, cookie)).words).toContain('8 tim');
  const { rows } = await server.services.pool.query(
    'select reader_account_id, reason from payment_details_readings where talent_id = $1',
    [talent_id],
  );
  expect(rows).toEqual([{ reader_account_id: admin.account_id, reason: 'Personnumret på arbetsgivarintyget' }]);
  // The signed address is for the administrator who made it.
  const other = await signedIn(await anAdmin(server));
  expect((await fetch(new URL(url, server.url), { headers: { cookie: other.cookie } })).status).not.toBe(200);
});

test('a talent who has had no wage is refused, also if the fee was invoiced', async () => {
  const invoicing = await aWage(server, company, '2026-12-21', { tax_form: 'F' });
  for (const talent of [invoicing.talent, await aTalent(server)]) {
    const { api } = await signedIn(talent);
    expect((await api.refusal('POST /talent/employment-certificates', {})).code).toBe('not_found');
  }
});

test('a certificate is kept as long as the books, but ends with the account of its person', async () => {
  const worker = await aWage(server, company, '2026-12-21');
  await ownCertificate(worker);
  const [kept] = await keptOf(worker);
  expect(kept?.kept_until.slice(0, 4)).toBe('2033');
  const { account_id, talent_id, email } = worker.talent;
  await inTransaction(server.services.db, async (trx) => {
    await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
    const person = { account_id, talent_id, name: 'Anna Berg', email };
    await eraseTalent(trx, server.services.env, person, momentOf(server.services.clock()));
  });
  expect(await keptOf(worker)).toEqual([]);
});
