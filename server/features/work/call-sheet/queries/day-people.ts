import { sql } from 'kysely';
import type { DayPerson } from '#contract/work/call-sheet.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { casts } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { isTaken } from '#server/features/casting/candidate/queries/left-place.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { mayReplace } from '#server/features/work/booking/queries/may-replace.ts';
import { phonesOfTalent, type SealedPhones } from '#server/sms/phones.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** A talent with a booking on a day, with sealed telephone numbers and without the published call time of the sheet. */
export type PersonOfDay = Omit<DayPerson, 'told_call_time' | 'talent_phones'> & {
  readonly talent_phones: SealedPhones;
  readonly day: string;
  readonly is_reminded_today: boolean;
};

/**
 * The talents who work on these days of a project, and the talents whose confirmed booking was cancelled by a person
 * and who have no other booking on the day. Ordered by day, cancelled bookings last, then by role and name. A diet can
 * reveal a person's health, so it is shown only to members who cast (they order the food), only while the talent has
 * days left, and never for cancelled bookings, which have no telephone numbers either.
 */
export async function findPeopleOfDays(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  days: readonly string[],
  { today }: Moment,
): Promise<PersonOfDay[]> {
  const { rows } = await sql<PersonOfDay>`
    select d.day, k.id, b.id as booking_id, b.status as booking_status, b.cancel_reason, t.id as talent_id,
      ${mayReplace(actor, today)} as may_replace, k.replaces_booking_id is not null as is_replacement,
      (select jsonb_build_object('waiting_count', count(*) filter (where o.interest_status = 'pending' and o.closed_date is null),
          'is_found', ${isTaken(sql.ref('b.id'))})
        from candidates o where o.replaces_booking_id = b.id and not o.is_deleted) as replacement,
      coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, coalesce(t.pronoun, '') as talent_pronoun, t.profile_image as talent_image,
      k.terms ->> 'role_title' as role_title, b.kind,
      (select span.call_time from jsonb_to_recordset(k.terms -> 'days') as span (starts_on date, ends_on date, call_time text)
        where d.day between span.starts_on and span.ends_on limit 1) as agreed_call_time,
      (select jsonb_build_object('status', g.status, 'awaits', g.awaits) from agreements g
        where g.candidate_id = k.id and g.kind = 'work'
        order by g.status = 'to_sign' desc, g.status = 'signed' desc, g.version desc limit 1) as agreement,
      case when s.id is not null then jsonb_build_object('status', s.status, 'read_version', s.read_version,
        'read_date', to_char(s.read_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as summons,
      coalesce((s.reminded_date at time zone 'Europe/Stockholm')::date = ${today}::date, false) as is_reminded_today,
      coalesce(e.words, '') as diet,
      case when b.status <> 'cancelled' then ${phonesOfTalent(sql.ref('t.id'), today)} end as talent_phones
    from unnest(${[...days]}::date[]) as d (day)
      join bookings b on b.project_id = ${project_id} and d.day between b.starts_on and b.ends_on
        and (b.status <> 'cancelled' or b.cancelled_date is not null and not exists (
          select from bookings held where held.candidate_id = b.candidate_id and held.status <> 'cancelled'
            and d.day between held.starts_on and held.ends_on))
      join projects p on p.id = b.project_id join candidates k on k.id = b.candidate_id
      left join lateral (
        select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.pronoun, seen.profile_image
        from talents seen where seen.id = b.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
      left join summonses s on s.candidate_id = k.id and s.day = d.day and s.status <> 'ended'
      left join assignment_diets e on ${casts(actor)} and e.candidate_id = k.id and b.status in ('waiting', 'confirmed') and exists (
        select from bookings coming where coming.candidate_id = k.id and coming.status in ('waiting', 'confirmed')
          and coming.ends_on >= ${today})
    order by d.day, b.status = 'cancelled', k.role_index, talent_name, b.id`.execute(db);
  return rows;
}
