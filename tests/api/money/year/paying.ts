/** Payouts to talents, and those that the bank returns. */
import { addDays } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { supplierInvoice } from '#tests/factories/payouts.ts';
import { type Person, signedInAnew } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Bank } from './bank-double.ts';
import type { Papers } from './papers.ts';
import { type Booked, renewed, todayOf } from './world.ts';

export function createPaying(server: TestServer, papers: Papers, bank: Bank) {
  /** Payouts by id that are approved and wait for a file. */
  let approved: string[] = [];
  const unapproved = new Map<string, Booked>();
  const returned = new Set<string>();
  const byNumber = new Map<string, { readonly id: string; readonly job: Booked }>();
  const today = () => todayOf(server);

  /** The papers of a payout: a payslip, a self-billing invoice, or the invoice of an umbrella company. */
  async function keepPaper(by: Person, job: Booked): Promise<void> {
    const talent = await renewed(server, job.talent);
    const { items } = await talent.api.ok('GET /assignments/:id/payouts', { params: { id: job.worker.candidate_id } });
    const [payout] = items;
    if (!payout?.number) throw new Error('A payout is not prepared');
    const { id, number, price, way } = payout;
    unapproved.set(id, job);
    if (way === 'wage') {
      const tax_ore = -price.lines
        .filter(({ code }) => code === 'tax')
        .reduce((total, line) => total + line.amount_ore, 0);
      const born = Number(job.payee.birth_date.slice(0, 4));
      papers.payslips.set(number, {
        number,
        talent_id: talent.talent_id,
        born,
        is_insured_abroad: job.payee.paper === 'a1',
        gross_ore: price.gross_ore ?? 0,
        tax_ore,
      });
      byNumber.set(number, { id, job });
      return;
    }
    const total_ore = price.paid_out_ore;
    const text = way === 'invoice' ? number : number.replace('FU', 'E');
    if (way === 'umbrella') {
      const body = supplierInvoice({ number: text, issued_on: today(), total_ore, reference: text });
      await by.api.ok('POST /admin/payouts/:id/supplier-invoice', { params: { id }, body });
    }
    const vat_ore = way === 'invoice' ? total_ore - price.net_ore : total_ore / 5;
    papers.bought.set(text, { number: text, day: today(), total_ore, vat_ore });
    byNumber.set(text, { id, job });
  }

  /** Sends what is approved to the bank, and approves what is new. */
  async function payOut(by: Person, sender: Person): Promise<void> {
    const execution_on = addWorkingDays(addDays(today(), -1), 1);
    if (approved.length > 0) {
      const { id } = await sender.api.ok('POST /admin/batches', { body: { ids: approved, execution_on } });
      const { text } = await sender.api.ok('POST /admin/batches/:id/export', { params: { id } });
      await sender.api.ok('POST /admin/batches/:id/confirm', { params: { id } });
      bank.execute(text, (number) => {
        const payout = byNumber.get(number);
        if (!payout?.job.drawn.is_returned || returned.has(payout.id)) return false;
        returned.add(payout.id);
        return true;
      });
    }
    approved = [...unapproved.keys()];
    unapproved.clear();
    if (approved.length > 0) await by.api.ok('POST /admin/payouts/approve', { body: { ids: approved } });
  }

  let accounts = 100_000_000;
  /** The talent tells another account, so that payouts to the old one need a new approval. */
  async function changesAccount({ talent, payee: { tax_form } }: Booked): Promise<void> {
    accounts += 1;
    const account = { kind: 'bank' as const, clearing: '6000', number: String(accounts) };
    const body = { tax_form, charges_vat: tax_form === 'F', identity_number: '', account };
    await (await signedInAnew(server, talent)).ok('PUT /talent/payment-details', { body });
    for (const { id, job } of byNumber.values()) {
      if (job.talent !== talent || !approved.includes(id)) continue;
      approved = approved.filter((one) => one !== id);
      unapproved.set(id, job);
    }
  }

  /** Talents whose money came back tell another account, and the payouts are approved again. */
  async function meetReturns(): Promise<void> {
    for (const { id, job } of byNumber.values()) {
      if (!returned.has(id)) continue;
      const { items } = await (await signedInAnew(server, job.talent)).ok('GET /assignments/:id/payouts', {
        params: { id: job.worker.candidate_id },
      });
      if (items[0]?.status !== 'failed' || approved.includes(id) || unapproved.has(id)) continue;
      if (items[0].awaits_account) await changesAccount(job);
      unapproved.set(id, job);
    }
  }

  return { keepPaper, payOut, meetReturns };
}
