/** What companies owe, by age. */
import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { admin, BEFORE, openInvoicing, pay, server } from './invoice-acts.ts';

openInvoicing();

const FIELDS = ['not_due_ore', 'days_30_ore', 'days_60_ore', 'days_90_ore', 'older_ore'] as const;

test('a debt is not due until its last day has passed, and then 1–30, 31–60, 61–90 and over 90 days old', async () => {
  server.setClock(BEFORE);
  const { invoice, company } = await anIssuedInvoice(server, admin);
  const due = invoice.due_on ?? '';
  const ageOn = async (days: number) => {
    server.setClock(`${addDays(due, days)}T08:00:00Z`);
    const { api } = await anAdmin(server, 'finance');
    const { items, sum } = await api.ok('GET /admin/invoicing/debts', { query: {} });
    const debt = items.find(({ id }) => id === company.company_id);
    expect([sum.open_ore, debt?.open_ore, debt?.oldest_due_on]).toEqual([2_025_000, 2_025_000, due]);
    return FIELDS.filter((field) => debt?.[field] === 2_025_000);
  };
  for (const [days, age] of [
    [0, 'not_due_ore'],
    [1, 'days_30_ore'],
    [30, 'days_30_ore'],
    [31, 'days_60_ore'],
    [60, 'days_60_ore'],
    [61, 'days_90_ore'],
    [90, 'days_90_ore'],
    [91, 'older_ore'],
  ] as const) {
    expect([days, await ageOn(days)]).toEqual([days, [age]]);
  }
  const now = await anAdmin(server);
  await pay(invoice, 2_025_000, 'BG 5', now);
  const { items, sum } = await now.api.ok('GET /admin/invoicing/debts', { query: {} });
  expect([items, sum.open_ore]).toEqual([[], 0]);
});
