/** The right to see talents: one rule for every answer, count, notice and file in which a talent can appear. */
import type { RawBuilder, SqlBool } from 'kysely';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { isThere } from '#server/db/is-there.ts';
import { sql } from '#server/db/sql.ts';

/**
 * True if the talent may be shown on `today` to a company that knows the talent already: `mayBeShown` of the domain in
 * SQL, for the named table or alias. A property test compares the two.
 */
export function isShowableTalent(talents: string, today: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${talents}.${name}`);
  // The null check comes first, so that the result is true or false, never null, also as a selected column.
  return sql<SqlBool>`(${column('is_verified')} and ${column('standing')} = 'active' and not ${column('is_leaving')} and ${column('birth_date')} is not null
    and (${column('birth_date')} <= ${adultBornBy(today)}::date or ${column('guardian_consent_date')} is not null))`;
}

/**
 * True if companies may find and ask the talent on `today`: `isFindable` of the domain in SQL. The index talents_ranked
 * has the same first three conditions.
 */
export function isVisibleTalent(talents: string, today: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${talents}.${name}`);
  return sql<SqlBool>`(${column('is_verified')} and ${column('profile_completed')} and not ${column('is_paused')}
    and ${column('approved_date')} is not null and ${isShowableTalent(talents, today)})`;
}

/** The searching company, as its id or a column with its id; null for administrators, whom no talent can block. */
export type Looker = string | RawBuilder<unknown> | null;

/** The searching company of an actor. */
export const lookerOf = (actor: CompanyActor | AdminActor): Looker =>
  actor.role === 'company' ? actor.company_id : null;

/**
 * True if a company may find and ask the talent on `today`: the talent is visible and has not blocked the company. A
 * blocked company gets the same answers as for a paused talent (docs/decisions/0072-blocks-and-reports.md).
 */
export function isFoundBy(talents: string, company: Looker, today: string): RawBuilder<SqlBool> {
  const isVisible = isVisibleTalent(talents, today);
  if (company === null) return isVisible;
  return sql<SqlBool>`(${isVisible} and not exists (
    select from talent_blocks shut where shut.talent_id = ${sql.ref(`${talents}.id`)} and shut.company_id = ${company}))`;
}

/**
 * True if the actor may see the talent on `today` (docs/decisions/0035-rights.md). A company sees talents whom it may
 * find; talents whom it has asked in a casting project, while they may be shown; and talents with a booking at the
 * company that is not cancelled, because both sides of a booking have to know each other. An administrator sees all.
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

/** `isSeenTalent` for the talent with this id; false for an unknown id. */
export function isSeenId(
  talentId: RawBuilder<unknown>,
  actor: CompanyActor | AdminActor,
  today: string,
): RawBuilder<SqlBool> {
  return isThere(sql`talents seen where seen.id = ${talentId} and ${isSeenTalent('seen', actor, today)}`);
}
