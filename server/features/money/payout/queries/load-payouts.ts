import { sql } from 'kysely';
import { readPriced } from '#contract/money/charge.ts';
import type { Priced } from '#domain/deal/price/charged-price.ts';
import type { PriceLine } from '#domain/deal/price/lines.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { ChargeKind } from '#domain/money/charge/charge.workflow.ts';
import type { PayoutFacts } from '#domain/money/facts.ts';
import type { PayoutStatus, PayoutSubject } from '#domain/money/payout/payout.workflow.ts';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';
import type { AccountDoubt } from '#domain/people/payment/account-doubts.ts';
import type { AccountKind } from '#domain/people/payment/bank-account.ts';
import { awaitsLook } from '#domain/people/work-right/work-right.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { actedFor } from '#server/events/acted-for.ts';
import { type PayoutActor, visiblePayouts } from '#server/features/money/payout/policy.ts';
import { DOUBTS } from '#server/features/people/payment/queries/payment-details.ts';
import { legalName } from '#server/names/names.ts';

/** The talent's part of the computed price; `lines` add up to the net. */
interface SettledPrice {
  readonly lines: readonly PriceLine[];
  readonly earned_ore: Ore;
  readonly net_per_hour_ore: Ore | null;
  readonly vat: readonly { readonly points: number; readonly base_ore: Ore; readonly vat_ore: Ore }[];
  readonly base_ore: Ore | null;
  readonly holiday_ore: Ore | null;
}

/** Results of computing the amount; each is null before the computation. */
interface Settled {
  readonly way: PayoutWay | null;
  readonly tax_form: TaxForm | null;
  readonly price: SettledPrice | null;
  readonly gross_ore: Ore | null;
  readonly tax_ore: Ore | null;
  readonly contributions_ore: Ore | null;
  readonly vat_ore: Ore | null;
  readonly net_ore: Ore | null;
  readonly number: string | null;
  readonly prepared_on: string | null;
}

/** A payout with its charge, and the facts that its guards, events and documents need. */
export interface LoadedPayout extends PayoutSubject, PayoutFacts, Settled {
  readonly id: string;
  readonly charge_id: string;
  readonly kind: ChargeKind;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly talent_id: string;
  /** ISO day: the last day of the work, or the day on which the extension was agreed. */
  readonly happened_on: string;
  readonly sent_date: string;
  readonly priced: Priced;
  readonly reason: string | null;
  readonly objection: string | null;
  readonly document_id: string | null;
  readonly approved_by_name: string | null;
  readonly batch_id: string | null;
  readonly batch_number: number | null;
  readonly sent_on: string | null;
  /** True if the books have the present sending: from its execution day on. */
  readonly sending_is_posted: boolean;
  /** The parts of the talent's present account that may be shown; null without an account. */
  readonly account_bank: string | null;
  readonly account_ends_with: string | null;
  /** The reference that the umbrella company's invoice asks for; null without such an invoice. */
  readonly supplier_reference: string | null;
  /** The name in the payment file: the umbrella company's, if the payout pays its invoice, or the talent's. */
  readonly payee_name: string;
  /** The talent's legal name, for the talent's own paper. */
  readonly legal_name: string;
  readonly account_kind: AccountKind | null;
  readonly account_doubts: readonly AccountDoubt[];
  readonly municipality_id: string | null;
  /** True if a wage to the talent has to wait until the right to work is looked at. */
  readonly lacks_work_right: boolean;
  /** The sides (talent, company) for which administrators have acted in the assignment. */
  readonly acted_for: readonly ('company' | 'talent')[];
}

type Row = Omit<LoadedPayout, 'priced' | 'lacks_work_right' | 'awaits_work_right'> & {
  readonly priced: unknown;
  readonly has_been_paid: boolean;
  /** The latest look at the right to work; null before the first. */
  readonly work_right: { readonly valid_until: string | null } | null;
};

/** Statuses in which a wage waits for a look at the right to work. */
const UNLOOKED: readonly PayoutStatus[] = ['prepared', 'failed'];

function read({ priced, has_been_paid, work_right, ...row }: Row): LoadedPayout {
  const lacks_work_right = awaitsLook(work_right, has_been_paid, row.due_on);
  const awaits_work_right = lacks_work_right && row.way === 'wage' && UNLOOKED.includes(row.status);
  return { ...row, priced: readPriced(priced), lacks_work_right, awaits_work_right };
}

/** True on `o` (payouts) if the talent has not changed the account from which the bank returned a payout. */
export const AWAITS_ACCOUNT = sql<boolean>`exists (select from payouts f
  join talent_payment_details d on d.talent_id = f.talent_id
  where f.talent_id = o.talent_id and f.sent_back_account_hash = coalesce(d.account_hash, f.sent_back_account_hash))`;

/** True on `o` (payouts) if a wage from us was sent to the talent. As 'exists', PostgreSQL would read all wages. */
const HAS_BEEN_PAID = sql<boolean>`((select w.id from payouts w
  where w.talent_id = o.talent_id and w.way = 'wage' and w.sent_on is not null limit 1) is not null)`;

/**
 * `awaitsLook` on `o` (payouts): true if a wage that can be approved waits for a look at the talent's right to work.
 */
export const AWAITS_WORK_RIGHT = sql<boolean>`(o.status in ('prepared', 'failed') and o.way = 'wage' and coalesce(
  (select r.valid_until is not null and r.valid_until < o.due_on from work_rights r where r.talent_id = o.talent_id
    order by r.number desc limit 1),
  not ${HAS_BEEN_PAID}))`;

/**
 * Payouts by a condition on `o` (payouts) that the actor may see, by default in an order that is the same for all
 * transactions that lock them.
 */
export async function loadPayouts(
  db: Db,
  actor: PayoutActor,
  where: ReturnType<typeof sql>,
  order = sql`o.talent_id, o.id`,
): Promise<LoadedPayout[]> {
  const { rows } = await sql<Row>`
    select o.id, o.charge_id, o.candidate_id, o.talent_id, o.status, o.stopped_by, o.reason, o.objection, o.due_on, o.way,
      o.tax_form, o.price, o.gross_ore, o.tax_ore, o.contributions_ore, o.vat_ore, o.net_ore, o.amount_ore, o.number,
      o.object_by, o.document_id, o.approved_by, o.approved_by_name, o.batch_id, o.sent_on, o.sending_is_posted,
      (o.prepared_date at time zone 'Europe/Stockholm')::date as prepared_on, b.number as batch_number,
      o.approved_account, d.account_version, d.account_since, d.account_bank, d.account_ends_with,
      s.id is not null as has_supplier_invoice, coalesce(nullif(s.reference, ''), s.number) as supplier_reference,
      ${legalName('t')} as legal_name, coalesce(s.supplier_name, ${legalName('t')}) as payee_name,
      d.account_kind, ${DOUBTS} as account_doubts, t.municipality_id,
      ${actedFor(sql`= o.candidate_id`)} as acted_for, ${AWAITS_ACCOUNT} as awaits_account,
      ${HAS_BEEN_PAID} as has_been_paid,
      (select jsonb_build_object('valid_until', r.valid_until) from work_rights r where r.talent_id = o.talent_id
        order by r.number desc limit 1) as work_right,
      g.kind, g.project_id, g.project_title, g.role_title, g.happened_on, g.sent_date, g.priced, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name
    from payouts o join charges g on g.id = o.charge_id join companies c on c.id = g.company_id
      join talents t on t.id = o.talent_id left join payout_batches b on b.id = o.batch_id
      left join talent_payment_details d on d.talent_id = o.talent_id
      left join supplier_invoices s on s.payout_id = o.id
    where ${where} and ${visiblePayouts(actor)} order by ${order}`.execute(db);
  return rows.map(read);
}

/** Number of payouts by a condition on `o` (payouts) that the actor may see. */
export async function countPayouts(db: Db, actor: PayoutActor, where: ReturnType<typeof sql>): Promise<number> {
  return countRows(db, sql`payouts o where ${where} and ${visiblePayouts(actor)}`);
}

/** Locks payouts that the actor may see and reads them: the second of two callers reads the first one's result. */
export async function holdPayouts(
  trx: Trx,
  actor: PayoutActor,
  where: ReturnType<typeof sql>,
): Promise<LoadedPayout[]> {
  await sql`select from payouts o where ${where} and ${visiblePayouts(actor)} order by o.talent_id, o.id for no key update`.execute(
    trx,
  );
  return loadPayouts(trx, actor, where);
}
