/** A talent's payslips and income by year, held against the employer's declarations of the year. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Company, type Person, signedInAnew, type Talent } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aWage, isReturned } from './paid-wages.ts';

let server: TestServer;
let company: Company;
let admin: Person;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
  ({ talent } = await aWage(server, company, '2026-12-30', { day: '2026-12-08', fee: 4_321 }));
  await aWage(server, company, '2027-01-15', { talent, day: '2026-12-09', fee: 5_321 });
  await aWage(server, company, '2027-01-29', { talent, day: '2026-12-10', fee: 6_321 });
  await aWage(server, company, '2027-03-15', { talent, day: '2026-12-11', fee: 7_321 });
  const returned = await aWage(server, company, '2027-02-15', { talent, day: '2026-12-14' });
  await isReturned(server, returned);
  await aWage(server, company, '2027-01-15');
  server.setClock('2027-12-31T20:00:00Z');
});
afterAll(() => server.stop());

const api = async (person: Person = talent) => signedInAnew(server, person);
const inYear = (year: number) => ({ query: { year } });

/** The talent's pay and tax in the individual statements of the months of a year. */
async function declaredIn(year: number) {
  const { talent_id } = talent;
  const finance = await api(admin);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
  const of = (month: string) => finance.ok('GET /admin/declarations/:month/people', { params: { month }, query: {} });
  const own = (await Promise.all(months.map(of))).flatMap(({ items }) => items.filter(({ id }) => id === talent_id));
  const sum = (key: 'gross_ore' | 'tax_ore') => own.reduce((sofar, one) => sofar + one[key], 0);
  return { count: own.length, gross_ore: sum('gross_ore'), tax_ore: sum('tax_ore') };
}

test('the income of a year is what the declarations of its months say, without a wage that the bank returned', async () => {
  const summary = await (await api()).ok('GET /talent/payouts/summary', inYear(2027));
  const { count: statements, ...declared } = await declaredIn(2027);
  expect(statements).toBe(2);
  expect(summary).toMatchObject({ years: [2027, 2026], count: 3, wage_count: 3, allowances_ore: 0, ...declared });
  expect(summary.wage_paid_out_ore).toBe(declared.gross_ore - declared.tax_ore);
});

test('the payslips of a year add up to its income, and those of another year are not among them', async () => {
  const talents = await api();
  const { items, total } = await talents.ok('GET /talent/payouts', { query: { group: 'sent', year: 2027 } });
  expect([total, items.map(({ sent_on }) => sent_on)]).toEqual([3, ['2027-03-15', '2027-01-29', '2027-01-15']]);
  const { gross_ore } = await talents.ok('GET /talent/payouts/summary', { query: {} });
  expect(items.reduce((sum, { price }) => sum + (price.gross_ore ?? 0), 0)).toBe(gross_ore);
  const earlier = await talents.ok('GET /talent/payouts', { query: { group: 'sent', year: 2026 } });
  expect(earlier.items.map(({ sent_on }) => sent_on)).toEqual(['2026-12-30']);
});

test('the income of a year is printed with its wages and sums, for its talent alone', async () => {
  const cookie = await signInAs(server.services, talent.account_id);
  const talents = as(server, cookie);
  const { url } = await talents.ok('POST /talent/income-papers/:year', { params: { year: 2027 } });
  const file = await fetch(new URL(url, server.url), { headers: { cookie } });
  const { title, texts } = await readPdf(new Uint8Array(await file.arrayBuffer()));
  expect(title).toBe('Inkomst 2027');
  const words = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  const { items } = await talents.ok('GET /talent/payouts', { query: { group: 'sent', year: 2027 } });
  for (const { number } of items) expect(words.filter((text) => text.startsWith(`${number},`))).toHaveLength(1);
  expect(words.filter((text) => /^\w+ 2027$/.test(text))).toEqual(['januari 2027', 'mars 2027']);
  expect(words.join('\n')).toContain('Personnummer 19900505-****');
  expect(words.slice(words.indexOf('Avdragen skatt'))).toEqual([
    ...['Avdragen skatt', '4 327,00 kr', 'Utbetalt', '10 100,00 kr', 'Bruttolön', '14 427,00 kr'],
    expect.stringContaining('arbetsgivardeklarationer'),
    'Inga skattepliktiga förmåner.',
  ]);
  expect(await talents.refusal('POST /talent/income-papers/:year', { params: { year: 2025 } })).toMatchObject({
    code: 'not_found',
  });
});
