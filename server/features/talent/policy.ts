import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { adultBornBy } from '#domain/talent/profile.rules.ts';
import type { AdminActor, CompanyActor } from '../../actor.ts';

/**
 * Whether companies may find and ask a talent on that Swedish day: `isFindable` of the domain in SQL, for the table or
 * alias named. A property test holds the two together. Its first three conditions are those of the index talents_ranked.
 */
export function isVisibleTalent(talents: string, today: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${talents}.${name}`);
  // The null check comes first so that it is true or false, never null, also where it is selected.
  return sql<SqlBool>`(${column('is_verified')} and ${column('profile_completed')} and not ${column('is_paused')}
    and ${column('birth_date')} is not null
    and (${column('birth_date')} <= ${adultBornBy(today)}::date or ${column('guardian_consent_date')} is not null))`;
}

/**
 * Whether the caller has a talent in front of them because of a request that still stands, whatever the profile says
 * since: a company in its own projects, an administrator in any.
 */
export function isKnownThroughRequest(talents: string, actor: CompanyActor | AdminActor): RawBuilder<SqlBool> {
  const isOwn = actor.role === 'admin' ? sql`true` : sql`p.company_id = ${actor.company_id}`;
  return sql<SqlBool>`exists (
    select from candidates c join projects p on p.id = c.project_id
    where c.talent_id = ${sql.ref(`${talents}.id`)} and not c.is_deleted and ${isOwn})`;
}
