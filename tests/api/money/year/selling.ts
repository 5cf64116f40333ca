/** Invoices to companies, which pay as they are drawn to. */
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import { invoiceOf } from '#tests/factories/invoices.ts';
import type { Person } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Bank } from './bank-double.ts';
import type { DrawnProject } from './drawn-year.ts';
import type { Papers } from './papers.ts';
import { type Booked, todayOf } from './world.ts';

/** The due day of an invoice is 30 days after its issue; a claim this much later is lost. */
const LOST_AFTER = 75;

interface Owing {
  readonly invoice: InvoiceDetails;
  readonly drawn: DrawnProject;
  readonly issued_on: string;
}

export function createSelling(server: TestServer, papers: Papers, bank: Bank) {
  const owing: Owing[] = [];
  const today = () => todayOf(server);

  async function issue(by: Person, { worker, drawn: one }: Booked): Promise<InvoiceDetails> {
    const draft = await invoiceOf(server, by, worker);
    const params = { id: draft.id };
    await by.api.ok('POST /admin/invoices/:id/check', { params, body: { reference: '', order_reference: '' } });
    const invoice = await by.api.ok('POST /admin/invoices/:id/issue', { params });
    const { ocr, total_ore, vat, buyer } = invoice;
    papers.sold.push({ ocr: ocr ?? '', day: today(), total_ore, vat, country: buyer.country });
    owing.push({ invoice, drawn: one, issued_on: today() });
    return invoice;
  }

  async function invoiceWork(by: Person, job: Booked): Promise<void> {
    const invoice = await issue(by, job);
    const lower = (total_ore: number, vat: readonly { points: number; base_ore: number; vat_ore: number }[]) =>
      papers.lowered.push({ ocr: invoice.ocr ?? '', day: today(), total_ore, vat, country: invoice.buyer.country });
    const credit = (lines: { part: number; line: number; amount_ore: Ore }[] | null, is_anew: boolean) =>
      by.api.ok('POST /admin/invoices/:id/credit', {
        params: { id: invoice.id },
        body: { lines, reason: 'Fel.', is_anew },
      });
    if (job.drawn.credit === 'part') {
      await credit([{ part: 0, line: 0, amount_ore: kronor(1000) }], false);
      const points = invoice.parts[0]?.lines[0]?.points ?? 0;
      const [base_ore, vat_ore] = [kronor(1000), (kronor(1000) * points) / 10_000];
      lower(base_ore + vat_ore, [{ points, base_ore, vat_ore }]);
    }
    if (job.drawn.credit === 'anew') {
      await credit(null, true);
      lower(invoice.total_ore, invoice.vat);
      await by.api.ok('POST /admin/invoices', { body: { project_id: job.worker.project_id } });
      await issue(by, job);
    }
  }

  const openOf = (ocr: string) => {
    const of = <One extends { readonly ocr?: string }>(all: readonly One[]) => all.filter((one) => one.ocr === ocr);
    const minus = [
      ...of(papers.lowered).map(({ total_ore }) => total_ore),
      ...of(papers.rounded).map(({ left_ore }) => left_ore),
      ...of(bank.entries).map(({ amount_ore }) => amount_ore),
    ];
    return minus.reduce((left, part) => left - part, of(papers.sold)[0]?.total_ore ?? 0);
  };

  /** The customers pay in the days from `from` to `to`, each as drawn. */
  function customersPay(from: string, to: string): void {
    for (const { invoice, drawn: one, issued_on } of owing) {
      const [ocr, day] = [invoice.ocr ?? '', addDays(issued_on, one.pays_after)];
      const isDue = (on: string) => on >= from && on <= to && openOf(ocr) > 0;
      const pay = (on: string, amount_ore: number) =>
        bank.receive({ day: on, amount_ore, ocr, text: `Faktura ${invoice.number}` });
      const second = addDays(day, 12);
      if (one.habit === 'halves' && isDue(second)) pay(second, openOf(ocr));
      if (!isDue(day) || one.habit === 'never') continue;
      const open = openOf(ocr);
      const amounts = {
        whole: open,
        halves: Math.floor(open / 2),
        too_much: open + 10_000,
        no_ore: open - (open % 100 || 40),
      };
      pay(day, amounts[one.habit]);
      if (one.habit === 'no_ore') papers.rounded.push({ ocr, day, left_ore: open - amounts.no_ore });
    }
  }

  async function decideEntries(by: Person): Promise<void> {
    const all = async (standing: 'waiting' | 'out') => {
      const { items, total } = await by.api.ok('GET /admin/bank/entries', { query: { standing } });
      return { items, total };
    };
    for (let { items } = await all('waiting'); items.length > 0; { items } = await all('waiting')) {
      for (const { id, amount_ore, ocr } of items) {
        const one = owing.find(({ invoice }) => invoice.ocr === ocr);
        if (!one?.invoice.number) throw new Error('A payment of no invoice');
        const rounds = one.drawn.habit === 'no_ore';
        const body = { parts: [{ number: one.invoice.number, amount_ore }], rounds };
        await by.api.ok('POST /admin/bank/entries/:id/settle', { params: { id }, body });
      }
    }
    for (const { id, text, actions } of (await all('out')).items)
      if (text === 'Kontoavgift' && actions.includes('book'))
        await by.api.ok('POST /admin/bank/entries/:id/book', { params: { id }, body: { booked_as: 'bank_fee' } });
  }

  async function giveUp(by: Person): Promise<void> {
    for (const { invoice, drawn: one, issued_on } of owing) {
      const ocr = invoice.ocr ?? '';
      const isWhole = openOf(ocr) === invoice.total_ore;
      if (one.habit !== 'never' || !isWhole || daysBetween(issued_on, today()) < LOST_AFTER) continue;
      await by.api.ok('POST /admin/invoices/:id/write-off', {
        params: { id: invoice.id },
        body: { reason: 'Konkurs.' },
      });
      papers.lowered.push({
        ocr,
        day: today(),
        total_ore: invoice.total_ore,
        vat: invoice.vat,
        country: invoice.buyer.country,
      });
    }
  }

  return { invoiceWork, customersPay, decideEntries, giveUp };
}
