import { type Kysely, sql } from 'kysely';
import { limitOf } from '#domain/accounts/setting/settings.ts';
import { smsParts } from '#domain/kernel/sms/sms-parts.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { SMS_LIMIT } from '#domain/talk/notification/notice-target.ts';
import type { Database } from '#server/db/generated.ts';
import { latestVersion } from '#server/db/latest-version.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { tellAdminsUntilRead } from '#server/live/tell-admins.ts';
import { smsLimitNotice } from '#texts/talk/sms-words.ts';
import type { SmsReport, SmsTaken } from './sms-provider.ts';

/** The parts that were begun on the day and in the month of an instant, in Sweden, their cost, and the settings. */
interface Spent {
  readonly today: number;
  readonly month: number;
  /** In ten-thousandths of a krona. */
  readonly today_cost: number;
  readonly month_cost: number;
  /** Messages of the month that telephones have confirmed. */
  readonly delivered: number;
  readonly a_day: number;
  readonly a_month: number;
  /** Price of a part in öre, for operators that do not tell it. */
  readonly price_ore: number;
}

type Read = Omit<Spent, 'a_day' | 'a_month' | 'price_ore'> &
  Readonly<Record<'a_day' | 'a_month' | 'price', string | null>>;

/** Reads what has been sent on the day and in the month of an instant. */
export async function readSpent(db: Db, now: Date): Promise<Spent> {
  const { today } = momentOf(now);
  const month_start = instantAt(`${today.slice(0, 7)}-01`, '00:00');
  const day_start = instantAt(today, '00:00');
  const { rows } = await sql<Read>`
    select coalesce(sum(parts) filter (where begun_date >= ${day_start}), 0)::int as today,
      coalesce(sum(parts), 0)::int as month,
      coalesce(sum(cost) filter (where begun_date >= ${day_start}), 0)::float8 as today_cost,
      coalesce(sum(cost), 0)::float8 as month_cost, count(*) filter (where outcome = 'delivered')::int as delivered,
      ${latestVersion('sms_a_day')} as a_day, ${latestVersion('sms_a_month')} as a_month, ${latestVersion('sms_price')} as price
    from sms_messages where begun_date >= ${month_start}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum has no row');
  const { a_day, a_month, price, ...sums } = row;
  return {
    ...sums,
    a_day: limitOf('sms_a_day', a_day),
    a_month: limitOf('sms_a_month', a_month),
    price_ore: limitOf('sms_price', price),
  };
}

const isOver = ({ today, month, a_day, a_month }: Spent, parts: number) =>
  today + parts > a_day || month + parts > a_month;

/** True if a message of one part may be sent now, by the limits of a day and a month. */
export async function hasSmsLeft(db: Db, now: Date): Promise<boolean> {
  return !isOver(await readSpent(db, now), 1);
}

/** What an attempt begins with. */
export type Begun =
  | { readonly is: 'first' }
  /** An earlier attempt began at `since` and may have handed the message over. */
  | { readonly is: 'again'; readonly since: string }
  /** The operator's report came before its answer was recorded, or the message was given up. */
  | { readonly is: 'closed' }
  | { readonly is: 'over_limit' };

/** Closes a message that reaches nobody. */
export async function recordFailure(db: Db, id: string, error: string, now: Date): Promise<void> {
  await sql`
    update sms_messages set outcome = 'failed', error = ${error}, closed_date = ${now}
    where id = ${id} and outcome = 'waiting'`.execute(db);
}

/**
 * Marks a message before its first attempt and counts its parts, one process after the other, so that simultaneous
 * sendings cannot exceed the limits. Over a limit the message is closed and the administrators are told. A message that
 * had died waits again: an administrator has retried its entry.
 */
export function beginSms(db: Kysely<Database>, id: string, words: string, now: Date): Promise<Begun> {
  return inTransaction(db, async (trx: Trx): Promise<Begun> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sms limits', 0))`.execute(trx);
    const { rows } = await sql<{ begun_date: string | null }>`
      update sms_messages set outcome = 'waiting', error = null, closed_date = null
      where id = ${id} and (outcome = 'waiting' or outcome = 'failed' and provider_id is null)
      returning begun_date`.execute(trx);
    const [row] = rows;
    if (!row) return { is: 'closed' };
    if (row.begun_date !== null) return { is: 'again', since: row.begun_date };
    const parts = smsParts(words);
    const spent = await readSpent(trx, now);
    if (isOver(spent, parts)) {
      await recordFailure(trx, id, 'over_limit', now);
      await tellAdminsUntilRead(trx, { type: SMS_LIMIT, ...smsLimitNotice });
      return { is: 'over_limit' };
    }
    await sql`
      update sms_messages set begun_date = ${now}, parts = ${parts}, cost = ${parts * spent.price_ore * 100}
      where id = ${id}`.execute(trx);
    return { is: 'first' };
  });
}

/** Records that the operator has taken a message; a report that came first stays. */
export async function recordTaken(db: Db, id: string, taken: Pick<SmsTaken, 'provider_id' | 'parts' | 'cost'>) {
  await sql`
    update sms_messages set outcome = case outcome when 'waiting' then 'sent' else outcome end,
      provider_id = ${taken.provider_id}, parts = coalesce(${taken.parts}::int, parts),
      cost = coalesce(${taken.cost}::int, cost * coalesce(${taken.parts}::int, parts) / greatest(parts, 1))
    where id = ${id}`.execute(db);
}

/**
 * Records a delivery report. The final report counts once; a repeated one, an earlier state that comes late, and one for
 * another message change nothing.
 */
export async function recordReport(db: Db, id: string, { provider_id, outcome, error }: SmsReport, now: Date) {
  await sql`
    update sms_messages set outcome = ${outcome}, provider_id = ${provider_id}, error = ${error},
      closed_date = case when ${outcome !== 'sent'} then ${now}::timestamptz end
    where id = ${id} and (provider_id is null or provider_id = ${provider_id})
      and (outcome = 'waiting' or outcome = 'sent' and ${outcome !== 'sent'})`.execute(db);
}
