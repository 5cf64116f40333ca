import { sql } from 'kysely';
import type { OwnFigures } from '#contract/accounts/privacy.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * How often a talent was shown, asked and booked since a Swedish day. Viewers are counted, never named. Candidates from
 * announcements do not count as asked.
 */
async function figuresSince(db: Db, talent_id: string, since: string): Promise<OwnFigures> {
  const start = sql`(${since}::date::timestamp at time zone 'Europe/Stockholm')`;
  const { rows } = await sql<OwnFigures>`
    with seen as (
      select shown_as, people from talent_seen_days where talent_id = ${talent_id} and day >= ${since}
      union all
      select shown_as, 1 from shown_people where talent_id = ${talent_id} and day >= ${since}
    ), asked as (
      select interest_status from candidates
      where talent_id = ${talent_id} and created_date >= ${start} and source <> 'announcement'
    )
    select
      (select coalesce(sum(people), 0)::int from seen where shown_as = 'card') as listed,
      (select coalesce(sum(people), 0)::int from seen where shown_as = 'profile') as opened,
      (select count(*) from asked) as asked,
      (select count(*) from asked where interest_status in ('interested', 'not_interested')) as answered,
      (select count(*) from asked where interest_status = 'interested') as said_yes,
      (select count(distinct candidate_id) from bookings
        where talent_id = ${talent_id} and created_date >= ${start} and status <> 'cancelled') as booked`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count answers with a row');
  return found;
}

/** The talent's own figures for the last 30 and 90 days. */
export async function ownFigures(db: Db, talent_id: string, { today }: Moment) {
  const [month, quarter] = [addDays(today, -30), addDays(today, -90)];
  const [days_30, days_90] = await Promise.all([
    figuresSince(db, talent_id, month),
    figuresSince(db, talent_id, quarter),
  ]);
  return { days_30, days_90 };
}

interface Consent {
  readonly id: string;
  readonly document: 'terms' | 'privacy' | 'guardian';
  readonly version: string;
  readonly is_given: boolean;
  readonly given_by: 'self' | 'guardian' | 'system';
  readonly created_date: string;
}

/** A page of the consents given or withdrawn for an account, newest first. */
export async function listConsents(db: Db, account_id: string, page: number) {
  const [{ rows }, count] = await Promise.all([
    sql<Consent>`
      select id, document, version, is_given, given_by, created_date from consents where account_id = ${account_id}
      order by created_date desc, id desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from consents where account_id = ${account_id}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

interface Row {
  readonly id: string;
  readonly admin_role: AdminRole;
  readonly looks_at: Look;
  readonly created_date: string;
}

/** A page of the log of administrators who read a talent's private data, newest first. */
export async function listLooks(db: Db, talent_id: string, page: number) {
  const isAbout = sql`looks_at is not null and about_ids @> array[${talent_id}::uuid]`;
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select id, admin_role, looks_at, created_date from audit_entries where ${isAbout}
      order by created_date desc, id desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from audit_entries where ${isAbout}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
