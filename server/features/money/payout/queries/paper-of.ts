import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import { PAID_ON } from '#server/features/people/payment/queries/payees.ts';
import type { PaperPayout, Seller } from '#texts/money/payout-paper.ts';
import type { LoadedPayout } from './load-payouts.ts';

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
async function findFacts(db: Db, { id, talent_id, candidate_id, tax_form, way }: LoadedPayout): Promise<Facts> {
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

/** The data of a computed payout on its document; the seller's numbers are masked. */
export async function paperOf(db: Db, payout: LoadedPayout): Promise<PaperPayout> {
  const { number, way, tax_form, price, tax_ore, contributions_ore, amount_ore, prepared_on } = payout;
  if (!number || !way || !tax_form || !price || !prepared_on) throw new Error('A payout to print is not settled');
  if (tax_ore === null || contributions_ore === null || amount_ore === null) throw new Error('It has no figures');
  const {
    identity_number_masked,
    gross_ore,
    tax_ore: year_tax_ore,
    f_tax_invoked_on,
    ...seller
  } = await findFacts(db, payout);
  return {
    ...payout,
    ...price,
    talent_name: payout.legal_name,
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
