import { sql } from 'kysely';
import type { PricedPerson, TaxForm } from '#domain/deal/price/person.ts';
import type { WageTaxKind } from '#domain/deal/price/wage-tax.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { isInsuredAbroadOn, type TaxPaper, taxDecisionOn } from '#domain/people/tax-paper/tax-paper.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Db } from '#server/db/transaction.ts';
import { CHARGES_VAT } from './payment-details.ts';

interface Row {
  readonly id: string;
  readonly birth_date: string | null;
  readonly tax_form: TaxForm | null;
  readonly charges_vat: boolean;
  readonly invokes_f_tax: boolean | null;
  readonly paid_ore: Ore;
  readonly withheld_ore: Ore;
  readonly papers: readonly TaxPaper[];
}

/** The facts about a payee that the price depends on. */
export interface Payee {
  readonly person: PricedPerson;
  /** True if the talent has given no tax form: form A, with the most tax, is then assumed. */
  readonly is_tax_form_assumed: boolean;
}

/**
 * The day of payment of a payout `o` whose amount is computed: the day of sending; before it is sent, the due day or
 * the day of the computation, whichever is later (`taxedOn`).
 */
export const PAID_ON = sql`coalesce(o.sent_on, greatest(o.due_on, (o.prepared_date at time zone 'Europe/Stockholm')::date))`;

/** The kind of tax of a wage `o` (payouts); earlier releases stored only the form of tax. */
export const TAX_BOX = sql<WageTaxKind>`coalesce(o.tax_box, case when o.tax_form = 'A_SINK' then 'a_sink' else 'preliminary' end)`;

/**
 * The tax facts of talents for a payment on an ISO day, keyed by talent id; without talents who have no birth date. The
 * price before the yes and the payout use the same facts, so that they agree. The other pay of the month counts as soon
 * as its amount is computed.
 * @param about.candidate_id the engagement, for which F-tax may be invoked; null before a talent is asked
 * @param about.is_forecast true for the price of the whole engagement, beside which its own payouts do not count
 */
export async function findPayees(
  db: Db,
  talent_ids: readonly string[],
  paid_on: string,
  { candidate_id, is_forecast }: { readonly candidate_id: string | null; readonly is_forecast: boolean },
): Promise<Map<string, Payee>> {
  const others = is_forecast && candidate_id !== null ? sql`o.candidate_id <> ${candidate_id}` : sql`true`;
  const { rows } = await sql<Row>`
    select t.id, t.birth_date, d.tax_form, ${CHARGES_VAT} as charges_vat, month.paid_ore, month.withheld_ore,
      (select f.invokes from f_tax_invocations f where f.candidate_id = ${candidate_id} and f.talent_id = t.id
        order by f.id desc limit 1) as invokes_f_tax,
      coalesce((select json_agg(json_build_object('kind', p.kind, 'decided_on', p.decided_on, 'valid_from', p.valid_from,
          'valid_to', p.valid_to, 'points', p.points, 'month_ore', p.month_ore) order by p.created_date desc, p.id)
        from tax_papers p where p.talent_id = t.id and p.status = 'accepted'
          and ${paid_on}::date between p.valid_from and p.valid_to), '[]') as papers
    from talents t left join talent_payment_details d on d.talent_id = t.id
      cross join lateral (
        select coalesce(sum(o.gross_ore), 0)::bigint as paid_ore,
          coalesce(sum(o.tax_ore) filter (where ${TAX_BOX} = 'preliminary'), 0)::bigint as withheld_ore
        from payouts o where o.talent_id = t.id and o.prepared_date is not null and ${others}
          and date_trunc('month', ${PAID_ON}) = date_trunc('month', ${paid_on}::date)) month
    where ${isAmong(sql.ref('t.id'), talent_ids)}`.execute(db);
  return new Map(
    rows.flatMap((row): [string, Payee][] => {
      const { id, birth_date, charges_vat, paid_ore, withheld_ore, papers } = row;
      if (!birth_date) return [];
      const tax_form = row.tax_form ?? 'A';
      const person = {
        tax_form,
        invokes_f_tax: tax_form === 'FA' && row.invokes_f_tax === true,
        charges_vat,
        birth_date,
        is_insured_abroad: isInsuredAbroadOn(papers, paid_on),
        tax_decision: taxDecisionOn(papers, tax_form, paid_on, withheld_ore),
        paid_this_month_ore: paid_ore,
      };
      return [[id, { person, is_tax_form_assumed: row.tax_form === null }]];
    }),
  );
}
