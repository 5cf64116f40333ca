import { sql } from 'kysely';
import type { FreeTime, OwnTime } from '#contract/auditions/audition-day.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { appointmentWorkflow } from '#domain/auditions/appointment/appointment.workflow.ts';
import { slotWishWorkflow } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow, isWithin } from '#domain/kernel/workflow/decide.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findOwnCall, mayAsk } from '#server/features/auditions/appointment/queries/own-call.ts';
import { freeSeats } from '#server/features/auditions/appointment/queries/seats.ts';

type Wish = Omit<NonNullable<OwnTime['wish']>, 'actions' | 'offered'> & {
  readonly starts_date: string | null;
  readonly ends_date: string | null;
  readonly room: string | null;
};
interface Row {
  readonly code: string | null;
  readonly video_link: string;
  readonly is_booked: boolean;
  readonly may_choose_time: boolean;
}

/**
 * The talent's own time at an audition, without facts about other talents; null for another talent's invitation and for
 * a self-tape.
 */
export async function findOwnTime(db: Db, actor: TalentActor, id: string, moment: Moment): Promise<OwnTime | null> {
  const own = await findOwnCall(db, actor, id, moment);
  if (!own) return null;
  const { invitation, appointment } = own;
  const [about, wishes] = await Promise.all([
    sql<Row>`
      select a.code, u.may_choose_time, coalesce(nullif(s.video_link, ''), u.video_link) as video_link,
        exists (select from bookings b where b.talent_id = ${actor.talent_id} and b.status in ('waiting', 'confirmed')
          and (a.starts_date at time zone 'Europe/Stockholm')::date between b.starts_on and b.ends_on) as is_booked
      from invitations i join auditions u on u.id = i.audition_id left join appointments a on a.invitation_id = i.id
        left join audition_slots s on s.id = a.slot_id where i.id = ${id}`.execute(db),
    sql<Wish & { answer: string | null }>`
      select w.id, w.status, w.words, w.after_time, w.before_time, w.is_in_line, w.created_date, w.offer_until, w.answer,
        s.starts_date, s.ends_date, r.name as room
      from slot_wishes w left join audition_slots s on s.id = w.offered_slot_id left join audition_rooms r on r.id = s.room_id
      where w.invitation_id = ${id} order by w.created_date desc, w.id limit 1`.execute(db),
  ]);
  const [row, last] = [about.rows[0], wishes.rows[0]];
  const wish = last && (last.status === 'open' || last.status === 'offered') ? last : undefined;
  const { status, starts_date, ends_date, room } = appointment?.subject ?? {};
  const isSure = status === 'confirmed' || status === 'arrived' || status === 'in';
  const isCall = invitation.kind === 'video_call';
  const may_ask = mayAsk(own);
  return {
    id,
    appointment:
      appointment && status && status !== 'ended' && starts_date && ends_date
        ? {
            status,
            starts_date,
            ends_date,
            room: room ?? '',
            code: isSure && !isCall ? (row?.code ?? null) : null,
            video_link: isSure && isCall ? (row?.video_link ?? '') : '',
            is_booked: row?.is_booked ?? false,
            actions: may_ask ? commandsNow(appointmentWorkflow, appointment.subject, actor, moment) : [],
          }
        : null,
    may_choose: may_ask && isWithin(actor, 'appointment', 'choose') && (row?.may_choose_time ?? false),
    may_ask: may_ask && isWithin(actor, 'slot_wish', 'ask'),
    wish: wish
      ? {
          id: wish.id,
          status: wish.status,
          words: wish.words,
          is_in_line: wish.is_in_line,
          after_time: wish.after_time,
          before_time: wish.before_time,
          created_date: wish.created_date,
          offer_until: wish.offer_until,
          actions: commandsNow(slotWishWorkflow, wish, actor, moment),
          offered:
            wish.status === 'offered' && wish.starts_date && wish.ends_date
              ? { starts_date: wish.starts_date, ends_date: wish.ends_date, room: wish.room ?? '' }
              : null,
        }
      : null,
    answer: wish ? null : (last?.answer ?? null),
  };
}

/**
 * A page of the times that the talent may take; empty if the company assigns the times, or if the talent may not ask
 * for another time now. Null for another talent's invitation and for a self-tape.
 */
export async function listFreeTimes(db: Db, actor: TalentActor, id: string, page: number, moment: Moment) {
  const own = await findOwnCall(db, actor, id, moment);
  if (!own) return null;
  const isOpen = sql`s.audition_id = ${own.invitation.audition_id} and u.may_choose_time and ${mayAsk(own)}
    and s.published_date is not null and s.starts_date > ${moment.now} and ${freeSeats('s')} > 0
    and s.id is distinct from ${own.appointment?.subject.slot_id ?? null}::uuid`;
  const from = sql`audition_slots s join auditions u on u.id = s.audition_id join audition_rooms r on r.id = s.room_id`;
  const [{ rows }, count] = await Promise.all([
    sql<FreeTime>`
      select s.id, s.starts_date, s.ends_date, r.name as room from ${from} where ${isOpen}
      order by s.starts_date, r.room_index, s.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from} where ${isOpen}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
