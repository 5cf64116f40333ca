import { sql } from 'kysely';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import type { WorkDay } from '#domain/work/minor/minor-hours.ts';
import type { Db } from '#server/db/transaction.ts';

/** A booking of a talent, with its hours if known. */
interface Span {
  readonly talent_id: string;
  readonly candidate_id: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly call_time: string | null;
  readonly end_time: string | null;
}

/** The days of one assignment, and the hours of work on the days whose hours are known. */
export interface Work {
  readonly days: readonly string[];
  readonly work: readonly WorkDay[];
}

/** Days before today that the rules about rest need: the rules compare a week with the days around it. */
const LOOKED_BACK_DAYS = 14;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const daysOf = ({ starts_on, ends_on }: Span): string[] =>
  Array.from({ length: daysBetween(starts_on, ends_on) + 1 }, (_, after) => addDays(starts_on, after));

function workOf(span: Span): WorkDay[] {
  const { call_time, end_time } = span;
  if (call_time === null || end_time === null) return [];
  const [from, end] = [minutesOf(call_time), minutesOf(end_time)];
  const to = end > from ? end : end + DAY_MINUTES;
  return daysOf(span).map((day) => ({ day, from, to }));
}

/**
 * Reads the talents' bookings, except cancelled ones and those that ended more than LOOKED_BACK_DAYS ago. The hours
 * come from the signed agreement, or from the candidate's terms if none is signed; if these name no hours, from the
 * clearance.
 */
export async function findWork(db: Db, talents: readonly string[], today: string) {
  const { rows } = await sql<Span>`
    select b.talent_id, b.candidate_id, b.starts_on, b.ends_on,
      case when told.is_timed then told.call_time else h.hours_from end as call_time,
      case when told.is_timed then told.end_time else h.hours_to end as end_time
    from bookings b join candidates k on k.id = b.candidate_id
      left join lateral (
        select a.terms from agreements a
        where a.candidate_id = k.id and a.kind = 'work' and a.status = 'signed' order by a.version desc limit 1) a on true
      left join lateral (
        select d.call_time, d.end_time, d.call_time is not null and d.end_time is not null as is_timed
        from jsonb_to_recordset(coalesce(a.terms, k.terms) -> 'days')
          as d (kind text, starts_on date, call_time text, end_time text)
        where d.starts_on = b.starts_on and d.kind = b.kind limit 1) told on true
      left join lateral (
        select c.hours_from, c.hours_to from clearances c
        where c.candidate_id = k.id and c.hours_from is not null order by c.created_date desc, c.id limit 1) h on true
    where b.talent_id = any(${[...talents]}::uuid[]) and b.status <> 'cancelled'
      and b.ends_on >= ${addDays(today, -LOOKED_BACK_DAYS)}
    order by b.starts_on, b.id`.execute(db);
  const byTalent = Map.groupBy(rows, ({ talent_id }) => talent_id);
  const put = (spans: readonly Span[]): Work => ({ days: spans.flatMap(daysOf), work: spans.flatMap(workOf) });
  /** The work of one assignment, and the timed work of the talent's other assignments. */
  return ({ talent_id, candidate_id }: Pick<Span, 'talent_id' | 'candidate_id'>) => {
    const spans = byTalent.get(talent_id) ?? [];
    const own = put(spans.filter((span) => span.candidate_id === candidate_id));
    return { ...own, other_work: put(spans.filter((span) => span.candidate_id !== candidate_id)).work };
  };
}
