import { sql } from 'kysely';
import type { DayPerson, SheetState, Workday } from '#contract/work/call-sheet.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import { callSheetWorkflow } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Env } from '#server/env.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Read } from '#server/features/work/booking/queries/bookings.ts';
import { openPhones } from '#server/sms/phones.ts';
import { findPeopleOfDays, type PersonOfDay } from './day-people.ts';
import { type LoadedSheet, loadSheets, sheetSubject } from './load-sheet.ts';

/** Days per page: two weeks, because each day contains all its talents. */
const DAYS_PER_PAGE = 14;

/**
 * The state of a sheet, with the number of talents who have not read it, and the number of these talents who can be
 * reminded today.
 */
export function stateOf(
  sheet: LoadedSheet,
  people: readonly PersonOfDay[],
  actor: ProjectActor,
  moment: Moment,
): SheetState {
  const { id, status, version, published_date, is_changed } = sheet;
  const unread = people.filter(({ summons }) => summons?.status === 'unread');
  const remindable = sheet.day < moment.today ? [] : unread.filter((person) => !person.is_reminded_today);
  return {
    id,
    status,
    version,
    published_date,
    is_changed,
    unread_count: unread.length,
    remindable_count: remindable.length,
    actions: commandsNow(callSheetWorkflow, sheetSubject(sheet), actor, moment),
  };
}

/** The talents of a day, with their telephone numbers opened and their published call times. */
export const withTimes = (env: Env, people: readonly PersonOfDay[], sheet: LoadedSheet | undefined): DayPerson[] =>
  people.map((person) => ({
    ...person,
    talent_phones: openPhones(env, person.talent_phones),
    told_call_time: sheet?.told ? sheetFor(sheet.told, person.id).call_time : null,
  }));

/**
 * True on `b` (bookings) if the talent works, or if a person (not a later agreement) cancelled the confirmed booking.
 */
const IS_OF_DAY = sql`(b.status <> 'cancelled' or b.cancelled_date is not null)`;

/**
 * A page of the days of a project: days from today on, soonest first, then past ones. The caller has checked that the
 * actor may see the project.
 */
export async function listDays(
  { db, env }: Read,
  actor: ProjectActor,
  project_id: string,
  page: number,
  moment: Moment,
) {
  const days = sql`select distinct d.day::date as day from bookings b,
    generate_series(b.starts_on, b.ends_on, '1 day') as d (day) where b.project_id = ${project_id} and ${IS_OF_DAY}`;
  const [{ rows }, count] = await Promise.all([
    sql<{ day: string }>`select day from (${days}) listed order by day < ${moment.today}, day
      ${pageOfRows(page, DAYS_PER_PAGE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${days}) counted`.execute(db),
  ]);
  const listed = rows.map(({ day }) => day);
  const [people, sheets] = await Promise.all([
    findPeopleOfDays(db, actor, project_id, listed, moment),
    loadSheets(db, sql`h.project_id = ${project_id} and h.day = any(${listed}::date[])`),
  ]);
  const items = listed.map((day): Workday => {
    const present = people.filter((person) => person.day === day);
    const sheet = sheets.find((one) => one.day === day);
    const state = sheet ? stateOf(sheet, present, actor, moment) : null;
    return { id: day, people: withTimes(env, present, sheet), sheet: state };
  });
  return { items, page, page_size: DAYS_PER_PAGE, total: count.rows[0]?.total ?? 0 };
}
