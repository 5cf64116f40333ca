/** The documents of invoices, their mails, and who may read them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { PaperKind } from '#domain/money/invoice/invoice.rules.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import { invoicedWork, invoiceOf, issued } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, signedInAnew } from '#tests/factories/people.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const listed = async ({ api }: Company, group: 'open' | 'all' = 'all') =>
  (await api.ok('GET /company/invoices', { query: { group } })).items;

/** An invoice document as a screen reader reads it. */
async function heard({ id }: Pick<InvoiceDetails, 'id'>, company: Company, kind: PaperKind = 'invoice') {
  await server.services.scribe.settled();
  const paper = (await listed(company)).find((one) => one.id === id)?.papers.find((one) => one.kind === kind);
  expect(paper?.is_made).toBe(true);
  const params = { id, paper_id: paper?.id ?? '' };
  const { url } = await company.api.ok('POST /invoices/:id/papers/:paper_id', { params });
  const response = await fetch(server.url + url, { headers: { cookie: company.cookie } });
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { ...pdf, all: pdf.texts.map(({ text }) => text).join('\n') };
}

const mailsWith = async (to: string) =>
  (
    await sql<{ title: string; message: string; name: string; bytes: number }>`
      select content ->> 'title' as title, content ->> 'message' as message, content #>> '{attachment,name}' as name,
        length(decode(content #>> '{attachment,base64}', 'base64')) as bytes
      from outbox where recipient = ${to} and content ? 'attachment' order by created_date, title`.execute(
      server.services.db,
    )
  ).rows;

describe('an invoice', () => {
  test('has everything that the law requires, tagged, and is mailed to the company’s invoice address', async () => {
    const work = await invoicedWork(server);
    const invoice = await issued(admin, await invoiceOf(server, admin, work));
    const { company } = work;
    const { number } = invoice;
    const { all, texts, title, is_tagged, language, boxes } = await heard(invoice, company);
    expect({ title, is_tagged, language, boxes }).toEqual({
      title: `Faktura ${number}`,
      is_tagged: true,
      language: 'sv-SE',
      boxes: 0,
    });
    for (const needed of [
      // Number, days and terms of payment.
      number,
      '21 augusti 2026',
      '21 september 2026',
      '30 dagar',
      // The seller, the buyer, and the buyer's references.
      'Medverka AB',
      'Exempelgatan 1, 111 20 Stockholm',
      '556677-8899',
      'SE556677889901',
      'Säte: Stockholm',
      'Godkänd för F-skatt',
      company.company_name,
      'Eva Ek',
      'PO 17',
      // The work, the talent, the days and the cost.
      'Anna Berg',
      '17–20 augusti 2026',
      'Arvode, arbetsdagar',
      '3 dagar × 4 500 kr',
      '13 500,00 kr',
      'Vår avgift',
      'Summa utan moms',
      '16 200,00 kr',
      'Moms 25 % på 16 200,00 kr',
      '4 050,00 kr',
      '20 250,00 kr',
      '555-1239',
      ocrOf(number ?? ''),
      'dröjsmålsränta',
    ]) {
      expect(all.replaceAll('\u00a0', ' ')).toContain(needed);
    }
    expect(texts.filter(({ tag }) => tag === 'Table/TR/TH').length).toBeGreaterThan(5);
    const [mail, ...more] = await mailsWith(company.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ name: `Faktura ${number}.pdf` });
    expect(mail?.message).toContain(`OCR-nummer: ${ocrOf(number ?? '')}`);
    expect(mail?.bytes).toBeGreaterThan(10_000);
    expect((await invoiceOf(server, admin, work)).papers).toMatchObject([{ kind: 'invoice', is_made: true }]);
    await server.services.scribe.settled();
    expect(await mailsWith(company.email)).toHaveLength(1);
  });

  test('is the company’s own: no draft, no other company’s, no talent’s', async () => {
    const work = await invoicedWork(server);
    const draft = await invoiceOf(server, admin, work);
    expect(await listed(work.company)).toEqual([]);
    await issued(admin, draft);
    await server.services.scribe.settled();
    const stranger = await aCompany(server);
    const params = { id: draft.id, paper_id: draft.id };
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger.api.refusal('POST /invoices/:id/papers/:paper_id', { params })).code).toBe('not_found');
    const talent = await aTalent(server);
    expect((await talent.api.refusal('GET /company/invoices', { query: {} })).code).toBe('forbidden');
    await admin.api.ok('POST /invoices/:id/papers/:paper_id', { params });
  });
});

test('a credit note names the invoice that it changes, and a reminder what has been added', async () => {
  const work = await invoicedWork(server);
  const invoice = await issued(admin, await invoiceOf(server, admin, work));
  const [line] = invoice.creditable;
  if (!line) throw new Error('An invoice without lines');
  const body = { lines: [{ ...line }], reason: 'Inspelningen ställdes in.', is_anew: false };
  const credited = await admin.api.ok('POST /admin/invoices/:id/credit', { params: { id: invoice.id }, body });
  const note = await heard(invoice, work.company, 'credit_note');
  expect(note.title).toBe(`Kreditfaktura ${credited.credit_notes[0]?.number}`);
  expect(note.all).toContain(`Krediterar faktura ${invoice.number} från 21 augusti 2026.`);
  expect(note.all).toContain('Inspelningen ställdes in.');
  // What remains is the commission of 2 700 kr and VAT. The test moves the due day, because at the real one the
  // company's session would have ended.
  await server.services.pool.query('alter table invoices disable trigger invoices_keep');
  await server.services.pool.query(`update invoices set due_on = '2026-08-31' where id = $1`, [invoice.id]);
  await server.services.pool.query('alter table invoices enable trigger invoices_keep');
  const { items } = await admin.api.ok('GET /admin/platform', { query: {} });
  const moved = { ...OUR_PLATFORM, bankgiro: '55512347', valid_from: '2026-09-10', why: 'Vi har bytt bank.' };
  const seen_version = items[0]?.version ?? 0;
  server.setClock('2026-09-08T08:00:00Z');
  await (await signedInAnew(server, admin)).ok('POST /admin/platform', { body: { ...moved, seen_version } });
  server.setClock('2026-09-10T08:00:00Z');
  await admin.api.ok('POST /admin/invoices/:id/remind', { params: { id: invoice.id } });
  const { all } = await heard(invoice, work.company, 'reminder');
  // The reminder shows the platform's present account, not the account on the invoice.
  expect(all).toContain('5551-2347');
  expect(all).not.toContain('555-1239');
  // Interest on 3 375 kr at 10 % a year for nine days.
  for (const needed of ['Förföll', 'Dröjsmålsränta', '8,32 kr', '3 375,00 kr', '3 383,32 kr']) {
    expect(all.replaceAll('\u00a0', ' ')).toContain(needed);
  }
});

test('an invoice and its credit note go to the company’s own system as Peppol has them', async () => {
  const work = await invoicedWork(server);
  const invoice = await issued(admin, await invoiceOf(server, admin, work));
  const body = { lines: null, reason: 'Fel projekt.', is_anew: false };
  const { credit_notes } = await admin.api.ok('POST /admin/invoices/:id/credit', { params: { id: invoice.id }, body });
  const xmlOf = (paper_id: string) =>
    admin.api.ok('GET /admin/invoices/:id/peppol/:paper_id', { params: { id: invoice.id, paper_id } });
  const sold = await xmlOf(invoice.id);
  expect(sold.name).toBe(`invoice-${invoice.number}.xml`);
  expect(sold.xml).toContain('<cbc:PayableAmount currencyID="SEK">20250.00</cbc:PayableAmount>');
  expect(sold.xml).toContain('<cbc:Name>Arvode, arbetsdagar: Anna Berg, Ryttare</cbc:Name>');
  const note = credit_notes[0];
  const taken = await xmlOf(note?.id ?? '');
  expect(taken.name).toBe(`credit_note-${note?.number}.xml`);
  expect(taken.xml).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  // The buyer's system needs the order number; people need the name.
  for (const { xml } of [sold, taken]) {
    expect(xml).toContain('<cbc:BuyerReference>Eva Ek</cbc:BuyerReference>');
    expect(xml).toContain('<cac:OrderReference><cbc:ID>PO 17</cbc:ID></cac:OrderReference>');
  }
});

test('a note whose VAT is an öre off, since all notes together take back what was charged, is given as well', async () => {
  const invoice = await issued(admin, await invoiceOf(server, admin, await invoicedWork(server)));
  const lines = [{ part: 0, line: 0, amount_ore: ore(10_002) }];
  const params = { id: invoice.id };
  const body = { lines, reason: 'Fel.', is_anew: false };
  for (let time = 0; time < 2; time += 1) await admin.api.ok('POST /admin/invoices/:id/credit', { params, body });
  const { credit_notes } = await admin.api.ok('GET /admin/invoices/:id', { params });
  // The VAT of 25,005 kr is rounded to 25,01 kr. Both notes together take back 50,01 kr of VAT, so the second has 25,00
  // kr.
  expect(credit_notes.map(({ total_ore }) => total_ore)).toEqual([12_503, 12_502]);
  for (const { id: paper_id, total_ore } of credit_notes) {
    const { xml } = await admin.api.ok('GET /admin/invoices/:id/peppol/:paper_id', { params: { ...params, paper_id } });
    expect(xml).toContain(`<cbc:PayableAmount currencyID="SEK">${total_ore / 100}</cbc:PayableAmount>`);
  }
});
