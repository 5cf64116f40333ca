/** Invoices to companies abroad: their VAT, their papers, the VAT return and the periodic summary. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { WrittenPlace } from '#contract/companies/company-place.ts';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { invoicedWork, invoiceOf, issued } from '#tests/factories/invoices.ts';
import type { Company } from '#tests/factories/people.ts';
import { inGermany, inNorway } from '#tests/factories/places.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { admin, BEFORE, credit, openInvoicing, read, server, vouchersOf } from './invoice-acts.ts';

openInvoicing();

const AUGUST = { from: '2026-08-01', to: '2026-08-31' };
const place = ({ company_id }: Company, body: WrittenPlace) =>
  admin.api.call('PUT /admin/companies/:id/place', { params: { id: company_id }, body });
const boxes = async () => {
  const { vat } = await admin.api.ok('GET /admin/books/sums', { query: AUGUST });
  return Object.fromEntries(vat.map(({ box, amount_ore }) => [box, amount_ore]));
};
const billOf = async ({ id }: Pick<InvoiceDetails, 'id'>) => {
  const { rows } = await sql<{ words: string }>`
    select words::text from invoice_papers where id = ${id}`.execute(server.services.db);
  return rows[0]?.words ?? '';
};
const peppolOf = async (id: string, paper_id = id) =>
  (await admin.api.ok('GET /admin/invoices/:id/peppol/:paper_id', { params: { id, paper_id } })).xml;
const summary = async () => {
  const { url } = await admin.api.ok('POST /admin/books/exports', { body: { kind: 'eu_sales', ...AUGUST } });
  const file = await fetch(`${server.url}${url}`, { headers: { cookie: admin.cookie } });
  return Buffer.from(await file.arrayBuffer())
    .toString('latin1')
    .split('\r\n')
    .slice(2, -1);
};

async function workFor(body: WrittenPlace) {
  server.setClock(BEFORE);
  const work = await invoicedWork(server);
  expect((await place(work.company, body)).status).toBe(200);
  return { ...work, draft: await invoiceOf(server, admin, work) };
}

test('a company in another state of the union owes the VAT, and is in box 39 and in the summary', async () => {
  const before = await boxes();
  const { draft, company } = await workFor(inGermany());
  expect(draft).toMatchObject({ ex_vat_ore: kronor(16_200), total_ore: kronor(16_200), buyer: inGermany() });
  const invoice = await issued(admin, draft);
  expect(await vouchersOf(invoice)).toEqual(['A D1510 16200, K3308 16200']);
  const bill = await billOf(invoice);
  for (const words of ['VAT-nr DE123456789', 'Tyskland', 'Omvänd betalningsskyldighet', 'IBAN', 'Moms 0'])
    expect(bill).toContain(words);
  expect(bill).not.toMatch(/Bankgiro.*OCR/);
  expect(await peppolOf(invoice.id)).toMatch(/schemeID="9930">DE123456789<.*<cbc:ID>AE</s);
  // An issued invoice keeps its place, also when the company has moved on.
  expect((await place(company, inGermany({ country: 'SE' }))).status).toBe(200);
  expect((await read(invoice)).buyer.country).toBe('DE');
  const [line] = invoice.creditable;
  if (!line) throw new Error('Nothing to credit');
  const noted = await credit(invoice, { lines: [{ ...line, amount_ore: kronor(200) }] });
  expect(noted.status).toBe(200);
  expect((await vouchersOf(invoice)).at(-1)).toBe('A K1510 200, D3308 200');
  const note = (await read(invoice)).credit_notes[0];
  expect(await peppolOf(invoice.id, note?.id)).toContain('<cbc:ID>AE</cbc:ID>');
  const after = await boxes();
  expect([after['39'], after['05'], after['10']]).toEqual([
    (before['39'] ?? 0) + kronor(16_000),
    before['05'],
    before['10'],
  ]);
  expect(await summary()).toEqual(['DE123456789;;;16000;']);
});

test('a company outside the union is outside the scope of VAT, in box 40 and in no summary', async () => {
  const before = [await boxes(), await summary()] as const;
  const { draft } = await workFor(inNorway());
  const invoice = await issued(admin, draft);
  expect(await vouchersOf(invoice)).toEqual(['A D1510 16200, K3305 16200']);
  expect(await billOf(invoice)).toMatch(/Reg\.nr 923609016.*Omsatt utanför Sverige/s);
  const xml = await peppolOf(invoice.id);
  expect(xml).toMatch(/schemeID="0192">923609016</);
  expect(xml).not.toMatch(/<cbc:Percent>|SE556677889901/);
  expect((await boxes())['40']).toBe((before[0]['40'] ?? 0) + kronor(16_200));
  expect(await summary()).toEqual(before[1]);
});

test('a company in the union without a VAT number has Swedish VAT', async () => {
  const { draft } = await workFor(inGermany({ vat_number: '' }));
  expect(draft.total_ore).toBe(kronor(20_250));
  expect(await vouchersOf(await issued(admin, draft))).toEqual(['A D1510 20250, K3001 16200, K2611 4050']);
});

test('a company abroad is shown its prices without VAT', async () => {
  const { company } = await workFor(inNorway());
  const roles = [{ headcount: 1, terms: termsFor(kronor(1_000)) }];
  const body = { dates: [], roles, tax_form: 'A' as const };
  const { roles: priced } = await company.api.ok('POST /prices/quote', { body });
  expect(priced[0]?.company.vat_ore).toBe(0);
  expect(priced[0]?.company.total_ore).toBe(priced[0]?.company.ex_vat_ore);
  expect((await company.api.ok('GET /company/settings')).place).toEqual(inNorway());
});

test('the numbers of a country are checked by their form, and the same place is kept once', async () => {
  const { company } = await workFor(inGermany());
  for (const [wrong, field] of [
    [inGermany({ vat_number: 'DE12345' }), 'vat_number'],
    [inGermany({ city: '' }), 'city'],
    [inNorway({ registration_number: '' }), 'registration_number'],
    [inNorway({ vat_number: 'NO123' }), 'vat_number'],
  ] as const) {
    const refused = await admin.api.refusal('PUT /admin/companies/:id/place', {
      params: { id: company.company_id },
      body: wrong,
    });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  }
  await place(company, inGermany());
  await place(company, inNorway());
  const { rows } = await sql<{ countries: string[] }>`
    select array_agg(country order by position) as countries from company_places where company_id = ${company.company_id}`.execute(
    server.services.db,
  );
  expect(rows[0]?.countries).toEqual(['DE', 'NO']);
  const { place: shown } = await admin.api.ok('GET /admin/companies/:id', { params: { id: company.company_id } });
  expect(shown).toEqual(inNorway());
});

test('a summary is made for a month or a quarter', async () => {
  const asked = async (from: string, to: string) =>
    (await admin.api.call('POST /admin/books/exports', { body: { kind: 'eu_sales', from, to } })).status;
  expect(await asked('2026-07-01', '2026-09-30')).toBe(200);
  expect(await asked('2026-01-01', '2026-12-31')).toBe(422);
  expect(await asked('2026-08-02', '2026-08-31')).toBe(422);
});
