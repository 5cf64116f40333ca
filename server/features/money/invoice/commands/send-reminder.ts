import { add, NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { interestOf } from '#domain/money/invoice/late-interest.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { issuedOf } from '#server/features/money/invoice/queries/issued.ts';
import { nextReminder } from '#server/features/money/invoice/queries/next-reminder.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { reminderBill } from '#texts/money/invoice/bill-words.ts';
import { holdInvoice, moveInvoice } from './move-invoice.ts';
import { voucherText, writePaper } from './write-paper.ts';

/**
 * Reminds a company of a late invoice, with the fee for reminders and the interest that no earlier reminder has
 * charged.
 */
export async function sendReminder(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  const moved = await moveInvoice(trx, invoice, { command: 'remind', actor, moment, words: {} });
  if (isRefusal(moved)) return moved;
  const issued = issuedOf(invoice);
  const { fee_ore, interest } = await nextReminder(trx, { id, ...issued }, moment);
  const interest_ore = interestOf(interest);
  const { id: cause_id } = await trx
    .insertInto('invoice_reminders')
    .values({
      invoice_id: id,
      reminded_on: moment.today,
      fee_ore,
      interest_ore,
      interest: JSON.stringify(interest),
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The reminder names Medverka's present account, because the account on the invoice may have been closed since.
  const seller = (await findPlatform(trx, moment.today)) ?? issued.content.seller;
  const { open_ore, project_id } = invoice;
  const total_ore = add(open_ore, fee_ore, interest_ore);
  const words = reminderBill(
    { ...issued, content: { ...issued.content, seller } },
    { reminded_on: moment.today, open_ore, fee_ore, interest, total_ore },
  );
  await writePaper(trx, { id: cause_id, invoice_id: id, kind: 'reminder', words }, moment);
  const about = { cause_id, subject_id: id, project_id, happened_on: moment.today };
  const text = (what: string) => voucherText(what, issued.number, invoice);
  if (fee_ore > NO_ORE) {
    const told = { text: text('Påminnelseavgift, faktura'), amount_ore: fee_ore };
    await postEvent(trx, { type: 'late_fee_charged', ...about, ...told }, moment);
  }
  if (interest_ore > NO_ORE) {
    const told = { text: text('Dröjsmålsränta, faktura'), amount_ore: interest_ore };
    await postEvent(trx, { type: 'late_interest_charged', ...about, ...told }, moment);
  }
  return true as const;
}
