import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-06-01T08:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

const dates = [{ kind: 'work' as const, starts_on: '2026-07-01', ends_on: '2026-07-02' }];
const role = { headcount: 3, terms: termsFor(ore(500_000)) };
const quote = (tax_form: 'A' | 'F', roles = [role]) =>
  company.api.ok('POST /prices/quote', { body: { dates, roles, tax_form } });
const sum = (lines: readonly { amount_ore: number }[]) => lines.reduce((all, { amount_ore }) => all + amount_ore, 0);

test('a role that is being written has its price: the same for the company whatever the tax form, another net', async () => {
  const [employed, business] = await Promise.all([quote('A'), quote('F')]);
  const [one, other] = [employed.roles[0], business.roles[0]];
  expect(one?.company).toEqual(other?.company);
  expect(other?.talent).toMatchObject({ net_ore: 1_000_000, paid_by: '2026-07-16' });
  expect(one?.talent.lines.map(({ code }) => code)).toEqual(['fee.work', 'employer_contribution', 'rounding', 'tax']);
  for (const found of [one, other]) {
    expect(sum(found?.talent.lines ?? [])).toBe(found?.talent.net_ore);
    expect(sum(found?.company.lines ?? [])).toBe(found?.company.ex_vat_ore);
  }
  expect(one?.of_all_ore).toBe(3 * (one?.company.ex_vat_ore ?? 0));
  expect(employed.total_ore).toBe(one?.of_all_ore);
});

test('the price is for the days and the rights of the role', async () => {
  const [day] = dates.map((span) => ({ ...span, ends_on: span.starts_on, call_time: '08:00', end_time: '18:00' }));
  const terms: typeof role.terms = {
    ...role.terms,
    days: day ? [day] : [],
    additions: { ...role.terms.additions, overtime: { by: 'amount', amount_ore: ore(20_000) } },
    rights: [
      {
        media: ['tv'],
        territory: 'SE',
        starts_on: null,
        latest_start_on: null,
        months: 12,
        exclusivity: '',
        fee_ore: ore(300_000),
        renewal_ore: null,
      },
    ],
  };
  const { roles } = await quote('F', [{ ...role, terms }]);
  expect(roles[0]?.talent.net_ore).toBe(500_000 + 2 * 20_000 + 300_000);
});

test('amounts that no price could hold are answered without a sum, never with a fault', async () => {
  const most = { headcount: 500, terms: termsFor(ore(100_000_000)) };
  const terms = {
    ...most.terms,
    additions: { ...most.terms.additions, overtime: { by: 'amount' as const, amount_ore: ore(100_000_000) } },
    days: Array.from({ length: 40 }, (_, at) => ({
      kind: 'work' as const,
      starts_on: `${1901 + at * 4}-01-01`,
      ends_on: `${1904 + at * 4}-12-31`,
      call_time: '08:00',
      end_time: '07:59',
    })),
  };
  const answer = await quote('A', [{ ...most, terms }]);
  expect(answer.total_ore).toBeNull();
});
