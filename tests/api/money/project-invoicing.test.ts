/** What a company wants on the invoices of one project: on the draft, the paper and the e-invoice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicedWork, invoiceOf, issued } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, type Person } from '#tests/factories/people.ts';
import type { Working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';

let server: TestServer;
let admin: Person;
let work: Working;
beforeAll(async () => {
  server = await startTestServer();
  work = await invoicedWork(server);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const GLN = { scheme: '0088' as const, number: '7300010000001' };
const write = (change: object = {}, by = work.company) =>
  by.api.call('PUT /projects/:id/invoicing', {
    params: { id: work.project_id },
    body: { order_reference: 'PO 99', cost_centre: '4711', endpoint: GLN, ...change },
  });

test('an address whose number is not of its scheme is refused, and so is another company', async () => {
  const refused = await write({ endpoint: { scheme: '0088', number: '7300010000002' } });
  expect(refused.status).toBe(422);
  expect((await write({}, await aCompany(server))).status).toBe(404);
});

test('the wishes for a project are on its draft, its invoice and its e-invoice, and stay on what is issued', async () => {
  expect((await write({ endpoint: { ...GLN, number: '7300 0100-00001' } })).body).toMatchObject({ endpoint: GLN });
  const draft = await invoiceOf(server, admin, work);
  expect(draft).toMatchObject({ order_reference: 'PO 99', cost_centre: '4711' });
  const { id } = await issued(admin, draft);
  await write({ cost_centre: '12', endpoint: null });
  const { rows } = await server.services.pool.query<{ words: object }>(
    'select words from invoice_papers where id = $1',
    [id],
  );
  expect(JSON.stringify(rows[0]?.words)).toContain('"label":"Ert kostnadsställe","value":"4711"');
  const { xml } = await admin.api.ok('GET /admin/invoices/:id/peppol/:paper_id', { params: { id, paper_id: id } });
  expect(xml).toContain('<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>');
  expect(textsAt(Buffer.from(xml), 'AccountingCost')).toEqual(['4711']);
  // Three days of one person stay three days.
  expect(textsAt(Buffer.from(xml), 'InvoiceLine/InvoicedQuantity')).toContain('3');
  expect(await admin.api.ok('GET /admin/invoices/:id', { params: { id } })).toMatchObject({ cost_centre: '4711' });
});
