import { sql } from 'kysely';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import { creditInvoice } from '#server/features/money/invoice/commands/credit-invoice.ts';
import { draftInvoice } from '#server/features/money/invoice/commands/draft-invoice.ts';
import { issueInvoice } from '#server/features/money/invoice/commands/issue-invoice.ts';
import { moveOnly } from '#server/features/money/invoice/commands/move-invoice.ts';
import { paperPrinting } from '#server/features/money/invoice/commands/print-papers.ts';
import { sendReminder } from '#server/features/money/invoice/commands/send-reminder.ts';
import { type LoadedInvoice, loadInvoices } from '#server/features/money/invoice/queries/load-invoices.ts';
import { workOff } from '#server/jobs/lane.ts';
import { takeDeposits } from './bank-file.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

async function invoiceOf({ services }: Stage, { id, story }: ToldProject): Promise<LoadedInvoice> {
  const [invoice] = await loadInvoices(services.db, sql`i.project_id = ${id} and i.status <> 'discarded'`);
  if (!invoice) throw new Error(`${story.title} has no invoice`);
  return invoice;
}

/** Prints all papers that wait for printing, dated with the moment. */
async function print({ services }: Stage, moment: Moment): Promise<void> {
  await workOff(services.db, paperPrinting({ ...services, clock: () => new Date(moment.now) }));
}

async function issue(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { admin } = stage;
  const { title } = told.story;
  const id = told.story.invoiced?.is_part
    ? await run(stage, `${title}: draft`, (trx) => draftInvoice(trx, admin, told.id, moment))
    : (await invoiceOf(stage, told)).id;
  const values = { reference: 'Produktionsledaren', order_reference: '' };
  await run(stage, `${title}: check`, (trx) => moveOnly(trx, id, { command: 'check', actor: admin, moment, values }));
  await run(stage, `${title}: issue`, (trx) => issueInvoice(trx, admin, id, moment));
  await print(stage, moment);
}

/** The company's payment arrives in the bank's file and matches its invoice by OCR. */
async function pay(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { open_ore: amount_ore, number, company_name } = await invoiceOf(stage, told);
  await takeDeposits(stage, [{ amount_ore, from: company_name, ocr: ocrOf(number ?? '') }], moment);
}

/**
 * The bank reports a part of the reminded sum, with a text instead of an OCR number: an administrator has to choose the
 * invoice.
 */
async function payPart(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { number, company_name } = await invoiceOf(stage, told);
  const deposits = [
    { amount_ore: kronor(5_000), from: company_name, text: `Del av faktura ${number}` },
    { amount_ore: kronor(1_250), from: 'Lindqvist Måleri', text: 'Hyra ateljé' },
  ];
  await takeDeposits(stage, deposits, moment);
}

async function remind(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { id } = await invoiceOf(stage, told);
  await run(stage, `${told.story.title}: remind`, (trx) => sendReminder(trx, stage.admin, id, moment));
  await print(stage, moment);
}

/** A credit note, with its own number, for a part of the first line. */
async function credit(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { credited } = told.story.invoiced ?? {};
  if (!credited) return;
  const { id } = await invoiceOf(stage, told);
  const lines = [{ part: 0, line: 0, amount_ore: kronor(credited.kr) }];
  await run(stage, `${told.story.title}: credit`, (trx) =>
    creditInvoice(trx, stage.admin, { id, lines, reason: credited.reason, is_anew: false }, moment),
  );
  await print(stage, moment);
}

/** Writes a project's invoice into the timeline, with its credit note, its reminder and the payment. */
export function tellInvoices(stage: Stage, told: ToldProject): void {
  const { timeline } = stage;
  const { invoiced } = told.story;
  if (!invoiced) return;
  timeline.add(invoiced.on, 14, (moment) => issue(stage, told, moment));
  if (invoiced.credited) timeline.add(invoiced.credited.on, 11, (moment) => credit(stage, told, moment));
  if (invoiced.paid !== undefined) timeline.add(invoiced.paid, 9, (moment) => pay(stage, told, moment));
  if (invoiced.reminded !== undefined) {
    timeline.add(invoiced.reminded, 10, (moment) => remind(stage, told, moment));
    // A reminded company pays all, or only a part.
    if (invoiced.paid === undefined) {
      timeline.add(invoiced.reminded + 1, 9, (moment) => payPart(stage, told, moment));
    }
  }
}
