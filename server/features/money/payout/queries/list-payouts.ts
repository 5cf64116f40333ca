import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminPayout, TalentPayout } from '#contract/money/payout.ts';
import { daysOfYear, yearOf } from '#domain/kernel/time/calendar.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { figuresOf, taxedOn } from '#domain/money/payout/figures.ts';
import { awaitsInvoice, isOfApprovedAccount, payoutWorkflow } from '#domain/money/payout/payout.workflow.ts';
import {
  type AdminPayoutGroup,
  OPEN_PAYOUT_GROUPS,
  type OpenPayoutGroup,
  type OwnPayoutGroup,
} from '#domain/money/payout/payout-groups.ts';
import { AWAITING, riskOf } from '#domain/money/payout/payout-risk.ts';
import type { Bank } from '#domain/money/platform/bank-profiles.ts';
import { paidFrom } from '#domain/people/payment/new-account.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import { lengthOf } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findBankFiles } from '#server/features/money/platform/queries/find-bank-files.ts';
import { findPayee } from './find-payee.ts';
import { AWAITS_ACCOUNT, AWAITS_WORK_RIGHT, countPayouts, type LoadedPayout, loadPayouts } from './load-payouts.ts';
import { doubtsOf } from './payout-doubts.ts';
import { loadPayoutRates } from './payout-rates.ts';

function present(payout: LoadedPayout, actor: TalentActor | AdminActor, moment: Moment) {
  const {
    id,
    candidate_id: assignment_id,
    kind,
    project_title,
    company_name,
    role_title,
    happened_on,
    due_on,
  } = payout;
  const { status, stopped_by, number, way, object_by, sent_on } = payout;
  return {
    id,
    assignment_id,
    kind,
    project_title,
    company_name,
    role_title,
    happened_on,
    due_on,
    status,
    stopped_by,
    number,
    way,
    object_by,
    sent_on,
    awaits_account: payout.awaits_account && AWAITING.includes(status),
    awaits_invoice: awaitsInvoice(payout),
    awaits_work_right: payout.awaits_work_right,
    reason: stopped_by === 'admin' || status === 'failed' ? payout.reason : null,
    objection: stopped_by === 'talent' ? payout.objection : null,
    has_document: payout.document_id !== null,
    actions: commandsNow(payoutWorkflow, payout, actor, moment),
  };
}

/**
 * The price of a payout as stored; for a payout without a stored price, the price by today's tax form and the rates of
 * the day by which the payout is taxed.
 */
async function priceOf(db: Db, payout: LoadedPayout, { today }: Moment): Promise<TalentPayout['price']> {
  const { due_on, sent_date, priced, price, tax_form } = payout;
  if (price && tax_form && payout.net_ore !== null && payout.amount_ore !== null) {
    const { lines, earned_ore, net_per_hour_ore, base_ore, holiday_ore } = price;
    const { gross_ore, net_ore, amount_ore: paid_out_ore } = payout;
    const sums = { earned_ore, gross_ore, base_ore, holiday_ore, net_ore, paid_out_ore, net_per_hour_ore };
    const invokes_f_tax = tax_form === 'FA' && payout.way === 'invoice';
    return { tax_form, is_tax_form_assumed: false, invokes_f_tax, ...sums, paid_by: due_on, lines: [...lines] };
  }
  const taxed_on = taxedOn(due_on, today);
  const [payee, rates] = await Promise.all([findPayee(db, payout, taxed_on), loadPayoutRates(db, taxed_on, sent_date)]);
  if (!payee) throw new Error('Nothing is known to work out a payout with');
  const { talent, gross_ore } = figuresOf({ ...priced, taxed_on }, payee.person, rates);
  const { lines, earned_ore, net_ore, paid_out_ore, net_per_hour_ore, wage } = talent;
  const { is_tax_form_assumed } = payee;
  const [base_ore, holiday_ore] = [wage?.base_ore ?? null, wage?.holiday_ore ?? null];
  const sums = { earned_ore, gross_ore, base_ore, holiday_ore, net_ore, paid_out_ore, net_per_hour_ore };
  const { tax_form: taxed_as, invokes_f_tax } = payee.person;
  return { tax_form: taxed_as, is_tax_form_assumed, invokes_f_tax, ...sums, paid_by: due_on, lines: [...lines] };
}

async function forTalent(db: Db, payout: LoadedPayout, actor: TalentActor, moment: Moment): Promise<TalentPayout> {
  const is_forecast = payout.status === 'planned';
  return { ...present(payout, actor, moment), is_forecast, price: await priceOf(db, payout, moment) };
}

function forAdmin(payout: LoadedPayout, actor: AdminActor, moment: Moment, bank: Bank | null): AdminPayout {
  const { project_id, talent_name, amount_ore, approved_by_name: approved_by, batch_number } = payout;
  return {
    ...present(payout, actor, moment),
    project_id,
    talent_name,
    amount_ore,
    approved_by,
    batch_number,
    risk: riskOf(payout, moment.today),
    acted_for: [...payout.acted_for],
    is_account_changed: payout.status === 'approved' && !isOfApprovedAccount(payout),
    new_account: newAccountOf(payout, moment),
    ...doubtsOf(payout, bank),
  };
}

/**
 * The talent's new account, if payments to it have to wait; null otherwise. Finance asks the talent by other means than
 * the site before confirming it.
 */
function newAccountOf(payout: LoadedPayout, { now }: Moment): AdminPayout['new_account'] {
  const { account_version: version, account_ends_with: ends_with, account_bank: bank, account_since } = payout;
  const paid_from = paidFrom(account_since);
  if (version === null || ends_with === null || paid_from === null || paid_from <= now) return null;
  return { version, bank, ends_with, paid_from };
}

const IS_SENT = sql`o.status in ('sent', 'paid')`;

/** The condition and the order of a group on `o` (payouts). The year holds for sent payouts. */
function ofTalent(group: OwnPayoutGroup, year: number): [ReturnType<typeof sql>, ReturnType<typeof sql>] {
  if (group === 'coming') return [sql`not ${IS_SENT}`, sql`o.due_on, o.id`];
  const { from, to } = daysOfYear(year);
  return [sql`${IS_SENT} and o.sent_on between ${from} and ${to}`, sql`o.sent_on desc, o.id`];
}

const limited = (order: ReturnType<typeof sql>, page: number) => sql`${order} ${pageOfRows(page, PAGE_SIZE)}`;

/** A page of the talent's own payouts in one group; the sent ones of one year, by default the present one. */
export async function listOwnPayouts(
  db: Db,
  actor: TalentActor,
  { group, year, page }: { readonly group: OwnPayoutGroup; readonly year?: number | undefined; readonly page: number },
  moment: Moment,
) {
  const [where, order] = ofTalent(group, year ?? yearOf(moment.today));
  const [payouts, total] = await Promise.all([
    loadPayouts(db, actor, where, limited(order, page)),
    countPayouts(db, actor, where),
  ]);
  const items = await Promise.all(payouts.map((payout) => forTalent(db, payout, actor, moment)));
  return { items, page, page_size: PAGE_SIZE, total };
}

/** The payouts of one of the talent's own assignments. */
export async function listPayoutsOf(db: Db, actor: TalentActor, candidate_id: string, moment: Moment) {
  const payouts = await loadPayouts(db, actor, sql`o.candidate_id = ${candidate_id}`, sql`o.due_on, o.id`);
  return { items: await Promise.all(payouts.map((payout) => forTalent(db, payout, actor, moment))) };
}

/** One of the talent's own payouts; null for any other id. */
export async function findOwnPayout(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const [payout] = await loadPayouts(db, actor, sql`o.id = ${id}`);
  return payout ? forTalent(db, payout, actor, moment) : null;
}

/** One payout as shown to administrators; null for an unknown id. */
export async function findPayout(db: Db, actor: AdminActor, id: string, moment: Moment) {
  const [[payout], files] = await Promise.all([
    loadPayouts(db, actor, sql`o.id = ${id}`),
    findBankFiles(db, moment.today),
  ]);
  return payout ? forAdmin(payout, actor, moment, files?.bank ?? null) : null;
}

/** True on `o` (payouts) if the payout was approved for an earlier account of the talent, and needs a new approval. */
const HAS_OTHER_ACCOUNT = sql`(o.status = 'approved' and o.approved_account is distinct from
  (select d.account_version from talent_payment_details d where d.talent_id = o.talent_id))`;

/** `awaitsInvoice`, on `o` (payouts). */
const AWAITS_INVOICE = sql`(o.status = 'prepared' and o.way = 'umbrella'
  and not exists (select from supplier_invoices s where s.payout_id = o.id))`;

const WAITS = sql`(o.status = 'planned' or ${AWAITS_INVOICE} or ${AWAITS_WORK_RIGHT} or (o.status = any(${AWAITING}::text[]) and ${AWAITS_ACCOUNT}))`;

/** The statuses that wait for us, in the words of the index that holds them by due day. */
const TO_DO = sql`o.status in ('planned', 'prepared', 'approved', 'failed')`;

const IN_GROUP: Record<AdminPayoutGroup, ReturnType<typeof sql>> = {
  to_approve: sql`${TO_DO} and (o.status in ('prepared', 'failed') or ${HAS_OTHER_ACCOUNT}) and o.stopped_by is null and not ${WAITS}`,
  to_batch: sql`${TO_DO} and o.status = 'approved' and not ${HAS_OTHER_ACCOUNT} and o.stopped_by is null and not ${WAITS}`,
  in_batch: sql`o.status = 'in_batch'`,
  sent: sql`o.status = 'sent'`,
  waiting: sql`${TO_DO} and ${WAITS} and o.stopped_by is null`,
  stopped: sql`o.stopped_by is not null`,
  paid: sql`o.status = 'paid'`,
};

/**
 * Number of open payouts in each group, and number of payouts at risk of being late on `today`, each counted as the
 * length of a list.
 */
async function countOpen(db: Db, today: string) {
  const groups = OPEN_PAYOUT_GROUPS.map(
    (group) => sql`(${lengthOf(sql`payouts o where ${IN_GROUP[group]}`)}) as ${sql.ref(group)}`,
  );
  const atRisk = lengthOf(sql`payouts where status not in ('sent', 'paid') and calm_until < ${today}`);
  const { rows } = await sql<Record<OpenPayoutGroup | 'at_risk', number>>`
    select ${sql.join(groups)}, (${atRisk}) as at_risk`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The numbers of payouts came back empty');
  const { at_risk, ...counts } = row;
  return { counts, at_risk };
}

/**
 * A page of the payouts in one group, ordered by due day: paid ones the latest first, others the earliest first, so
 * that payouts at risk come first.
 */
export async function listPayouts(
  db: Db,
  actor: AdminActor,
  { group, page }: { readonly group: AdminPayoutGroup; readonly page: number },
  moment: Moment,
) {
  const order = group === 'paid' ? sql`o.due_on desc, o.id desc` : sql`o.due_on, o.id`;
  const [payouts, total, counted, files] = await Promise.all([
    loadPayouts(db, actor, IN_GROUP[group], limited(order, page)),
    countPayouts(db, actor, IN_GROUP[group]),
    countOpen(db, moment.today),
    findBankFiles(db, moment.today),
  ]);
  const items = payouts.map((payout) => forAdmin(payout, actor, moment, files?.bank ?? null));
  return { items, page, page_size: PAGE_SIZE, total, ...counted };
}
