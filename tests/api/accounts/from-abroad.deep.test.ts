/** Companies abroad apply with the number of their country, and the money side knows them by it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { rowsOf } from './security-people.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

let count = 0;
const application = (over: object) => ({
  company_name: 'Nordlicht Film',
  address: 'Unter den Linden 1',
  postal_code: '10117',
  city: 'Berlin',
  first_name: 'Bo',
  last_name: 'Ek',
  phone: '+49 30 123 45 67',
  email: `abroad${++count}@example.de`,
  invoice_email: 'faktura@example.de',
  about: '',
  password: 'tre små grisar',
  accepts_terms: true,
  ...over,
});
const apply = (over: object) => openBrowser(server.url).post('/account/company-sign-up', application(over));

async function approved(over: object) {
  const sent = application(over);
  const browser = openBrowser(server.url);
  expect((await browser.post('/account/company-sign-up', sent)).status).toBe(200);
  const mails = await rowsOf<{ code: string }>(
    server,
    `select content ->> 'code' as code from outbox where recipient = $1 and content ? 'code'`,
    sent.email,
  );
  await browser.post('/account/verification/confirm-code', { email: sent.email, code: mails[0]?.code });
  const { items } = await admin.api.ok('GET /admin/applications', { query: {} });
  const found = items.find(({ email }) => email === sent.email);
  const id = found?.id ?? '';
  await admin.api.ok('POST /admin/applications/:id/approve', { params: { id } });
  await browser.post('/account/sign-in', { email: sent.email, password: sent.password });
  return { id, found, browser };
}

test('a company in the union applies with its VAT number, which is its place at once', async () => {
  const { id, found, browser } = await approved({ country: 'DE', organisation_number: 'de 129 273 398' });
  expect(found).toMatchObject({ country: 'DE', organisation_number: 'DE129273398', postal_code: '10117' });
  const { place } = await admin.api.ok('GET /admin/companies/:id', { params: { id } });
  expect(place).toEqual({
    country: 'DE',
    vat_number: 'DE129273398',
    registration_number: '',
    address_line: 'Unter den Linden 1',
    postcode: '10117',
    city: 'Berlin',
  });
  // Debts abroad are hard to collect, so such a company pays in advance.
  const line = await admin.api.ok('GET /admin/credit-lines/:id', { params: { id } });
  expect(line).toMatchObject({ prepayment: 'full' });
  const settings = await browser.get('/company/settings');
  expect(settings.body.place).toEqual(place);
  const facts = { ...settings.body.facts, postal_code: 'D-10117' };
  expect((await browser.put('/company/settings/facts', { ...facts, revision: settings.body.revision })).status).toBe(
    200,
  );
  // Its number is no organisation number, so finance cannot write it as a company in Sweden.
  const here = { country: 'SE', vat_number: '', registration_number: '', address_line: '', postcode: '', city: '' };
  const refused = await admin.api.refusal('PUT /admin/companies/:id/place', { params: { id }, body: here });
  expect(refused.code).toBe('not_allowed_now');
});

test('a company outside the union applies with its registration number', async () => {
  const { id } = await approved({
    country: 'NO',
    organisation_number: '923 609 016 MVA',
    postal_code: '0150',
    city: 'Oslo',
  });
  const { place } = await admin.api.ok('GET /admin/companies/:id', { params: { id } });
  expect(place).toMatchObject({ country: 'NO', vat_number: '', registration_number: '923609016', city: 'Oslo' });
  const again = await apply({ country: 'NO', organisation_number: '923609016' });
  expect(again.body.error.code).toBe('organisation_number_used');
});

test('each country has the form of its numbers; in Sweden number and postcode are as before', async () => {
  const fieldsOf = async (over: object) => Object.keys((await apply(over)).body.error?.fields ?? {}).sort();
  expect(await fieldsOf({ country: 'DE', organisation_number: '5560000001' })).toEqual(['organisation_number']);
  expect(await fieldsOf({ country: 'NO', organisation_number: '923609017' })).toEqual(['organisation_number']);
  expect(await fieldsOf({ country: 'XX', organisation_number: '5560000001' })).toContain('country');
  expect(await fieldsOf({ organisation_number: '5560000002', postal_code: '1011', city: '' })).toEqual([
    'city',
    'organisation_number',
    'postal_code',
  ]);
  expect(await fieldsOf({ organisation_number: 'DE129273398', postal_code: '101 17' })).toEqual([
    'organisation_number',
  ]);
});
