import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { OwnSheet } from '#contract/work/call-sheet.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { changesFor, type SheetContent, sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import type { SummonsSubject } from '#domain/work/summons/summons.workflow.ts';
import { summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row extends SummonsSubject {
  readonly id: string;
  readonly candidate_id: string;
  readonly version: number;
  readonly published_date: string;
  readonly content: SheetContent;
  readonly content_before: SheetContent | null;
  readonly read_date: string | null;
}

// A summons ends when the booking is cancelled, so a talent who is no longer booked does not see the sheet.
const own = ({ talent_id }: TalentActor) => sql`
  select h.id, s.candidate_id, s.day, s.status, s.reminded_date, s.read_date, h.version, v.published_date, v.content,
    w.content as content_before
  from summonses s join call_sheets h on h.id = s.call_sheet_id
    join call_sheet_versions v on v.call_sheet_id = h.id and v.version = h.version
    left join call_sheet_versions w on w.call_sheet_id = h.id and w.version = h.version - 1
  where s.talent_id = ${talent_id} and s.status <> 'ended'`;

function present(row: Row, actor: TalentActor, moment: Moment): OwnSheet {
  const { id, candidate_id, day, version, published_date, content, content_before, status, read_date } = row;
  return {
    id,
    day,
    version,
    published_date,
    status,
    read_date,
    content: sheetFor(content, candidate_id),
    changes: content_before === null ? [] : changesFor(content_before, content, candidate_id),
    actions: commandsNow(summonsWorkflow, row, actor, moment),
  };
}

/**
 * One of the talent's own sheets; null without a summons. With two roles on one day, the sheet for the role whose
 * summons was made first.
 */
export async function findOwnSheet(db: Db, actor: TalentActor, id: string, moment: Moment): Promise<OwnSheet | null> {
  const { rows } = await sql<Row>`${own(actor)} and h.id = ${id} order by s.created_date, s.id limit 1`.execute(db);
  return rows[0] ? present(rows[0], actor, moment) : null;
}

/** True while the talent has booked days left in the assignment, for which a diet matters. */
export async function hasDaysToCome(db: Db, { talent_id }: TalentActor, candidate_id: string, { today }: Moment) {
  const { rows } = await sql`
    select from bookings where candidate_id = ${candidate_id} and talent_id = ${talent_id}
      and status in ('waiting', 'confirmed') and ends_on >= ${today} limit 1`.execute(db);
  return rows.length > 0;
}

/** The talent's own diet for an assignment; `may_tell` is true while the assignment has days left. */
export async function findOwnDiet(db: Db, actor: TalentActor, candidate_id: string, moment: Moment) {
  const { rows } = await sql<{ words: string }>`
    select words from assignment_diets where candidate_id = ${candidate_id} and talent_id = ${actor.talent_id}`.execute(
    db,
  );
  return { words: rows[0]?.words ?? '', may_tell: await hasDaysToCome(db, actor, candidate_id, moment) };
}

/**
 * A page of the sheets of the talent's own assignment: days from today on, soonest first, then past days; null if the
 * assignment is unknown or another talent's.
 */
export async function listOwnSheets(db: Db, actor: TalentActor, candidate_id: string, page: number, moment: Moment) {
  const { rows: known } = await sql`
    select from candidates where id = ${candidate_id} and talent_id = ${actor.talent_id}`.execute(db);
  if (known.length === 0) return null;
  const mine = sql`${own(actor)} and s.candidate_id = ${candidate_id}`;
  const [{ rows }, count, diet] = await Promise.all([
    sql<Row>`${mine} order by s.day < ${moment.today}, s.day, h.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${mine}) counted`.execute(db),
    findOwnDiet(db, actor, candidate_id, moment),
  ]);
  const items = rows.map((row) => present(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0, diet };
}
