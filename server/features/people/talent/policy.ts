/** Who may be seen: the one rule, for every answer, count, notice and file that could show somebody. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';

/**
 * Whether companies may be shown a talent at all on that Swedish day, by who asked them too: `mayBeShown` of the domain
 * in SQL, for the table or alias named. A property test holds the two together.
 */
export function isShowableTalent(talents: string, today: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${talents}.${name}`);
  // The null check comes first so that it is true or false, never null, also where it is selected.
  return sql<SqlBool>`(${column('is_verified')} and ${column('standing')} = 'active' and not ${column('is_leaving')} and ${column('birth_date')} is not null
    and (${column('birth_date')} <= ${adultBornBy(today)}::date or ${column('guardian_consent_date')} is not null))`;
}

/**
 * Whether companies may find and ask a talent on that Swedish day: `isFindable` of the domain in SQL, as above. Its first
 * three conditions are those of the index talents_ranked.
 */
export function isVisibleTalent(talents: string, today: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${talents}.${name}`);
  return sql<SqlBool>`(${column('is_verified')} and ${column('profile_completed')} and not ${column('is_paused')}
    and ${column('approved_date')} is not null and ${isShowableTalent(talents, today)})`;
}

/** A company that looks for people: its id, or what holds it in the query; null for us, whom nobody blocks. */
export type Looker = string | RawBuilder<unknown> | null;

/** The one who looks, of a caller. */
export const lookerOf = (actor: CompanyActor | AdminActor): Looker =>
  actor.role === 'company' ? actor.company_id : null;

/**
 * Whether a company may find and ask a talent on that Swedish day: whom everybody may, unless they have blocked it. To it
 * they are as somebody who pauses (docs/decisions/0072-blocks-and-reports.md).
 */
export function isFoundBy(talents: string, company: Looker, today: string): RawBuilder<SqlBool> {
  const isVisible = isVisibleTalent(talents, today);
  if (company === null) return isVisible;
  return sql<SqlBool>`(${isVisible} and not exists (
    select from talent_blocks shut where shut.talent_id = ${sql.ref(`${talents}.id`)} and shut.company_id = ${company}))`;
}

/**
 * Whether the caller may see a talent on that Swedish day (docs/decisions/0035-rights.md). A company sees those it may
 * find, whoever it has asked in a project that casts as long as they may be shown at all, and whoever it has booked,
 * since both sides of a booking must know each other. An administrator sees everybody.
 */
export function isSeenTalent(talents: string, actor: CompanyActor | AdminActor, today: string): RawBuilder<SqlBool> {
  if (actor.role === 'admin') return sql<SqlBool>`true`;
  const id = sql.ref(`${talents}.id`);
  return sql<SqlBool>`(${isFoundBy(talents, actor.company_id, today)}
    or ${isShowableTalent(talents, today)} and exists (
      select from candidates asked join projects casting on casting.id = asked.project_id
      where asked.talent_id = ${id} and not asked.is_deleted and casting.company_id = ${actor.company_id}
        and casting.status = 'casting')
    or exists (
      select from bookings held
      where held.talent_id = ${id} and held.company_id = ${actor.company_id} and held.status <> 'cancelled'))`;
}

/** The same for the talent with that id; false also when they are gone. */
export function isSeenId(
  talentId: RawBuilder<unknown>,
  actor: CompanyActor | AdminActor,
  today: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from talents seen where seen.id = ${talentId} and ${isSeenTalent('seen', actor, today)})`;
}
