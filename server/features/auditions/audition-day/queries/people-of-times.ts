import { type RawBuilder, sql } from 'kysely';
import type { TimePerson } from '#contract/auditions/audition-day.ts';
import type { AppointmentSubject } from '#domain/auditions/appointment/appointment.workflow.ts';
import { appointmentWorkflow } from '#domain/auditions/appointment/appointment.workflow.ts';
import { invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import type { SlotWishSubject } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import { slotWishWorkflow } from '#domain/auditions/slot-wish/slot-wish.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Db } from '#server/db/transaction.ts';
import { invitationObject, loadInvitations } from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { isUnsaved } from './load-planned.ts';

type Row = Omit<TimePerson, 'actions' | 'appointment' | 'wish'> & {
  readonly appointment: Omit<NonNullable<TimePerson['appointment']>, 'actions'> | null;
  readonly wish: Omit<NonNullable<TimePerson['wish']>, 'actions'> | null;
};

const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Invited talents by a condition on `i` (invitations), in the given order, with their times and wishes and the actor's
 * commands for each.
 */
export async function findTimePeople(
  db: Db,
  actor: ProjectActor,
  { where, order, page }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; page?: RawBuilder<unknown> },
  moment: Moment,
): Promise<TimePerson[]> {
  const { rows } = await sql<Row>`
    select i.id, t.id as talent_id, coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, t.profile_image as talent_image,
      k.terms ->> 'role_title' as role_title, i.status, i.slot_id, ${isUnsaved(moment.now)} as is_unsaved,
      s.id is not null and (exists (
          select from bookings b where b.talent_id = i.talent_id and b.status in ('waiting', 'confirmed')
            and (s.starts_date at time zone 'Europe/Stockholm')::date between b.starts_on and b.ends_on)
        or exists (select from busy_spans y where y.talent_id = i.talent_id
            and (s.starts_date at time zone 'Europe/Stockholm')::date between y.starts_on and y.ends_on)
        or exists (select from busy_hours h where h.talent_id = i.talent_id
            and tstzrange((h.day + h.from_time::time) at time zone 'Europe/Stockholm', (h.day + h.to_time::time) at time zone 'Europe/Stockholm')
              && tstzrange(s.starts_date, s.ends_date))) as is_busy,
      case when a.id is not null then jsonb_build_object('id', a.id, 'status', a.status,
        'starts_date', ${instant(sql.ref('a.starts_date'))}) end as appointment,
      case when w.id is not null then jsonb_build_object('id', w.id, 'status', w.status, 'words', w.words,
        'after_time', w.after_time, 'before_time', w.before_time, 'is_in_line', w.is_in_line,
        'created_date', ${instant(sql.ref('w.created_date'))}, 'offer_until', ${instant(sql.ref('w.offer_until'))}) end as wish
    from invitations i join candidates k on k.id = i.candidate_id
      left join lateral (
        select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image
        from talents seen where seen.id = i.talent_id and ${isSeenTalent('seen', actor, moment.today)}) t on true
      left join audition_slots s on s.id = i.slot_id left join appointments a on a.invitation_id = i.id
      left join slot_wishes w on w.invitation_id = i.id and w.status in ('open', 'offered')
    where ${where} order by ${order} ${page ?? sql``}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const calls = await loadInvitations(db, sql`v.id = any(${ids}::uuid[])`);
  const subjects = new Map(calls.map((call) => [call.id, invitationObject(call, moment).subject]));
  return rows.map(({ appointment, wish, ...row }) => {
    const called = subjects.get(row.id);
    const time: AppointmentSubject | null = appointment && { ...appointment, invitation_status: row.status };
    const asked: SlotWishSubject | null = wish;
    return {
      ...row,
      actions: called ? commandsNow(invitationWorkflow, called, actor, moment) : [],
      appointment: appointment &&
        time && { ...appointment, actions: commandsNow(appointmentWorkflow, time, actor, moment) },
      wish: wish && asked && { ...wish, actions: commandsNow(slotWishWorkflow, asked, actor, moment) },
    };
  });
}

/** True on `i` (invitations) if the talent has been added or invited, has not declined, and has no planned time. */
export const IS_UNTIMED = sql<boolean>`(i.status in ('added', 'invited', 'accepted') and i.slot_id is null)`;
