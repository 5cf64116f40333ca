/** Prints the self-billing invoices and payslips of payouts whose amount is computed. */
import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDocument } from '#server/documents/documents.ts';
import { type LoadedPayout, loadPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { PAID_ON } from '#server/features/people/payment/queries/payees.ts';
import type { Backlog } from '#server/jobs/leases.ts';
import type { Work } from '#server/jobs/work.ts';
import type { Services } from '#server/services.ts';
import { invoiceBasis, type PaperPayout, payslip, type Seller, selfBill } from '#texts/money/payout-paper.ts';
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

interface Facts extends Seller {
  readonly identity_number_masked: string;
  readonly f_tax_invoked_on: string | null;
  readonly gross_ore: Ore;
  readonly tax_ore: Ore;
}

/**
 * The seller's masked numbers and address, the day on which F-tax was invoked for the engagement, and the talent's
 * wages and tax in the year of the payment, up to and including this payout.
 */
async function findFacts({ db }: Parts, { id, talent_id, candidate_id, tax_form, way }: LoadedPayout): Promise<Facts> {
  const isInvoked = tax_form === 'FA' && way === 'invoice';
  const { rows } = await sql<Facts>`
    select coalesce(d.identity_number_masked, '') as identity_number_masked, d.vat_number_masked as vat_number,
      coalesce(d.charges_vat, false) as is_vat_registered, d.address_line, d.postcode, d.city, d.country, w.*,
      (select (f.created_date at time zone 'Europe/Stockholm')::date from f_tax_invocations f
        where ${isInvoked} and f.candidate_id = ${candidate_id} order by f.id desc limit 1) as f_tax_invoked_on
    from (select coalesce(sum(o.gross_ore), 0)::bigint as gross_ore, coalesce(sum(o.tax_ore), 0)::bigint as tax_ore
      from payouts o, (select o.prepared_date, ${PAID_ON} as paid_on from payouts o where o.id = ${id}) this
      where o.talent_id = ${talent_id} and o.way = 'wage' and o.prepared_date <= this.prepared_date
        and extract(year from ${PAID_ON}) = extract(year from this.paid_on)) w
      left join talent_payment_details d on d.talent_id = ${talent_id}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A payout to print is gone');
  return facts;
}

/** The VAT number in plain, for the one paper that the law requires it on; the reading is logged. */
async function plainNumber({ db, env }: Parts, { talent_id, number }: LoadedPayout, moment: Moment) {
  const reading = { talent_id, reader_account_id: SYSTEM.account_id, reason: `Momsnumret på självfakturan ${number}` };
  const plain = await inTransaction(db, (trx) => readInPlain(trx, env, reading, moment));
  return plain?.vat_number ?? null;
}

async function paperOf(parts: Parts, payout: LoadedPayout): Promise<PaperPayout> {
  const { number, way, tax_form, price, tax_ore, contributions_ore, amount_ore, prepared_on } = payout;
  if (!number || !way || !tax_form || !price || !prepared_on) throw new Error('A payout to print is not settled');
  if (tax_ore === null || contributions_ore === null || amount_ore === null) throw new Error('It has no figures');
  const {
    identity_number_masked,
    gross_ore,
    tax_ore: year_tax_ore,
    f_tax_invoked_on,
    ...seller
  } = await findFacts(parts, payout);
  return {
    ...payout,
    ...price,
    number,
    way,
    tax_form,
    tax_ore,
    contributions_ore,
    amount_ore,
    identity_number_masked,
    seller,
    written_on: prepared_on,
    f_tax_invoked_on,
    year: { gross_ore, tax_ore: year_tax_ore },
  };
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
  const paper = await paperOf(parts, payout);
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
