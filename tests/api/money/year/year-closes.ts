/** The test of a lived year: each month closes with the balances and declarations that the papers alone give. */
import { expect } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { drawYear, YEAR } from './drawn-year.ts';
import { type LivedYear, startYear } from './live-year.ts';
import { balancesOn, declaredIn } from './papers.ts';

// The year, and the January in which its last wages are paid.
const MONTHS = 13;
const DECEMBER = 11;

/** The books and the declarations of a month as the product has them, in the form of the papers' figures. */
async function bookedIn({ finance }: LivedYear, month: string) {
  const { api } = await finance();
  const to = lastDayOf(`${month}-01`);
  const { balance, vat } = await api.ok('GET /admin/books/sums', { query: { from: `${month}-01`, to } });
  const of = (account: number) => balance.find(({ number }) => number === account);
  const closing = (account: number) => of(account)?.closing_ore ?? 0;
  const movement = (account: number) => (of(account)?.closing_ore ?? 0) - (of(account)?.opening_ore ?? 0);
  const credited = (account: number) => 0 - movement(account);
  const box = (name: string) => (vat.find((one) => one.box === name)?.amount_ore ?? 0) / 100;
  return {
    balances: { 1510: closing(1510), 1930: closing(1930), 2420: closing(2420), 2440: closing(2440) },
    declared: {
      vat_out: { 2611: credited(2611), 2621: credited(2621), 2631: credited(2631) },
      boxes: { 39: box('39'), 40: box('40') },
      vat_in: movement(2641),
      tax_kr: credited(2710) / 100,
      contributions_kr: credited(2731) / 100,
    },
  };
}

/** Makes and hands in the employer's declaration of a month, on the first day of the next. */
async function declare({ finance }: LivedYear, month: string) {
  const { api } = await finance();
  const params = { month: `${month}-01` };
  const { id } = await api.ok('POST /admin/declarations/:month/files', { params });
  const { text } = await api.ok('POST /admin/declaration-files/:id/download', { params: { id }, body: {} });
  const handed_in_on = addDays(lastDayOf(params.month), 1);
  await api.ok('POST /admin/declaration-files/:id/hand-in', { params: { id }, body: { handed_in_on } });
  const kr = (path: string) => Number(textsAt(Buffer.from(text), path)[0]);
  return { tax_kr: kr('SummaSkatteavdr'), contributions_kr: kr('SummaArbAvgSlf') };
}

/** Lives a drawn year and compares each month with its papers. */
export async function yearCloses(seed: number, count: number): Promise<void> {
  const server: TestServer = await startTestServer({}, {}, { connections: 10 });
  try {
    await ratesKnownSince(server, `${YEAR - 1}-12-01T08:00:00Z`);
    server.setClock(`${YEAR}-01-01T08:00:00Z`);
    const year = await startYear(server, drawYear(seed, count));
    for (let at = 0; at < MONTHS; at += 1) {
      const month = at > DECEMBER ? `${YEAR + 1}-01` : `${YEAR}-${String(at + 1).padStart(2, '0')}`;
      await year.liveMonth(at);
      await year.endMonth(at);
      const { tax_kr, contributions_kr } = await declare(year, month);
      const { papers, bank } = year;
      const declared = declaredIn(papers, bank.entries, month);
      expect({ month, tax_kr, contributions_kr }).toEqual({
        month,
        tax_kr: declared.tax_kr,
        contributions_kr: declared.contributions_kr,
      });
      expect({ month, ...(await bookedIn(year, month)) }).toEqual({
        month,
        balances: balancesOn(papers, bank.entries, lastDayOf(`${month}-01`)),
        declared,
      });
      const { api } = await year.finance();
      const { items } = await api.ok('GET /admin/books/bank-days', { query: {} });
      expect(items.filter(({ difference_ore }) => difference_ore !== 0)).toEqual([]);
      const first = `${month}-01`;
      await api.ok('POST /admin/books/exports', { body: { kind: 'vat_file', from: first, to: lastDayOf(first) } });
      // The screen of the month says that nothing is left, except for the wages of December that are paid in January.
      const { lines } = await api.ok('GET /admin/books/months/:month', { params: { month: first } });
      const open = lines.filter(({ left }) => left !== null).map(({ code }) => code);
      expect({ month, open: open.filter((code) => at !== DECEMBER || code !== 'payouts') }).toEqual({
        month,
        open: [],
      });
      await api.ok('POST /admin/books/months/close', { body: { month: first, left: open } });
    }
  } finally {
    await server.stop();
  }
}
