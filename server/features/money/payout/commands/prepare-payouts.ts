/** Computes the amounts of payouts as soon as the talent's tax form is known. */
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { figuresOf, objectBy, type PayoutFigures, taxedOn } from '#domain/money/payout/figures.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { payoutObject } from '#server/features/money/payout/lifecycle.ts';
import { findPayee } from '#server/features/money/payout/queries/find-payee.ts';
import { holdPayouts, type LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';
import { loadPayoutRates } from '#server/features/money/payout/queries/payout-rates.ts';
import { move } from '#server/lifecycle/run.ts';
import type { Services } from '#server/services.ts';
import { takeNumber } from './take-number.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'log'>;

const AT_ONCE = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The next payouts after the id `after` whose amount can be computed. */
async function findReady({ db }: Parts, after: string) {
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select o.id, o.talent_id from payouts o join talent_payment_details d on d.talent_id = o.talent_id
    where o.status = 'planned' and o.stopped_by is null and o.id > ${after} order by o.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function book(trx: Trx, payout: LoadedPayout, { booked }: PayoutFigures, number: string, moment: Moment) {
  if (!booked) return;
  const { id, project_id, role_title, project_title } = payout;
  const about = { cause_id: id, subject_id: id, project_id, happened_on: moment.today };
  const text = `${number}, ${role_title} i ${project_title}`.slice(0, 200);
  await postEvent(trx, { ...booked, ...about, text }, moment);
}

/**
 * Computes the amount of one payout. Locks the talent's payment details, because the tax depends on the talent's other
 * pay of the month.
 */
function preparePayout({ db }: Parts, { id, talent_id }: { id: string; talent_id: string }, moment: Moment) {
  return inTransaction(db, async (trx) => {
    const held = await sql`select from talent_payment_details where talent_id = ${talent_id} for no key update`.execute(
      trx,
    );
    const [payout] = await holdPayouts(
      trx,
      SYSTEM,
      sql`o.id = ${id} and o.status = 'planned' and o.stopped_by is null`,
    );
    if (!payout || held.rows.length === 0) return refuse('changed_meanwhile');
    const { due_on, priced, sent_date } = payout;
    const taxed_on = taxedOn(due_on, moment.today);
    const payee = await findPayee(trx, payout, taxed_on);
    const rates = await loadPayoutRates(trx, taxed_on, sent_date);
    if (!payee) throw new Error('Nothing is known to work out a payout with');
    const figures = figuresOf({ ...priced, taxed_on }, payee.person, rates);
    const number = await takeNumber(trx, talent_id, figures.way, moment.today);
    const moved = await move(trx, {
      noun: 'payout',
      command: 'prepare',
      object: payoutObject(payout),
      actor: SYSTEM,
      moment,
      words: { way: figures.way, number, awaits_work_right: figures.way === 'wage' && payout.lacks_work_right },
      values: valuesOf(figures, payee.person.tax_form, number, due_on, moment),
    } as const);
    if (isRefusal(moved)) return moved;
    await book(trx, payout, figures, number, moment);
    return true as const;
  });
}

function valuesOf(figures: PayoutFigures, tax_form: string, number: string, due_on: string, { now, today }: Moment) {
  const { way, talent, gross_ore, tax_ore, tax_box, is_insured_abroad, contributions_ore, vat_ore, amount_ore } =
    figures;
  const { lines, earned_ore, net_per_hour_ore, net_ore, vat, wage } = talent;
  const price = {
    lines,
    earned_ore,
    net_per_hour_ore,
    vat: vat.map(({ points, base_ore, vat_ore: vat_of_it }) => ({ points, base_ore, vat_ore: vat_of_it })),
    base_ore: wage?.base_ore ?? null,
    holiday_ore: wage?.holiday_ore ?? null,
  };
  return {
    way,
    tax_form,
    price,
    number,
    prepared_date: now,
    gross_ore,
    tax_ore,
    tax_box,
    is_insured_abroad,
    contributions_ore,
    vat_ore,
    net_ore,
    amount_ore,
    object_by: way === 'invoice' ? objectBy(today, due_on) : null,
  };
}

/**
 * Computes the amount of every payout that is ready, until the signal aborts. A failure is logged and does not delay
 * the others; the next run tries again.
 * @returns the number of payouts computed
 */
export async function preparePayouts(parts: Parts, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  for (let after = BEFORE_ALL; ; ) {
    const ready = signal?.aborted ? [] : await findReady(parts, after);
    for (const payout of ready) {
      const done = await preparePayout(parts, payout, momentOf(parts.clock())).catch((err: unknown) => {
        parts.log.error({ err, payout_id: payout.id }, 'a payout could not be settled');
        return refuse('internal');
      });
      if (!isRefusal(done)) settled += 1;
    }
    const last = ready.at(-1);
    if (!last) return settled;
    after = last.id;
  }
}
