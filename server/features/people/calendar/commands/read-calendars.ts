import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type DaySpan, type Moment, momentOf } from '#domain/kernel/time/day.ts';
import {
  type CalendarProblem,
  READ_EVERY_MINUTES,
  READ_STALE_EVERY_HOURS,
  STALE_AFTER_HOURS,
} from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { loadCalendars } from '#server/features/people/calendar/lifecycle.ts';
import { placeOfAddress } from '#server/features/people/calendar/queries/sealed-place.ts';
import type { CalendarReader, ReadDays } from '#server/formats/ics/calendar-reader.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { fetchOutside } from '#server/outside/fetch-outside.ts';
import { openSealed } from '#server/sealed/seal.ts';

/** Name of the job that reads foreign calendars; connecting a calendar starts it at once. */
export const READ_CALENDARS = 'read-calendars';

/** Number of calendars fetched at the same time. */
const AT_ONCE = 8;
const FETCH_MS = 10_000;
const FETCH_MAX_BYTES = 2 * 1024 * 1024;

export interface CalendarParts {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly calendars: CalendarReader;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

interface Due {
  readonly id: string;
  readonly talent_id: string;
  readonly address_sealed: Buffer;
  readonly etag: string | null;
  readonly counted_on: string | null;
  /**
   * Time at which this process claimed the calendar; the result counts only while no other process has claimed it
   * since.
   */
  readonly tried_date: string;
}

/**
 * Hours until the next try after a reading that took too much time or memory, so that the calendar does not delay the
 * others.
 */
const PUT_OFF_HOURS = 24;

/**
 * Claims due calendars by moving their next time; every talent's first calendar comes before any talent's second.
 * Another process then finds other calendars, and a calendar whose process is killed is read at its next time.
 */
async function takeDue({ db }: CalendarParts, { now }: Moment): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update foreign_calendars c set tried_date = ${now}, next_date = ${now}::timestamptz + case status
      when 'stale' then make_interval(hours => ${READ_STALE_EVERY_HOURS}) else make_interval(mins => ${READ_EVERY_MINUTES}) end
    where id in (
      select f.id from foreign_calendars f where f.next_date <= ${now}
      order by (
        select count(*) from foreign_calendars o
        where o.talent_id = f.talent_id and o.next_date <= ${now} and (o.next_date, o.id) < (f.next_date, f.id)
      ), f.next_date, f.id
      limit ${AT_ONCE} for update skip locked)
    returning c.id, c.talent_id, c.address_sealed, c.etag, c.counted_on, c.tried_date`.execute(db);
  return rows;
}

type Found =
  | (ReadDays & { readonly etag: string | null })
  | { readonly days: 'same' }
  | { readonly problem: CalendarProblem; readonly is_put_off?: true };

async function find({ env, calendars }: CalendarParts, due: Due, { today }: Moment): Promise<Found> {
  const fetched = await fetchOutside(openSealed(env, due.address_sealed, placeOfAddress(due.id)), {
    // The etag counts only on the day of the last reading: on a new day, an endless repetition in an unchanged file
    // reaches one day further.
    etag: due.counted_on === today ? due.etag : null,
    max_bytes: FETCH_MAX_BYTES,
    max_ms: FETCH_MS,
    accept: 'text/calendar',
    reaches_localhost: env.local_calendars,
    proxy: env,
  });
  if (fetched.is === 'problem') return fetched;
  if (fetched.is === 'same') return { days: 'same' };
  const read = await calendars.read({ text: fetched.text, today });
  if (read === 'out_of_bounds') return { problem: 'no_calendar', is_put_off: true };
  return read ? { ...read, etag: fetched.etag } : { problem: 'no_calendar' };
}

/**
 * Replaces the days of a calendar. Unchanged spans are not touched, so that the search index is not updated for them.
 */
async function writeDays(trx: Trx, { id, talent_id }: Due, days: readonly DaySpan[]): Promise<void> {
  const written = sql`jsonb_to_recordset(${JSON.stringify(days)}) as d (starts_on date, ends_on date)`;
  await sql`delete from busy_spans b where b.calendar_id = ${id}
    and not exists (select from ${written} where d.starts_on = b.starts_on and d.ends_on = b.ends_on)`.execute(trx);
  await sql`insert into busy_spans (talent_id, calendar_id, starts_on, ends_on)
    select ${talent_id}, ${id}, d.starts_on, d.ends_on from ${written}
    where not exists (select from busy_spans b where b.calendar_id = ${id} and b.starts_on = d.starts_on and b.ends_on = d.ends_on)`.execute(
    trx,
  );
}

async function write({ db }: CalendarParts, due: Due, found: Found, moment: Moment): Promise<void> {
  const { now, today } = moment;
  await inTransaction(db, async (trx) => {
    const [object] = await loadCalendars(trx, [due.id]);
    const isOurs = trx
      .updateTable('foreign_calendars')
      .where('id', '=', due.id)
      .where('tried_date', '=', due.tried_date);
    if ('problem' in found) {
      const next_date = new Date(Date.parse(now) + PUT_OFF_HOURS * 3_600_000).toISOString();
      await isOurs.set({ problem: found.problem, ...(found.is_put_off && { next_date }) }).execute();
    } else {
      const stale_date = new Date(Date.parse(now) + STALE_AFTER_HOURS * 3_600_000).toISOString();
      const counted = found.days === 'same' ? {} : { etag: found.etag, counted_on: today, unread_count: found.unread };
      const { numUpdatedRows } = await isOurs
        .set({ read_date: now, stale_date, problem: null, ...counted })
        .executeTakeFirst();
      // The calendar was removed or claimed by another process meanwhile.
      if (!object || numUpdatedRows === 0n) return;
      if (found.days !== 'same') await writeDays(trx, due, found.days);
      if (object.subject.status === 'stale') {
        await move(trx, { noun: 'foreign_calendar', command: 'read-again', object, actor: SYSTEM, moment, words: {} });
      }
    }
    announce(trx, { topics: [`talent:${due.talent_id}`], noun: 'foreign_calendar', ids: [due.id] });
  });
}

/**
 * Reads the due foreign calendars. An unreadable calendar does not delay the others.
 * @returns the number of calendars tried
 */
export async function readCalendars(parts: CalendarParts): Promise<number> {
  const moment = momentOf(parts.clock());
  let asked = 0;
  for (;;) {
    const due = await takeDue(parts, moment);
    await Promise.all(
      due.map(async (one) => {
        try {
          await write(parts, one, await find(parts, one, moment), moment);
        } catch (err) {
          parts.log.error({ err, subject_id: one.id }, 'a foreign calendar could not be read');
        }
      }),
    );
    asked += due.length;
    if (due.length < AT_ONCE) return asked;
  }
}
