import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { TalentFilter, TalentLine } from '#contract/people/admin-talent.ts';
import { readEmailAddress } from '#domain/kernel/email-address.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { AdminActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { VARIED } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { seenMark } from './what-is-seen.ts';

export type TalentRow = Omit<TalentLine, 'actions'>;

/** The columns of a row about the talent `t`. */
export const lineColumns = (today: string) => sql`
  t.id, btrim(t.first_name || ' ' || t.last_name) as name, t.profile_image, t.municipality_id, t.review, t.standing,
  t.is_verified, t.profile_completed, t.is_paused, coalesce(t.birth_date > ${adultBornBy(today)}::date, false) as is_minor,
  t.submitted_date, t.created_date, ${seenMark} as seen`;

/** A row with the administrator's commands for the profile. */
export const withActions = <Row extends TalentRow>(row: Row, actor: AdminActor, moment: Moment) => ({
  ...row,
  actions: commandsNow(profileWorkflow, row, actor, moment),
});

const ORDERS: Readonly<Record<TalentFilter['sort'], RawBuilder<unknown>>> = {
  newest: sql`t.created_date desc, t.id desc`,
  oldest: sql`t.created_date, t.id`,
  name: sql`lower(t.last_name), lower(t.first_name), t.id`,
  waiting: sql`t.submitted_date, t.id`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The conditions for a typed search: an id, a whole mail address, or parts of a name in any order. */
function isMeant(typed: string): RawBuilder<unknown>[] {
  if (UUID.test(typed))
    return [sql`t.id = (select coalesce(m.merged_into, m.id) from talents m where m.id = ${typed})`];
  const address = typed.includes('@') && readEmailAddress(typed);
  if (address) return [sql`t.account_id = (select a.id from accounts a where a.email = ${address})`];
  return typed.split(/\s+/).map((word) => {
    // A word of fewer than three letters has to be a whole name, because the trigram index cannot find it.
    if (word.length < 3)
      return sql`(lower(t.last_name) = ${word.toLowerCase()} or lower(t.first_name) = ${word.toLowerCase()})`;
    return sql`btrim(t.first_name || ' ' || t.last_name) ilike ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`;
  });
}

/** True if the talent `t` has a booking that is not cancelled. */
const BOOKED = sql`exists (select from bookings b where b.talent_id = t.id and b.status <> 'cancelled')`;

function conditionsOf(filter: TalentFilter, moment: Moment): RawBuilder<unknown>[] {
  const { q, review, standing, verified, completed, minor, booked, county, joined, sort } = filter;
  const isYes = (asked: 'yes' | 'no', fact: RawBuilder<unknown>) => (asked === 'yes' ? fact : sql`not ${fact}`);
  return [
    ...(q ? isMeant(q) : []),
    ...(review ? [sql`t.review = ${review}`] : []),
    // The order by waiting time lists only talents who wait for review.
    ...(sort === 'waiting' ? [sql`t.review = 'waiting'`] : []),
    // Merged profiles are listed only if the filter asks for them: the talent is found by the profile that remains.
    standing ? sql`t.standing = ${standing}` : sql`t.standing <> 'merged'`,
    ...(verified ? [isYes(verified, sql`t.is_verified`)] : []),
    ...(completed ? [isYes(completed, sql`t.profile_completed`)] : []),
    ...(minor ? [isYes(minor, sql`coalesce(t.birth_date > ${adultBornBy(moment.today)}::date, false)`)] : []),
    ...(booked ? [isYes(booked, BOOKED)] : []),
    ...(county ? [sql`t.municipality_id like ${`${county}%`}`] : []),
    ...(joined ? [sql`t.created_date >= ${addDays(moment.today, -Number(joined))}`] : []),
  ];
}

/** A page of talents by filter and order, and the number of matching talents. */
export async function listTalents(db: Db, filter: TalentFilter, actor: AdminActor, moment: Moment) {
  const { page, sort } = filter;
  const conditions = conditionsOf(filter, moment);
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  // The inner query finds the talents of the page from an index alone; only their columns are computed.
  const [{ rows }, total] = await Promise.all([
    sql<TalentRow>`${sql.raw(VARIED)}
      select ${lineColumns(moment.today)} from (
        select t.id from talents t ${where} order by ${ORDERS[sort]}
        ${pageOfRows(page, PAGE_SIZE)}) shown
      join talents t on t.id = shown.id order by ${ORDERS[sort]}`.execute(db),
    countRows(db, sql`talents t ${where}`, { is_varied: true }),
  ]);
  const items = rows.map((row) => withActions(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total };
}

/** The talent whose review has waited longest, except the talent `but`; null if none waits. */
export async function findNext(db: Db, but: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where review = 'waiting' and id is distinct from ${but}::uuid
    order by submitted_date, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
