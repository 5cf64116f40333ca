/** Prints the self-billing invoices and payslips of payouts whose amount is computed. */
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDocument } from '#server/documents/documents.ts';
import { type LoadedPayout, loadPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { paperOf } from '#server/features/money/payout/queries/paper-of.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import type { Backlog } from '#server/jobs/leases.ts';
import type { Work } from '#server/jobs/work.ts';
import type { Services } from '#server/services.ts';
import { invoiceBasis, payslip, selfBill } from '#texts/money/payout-paper.ts';
import { announcePayouts } from './move-payouts.ts';

type Parts = Pick<Services, 'env' | 'db' | 'files' | 'printer' | 'clock' | 'log'>;

/** Payouts with a computed amount and without a document. */
export const PAYOUTS: Backlog = {
  table: 'payouts',
  key: 'id',
  free_from: 'free_from',
  waits: sql`prepared_date is not null and document_id is null`,
  order: sql`id`,
  since: sql`prepared_date`,
  lease_seconds: 120,
};

/** The VAT number in plain, for the one paper that the law requires it on; the reading is logged. */
async function plainNumber({ db, env }: Parts, { talent_id, number }: LoadedPayout, moment: Moment) {
  const reading = { talent_id, reader_account_id: SYSTEM.account_id, reason: `Momsnumret på självfakturan ${number}` };
  const plain = await inTransaction(db, (trx) => readInPlain(trx, env, reading, moment));
  return plain?.vat_number ?? null;
}

const PAPERS = {
  invoice: ['self_bill', selfBill],
  wage: ['payslip', payslip],
  umbrella: ['invoice_basis', invoiceBasis],
} as const;

async function printPayout(parts: Parts, payout: LoadedPayout, moment: Moment) {
  const { db } = parts;
  const platform = await findPlatform(db, payout.prepared_on ?? moment.today);
  // No administrator has written Medverka's company details yet; the payout is tried again.
  if (!platform) return refuse('platform_missing');
  const paper = await paperOf(db, payout);
  const [kind, write] = PAPERS[paper.way];
  const snapshot = write(paper, platform);
  const hasNumber = paper.way === 'invoice' && paper.vat.length > 0;
  const vat_number = hasNumber ? await plainNumber(parts, payout, moment) : null;
  const document = await makeDocument(parts, {
    kind,
    noun: 'payout',
    subject_id: payout.id,
    snapshot,
    drawn: vat_number === null ? undefined : write({ ...paper, seller: { ...paper.seller, vat_number } }, platform),
    moment,
    name: `${snapshot.title} ${paper.number}.pdf`,
    check: async () => undefined,
  });
  if (isRefusal(document)) return document;
  return inTransaction(db, async (trx) => {
    await sql`
      update payouts set document_id = ${document.id}
      where id = ${payout.id} and document_id is null`.execute(trx);
    announcePayouts(trx, [payout]);
    return true as const;
  });
}

async function printOne(parts: Parts, id: string) {
  const [payout] = await loadPayouts(parts.db, SYSTEM, sql`o.id = ${id}`);
  if (!payout) throw new Error('A payout to print is gone');
  const done = await printPayout(parts, payout, momentOf(parts.clock()));
  if (isRefusal(done)) parts.log.error({ payout_id: id, refused: done.refused }, 'a payout could not be printed');
  return done;
}

/** The work of printing the missing documents of payouts. */
export const payoutPrinting = (parts: Parts): Work => ({
  backlog: () => PAYOUTS,
  run: ({ id }) => printOne(parts, id),
  onFailure: (err, { id }) => parts.log.error({ err, payout_id: id }, 'a payout could not be printed'),
});
