import { sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { awaitsInvoice } from '#domain/money/payout/payout.workflow.ts';
import { isNewAccount } from '#domain/people/payment/new-account.ts';
import { SYSTEM } from '#server/actor.ts';
import { makeBatch } from '#server/features/money/batch/commands/make-batch.ts';
import { confirmBatch, exportBatch } from '#server/features/money/batch/commands/move-batch.ts';
import { lookAtWorkRight } from '#server/features/money/payout/commands/look-at-work-right.ts';
import {
  approvePayouts,
  failPayout,
  payPayouts,
  stopPayout,
} from '#server/features/money/payout/commands/move-payouts.ts';
import { confirmAccount } from '#server/features/money/payout/commands/new-account.ts';
import { postDuePayouts } from '#server/features/money/payout/commands/post-due-payouts.ts';
import { preparePayouts } from '#server/features/money/payout/commands/prepare-payouts.ts';
import { registerSupplierInvoice } from '#server/features/money/payout/commands/register-supplier-invoice.ts';
import { type LoadedPayout, loadPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { EARLIER_OFFICE_DAYS, EARLIER_STORIES } from './earlier-stories.ts';
import { tellHowPaid } from './payment-details.ts';
import { run, type Stage, type ToldProject } from './stage.ts';
import { STORIES } from './stories.ts';

/** Days before the day of payment on which the office starts work on a payout. */
const BEGINS_BEFORE = 6;
/** Of this number of booked talents, one gives no payment details. */
const FORGETFUL = 6;

/** Adds the booked talents' payment details to the timeline; some talents give none. */
export function tellDetails(stage: Stage, { story, plan }: ToldProject): void {
  const { activated } = story;
  if (activated === undefined) return;
  const booked = plan.filter(({ outcome }) => outcome === 'approved');
  stage.timeline.add(activated + 1, 19, async (moment) => {
    for (const [index, { talent }] of booked.entries()) {
      if (index % FORGETFUL === FORGETFUL - 1 || stage.paid.has(talent)) continue;
      await tellHowPaid(stage.services, talent, stage.paid.size, moment);
      stage.paid.add(talent);
    }
  });
}

// An invented company; the number has a valid check digit.
const UMBRELLA_COMPANY = {
  supplier_name: 'Egen Lön Exempel AB',
  org_number: '5566550033',
  vat_number: 'SE556655003301',
  reference: '',
} as const;

const namesOf = (payouts: readonly LoadedPayout[]) => payouts.map(({ id }) => id);

/**
 * The payouts that meet a condition; in the condition `o` is the table `payouts`. Sorted by the talents' names, so that
 * each run finds the same order.
 */
async function find({ services }: Stage, where: ReturnType<typeof sql>): Promise<LoadedPayout[]> {
  const found = await loadPayouts(services.db, SYSTEM, where);
  return found.toSorted((a, b) => (a.talent_name < b.talent_name ? -1 : 1));
}

const bankingDayFrom = (day: string): string => (isWorkingDay(day) ? day : bankingDayFrom(addDays(day, 1)));

async function approve(stage: Stage, payouts: readonly LoadedPayout[], moment: Moment) {
  if (payouts.length > 0)
    await run(stage, 'approve payouts', (trx) => approvePayouts(trx, stage.admin, namesOf(payouts), moment));
}

/** The umbrella companies' invoices, a number for each payout: the office registers them as they come. */
async function registerInvoices(stage: Stage, payouts: readonly LoadedPayout[], moment: Moment): Promise<void> {
  for (const payout of payouts.filter(awaitsInvoice)) {
    const { id, number, amount_ore } = payout;
    if (number === null || amount_ore === null) continue;
    const invoice = {
      id,
      ...UMBRELLA_COMPANY,
      number: `Lön ${number}`,
      issued_on: moment.today,
      total_ore: amount_ore,
    };
    await run(stage, 'register supplier invoice', (trx) => registerSupplierInvoice(trx, stage.clerk, invoice, moment));
  }
}

/** The office looks at the right to work before a talent's first wage. */
async function lookAtRights(stage: Stage, payouts: readonly LoadedPayout[], moment: Moment): Promise<void> {
  const waiting = payouts.filter(({ awaits_work_right }) => awaits_work_right);
  for (const { id } of new Map(waiting.map((payout) => [payout.talent_id, payout])).values()) {
    const look = { id, look_id: id, basis: 'sweden', valid_until: null, looked_on: moment.today } as const;
    await run(stage, 'look at the right to work', (trx) => lookAtWorkRight(trx, stage.clerk, look, moment));
  }
}

/** The office confirms new accounts by telephone, so that payment is not delayed. */
async function confirmAccounts(stage: Stage, payouts: readonly LoadedPayout[], moment: Moment): Promise<void> {
  const fresh = payouts.filter(({ account_since }) => isNewAccount(account_since, moment.now));
  for (const { id, account_version } of new Map(fresh.map((payout) => [payout.talent_id, payout])).values()) {
    if (account_version === null) continue;
    const confirmed = { id, reason: 'Vi har talat med dig om kontot i telefon.', version: account_version };
    await run(stage, 'confirm account', (trx) => confirmAccount(trx, stage.admin, confirmed, moment));
  }
}

async function batch(stage: Stage, payouts: readonly LoadedPayout[], moment: Moment): Promise<string | undefined> {
  const [first] = payouts;
  if (!first) return undefined;
  await confirmAccounts(stage, payouts, moment);
  const from = first.due_on > moment.today ? first.due_on : moment.today;
  const wanted = { ids: namesOf(payouts), execution_on: bankingDayFrom(from) };
  const { services, clerk } = stage;
  return (await run(stage, 'batch payouts', (trx) => makeBatch(trx, services.env, clerk, wanted, moment))).id;
}

/** The office's work of a day on payouts due soon: `admin` approves, `clerk` sends, and the bank pays. */
async function workADay(stage: Stage, titles: readonly string[], moment: Moment): Promise<void> {
  const { db, log } = stage.services;
  const clock = () => new Date(moment.now);
  await preparePayouts({ db, log, clock });
  await postDuePayouts({ db, clock });
  const { today } = moment;
  const ofOurs = sql`g.project_title = any(${titles}::text[]) and o.stopped_by is null and o.amount_ore > 0`;
  const soon = addDays(today, BEGINS_BEFORE);
  const prepared = sql`${ofOurs} and o.status = 'prepared' and o.due_on <= ${soon}`;
  await registerInvoices(stage, await find(stage, prepared), moment);
  await lookAtRights(stage, await find(stage, prepared), moment);
  await approve(stage, await find(stage, prepared), moment);
  const ready = await find(
    stage,
    sql`${ofOurs} and o.status = 'approved' and (o.object_by is null or o.object_by < ${today}) and o.due_on <= ${soon}`,
  );
  for (const [, together] of Map.groupBy(ready, ({ due_on }) => due_on)) {
    const id = await batch(stage, together, moment);
    if (!id) continue;
    const named = { actor: stage.clerk, id, moment };
    await run(stage, 'export batch', (trx) => exportBatch(trx, named));
    await run(stage, 'confirm batch', (trx) => confirmBatch(trx, named));
  }
  const arrived = await find(stage, sql`${ofOurs} and o.status = 'sent' and o.sent_on < ${today}`);
  if (arrived.length > 0) await run(stage, 'pay', (trx) => payPayouts(trx, stage.clerk, namesOf(arrived), moment));
}

/**
 * Leaves work for the visitor: a payout that the bank returned, a stopped one, some approved ones, and a batch that
 * waits for the bank.
 */
async function leaveSomeToDo(stage: Stage, done: readonly string[], moment: Moment): Promise<void> {
  const paid = await find(stage, sql`g.project_title = any(${done}::text[]) and o.status = 'paid'`);
  // Takes one of the latest payouts, so that the return is recent.
  const back = paid.toSorted((a, b) => (a.due_on < b.due_on ? 1 : -1)).find(({ way }) => way === 'invoice');
  if (back) {
    const reason = 'Banken skriver att kontot är avslutat. Fyll i ett annat, så betalar vi igen.';
    await run(stage, 'fail', (trx) =>
      failPayout(trx, stage.services.env, stage.clerk, { id: back.id, reason, account_is_right: false }, moment),
    );
  }
  const open = await find(stage, sql`o.status = 'prepared' and o.stopped_by is null and o.amount_ore > 0`);
  const [stopped, ...others] = open.filter(({ awaits_account }) => !awaits_account);
  if (stopped) {
    const reason = 'Reseräkningen saknar ett kvitto. Vi har skrivit till dig om det.';
    await run(stage, 'stop', (trx) => stopPayout(trx, stage.admin, { id: stopped.id, reason }, moment));
  }
  const half = others.slice(0, Math.ceil(others.length / 2));
  await registerInvoices(stage, half, moment);
  await lookAtRights(stage, half, moment);
  await approve(stage, half, moment);
  const unopposed = half.filter(({ object_by }) => object_by === null || object_by < moment.today);
  await batch(stage, await find(stage, sql`o.id = any(${namesOf(unopposed.slice(0, 3))}::uuid[])`), moment);
}

/**
 * Adds the office's days to the timeline: every day since the first paid project of STORIES was completed, and the days
 * of EARLIER_OFFICE_DAYS.
 */
export function tellOffice(stage: Stage): void {
  const done = STORIES.filter(({ is_paid }) => is_paid);
  const titles = [...EARLIER_STORIES, ...done].map(({ title }) => title);
  const first = Math.min(0, ...done.flatMap(({ completed }) => completed ?? []));
  const days = new Set(EARLIER_OFFICE_DAYS);
  for (let offset = first; offset < 0; offset += 1) days.add(offset);
  for (const offset of days) {
    stage.timeline.add(offset, 15, (moment) => workADay(stage, titles, moment));
  }
  stage.timeline.add(-1, 17, (moment) => leaveSomeToDo(stage, titles, moment));
}
