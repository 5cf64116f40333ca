import { sql } from 'kysely';
import type { MergePreview } from '#contract/office/merge.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type MergeFacts, mergeHindrancesOf, RELIED_ON, stageOf } from '#domain/office/merge/merge.rules.ts';
import { differingParts, MERGE_PARTS, type MergeProfile, proposedParts } from '#domain/people/profile/merge-parts.ts';
import { adultBornBy } from '#domain/people/talent/profile.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { countThings, type Pair } from '#server/features/office/merge/commands/move-rows.ts';
import { pictureUrl } from '#server/files/picture-files.ts';

/** One of the two talents of a merge, with the values that are compared and shown. */
export interface Side extends MergeProfile {
  readonly talent_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly first_name: string;
  readonly email: string;
  readonly profile_image: string | null;
  /** The paths of all the talent's pictures. */
  readonly pictures: readonly string[];
  readonly created_date: string;
  readonly signed_in_date: string | null;
}

/** Both talents; undefined if the ids are the same, or if one of the talents is unknown, merged or erased. */
export async function findSides(
  db: Db,
  stays_id: string,
  goes_id: string,
): Promise<{ stays: Side; goes: Side } | undefined> {
  const columns = Object.values(MERGE_PARTS).flat();
  const { rows } = await sql<Side>`
    select t.id as talent_id, t.account_id, btrim(t.first_name || ' ' || t.last_name) as name, t.first_name, a.email,
      t.profile_image, t.created_date, t.approved_date,
      coalesce((select jsonb_agg(m.path order by m.position) from media m where m.talent_id = t.id), '[]') as pictures,
      (select max(s.created_date) from sessions s where s.account_id = a.id) as signed_in_date,
      (select to_jsonb(v) from (select ${sql.join(columns.map((column) => sql`t.${sql.ref(column)}`))}) v) as values
    from talents t join accounts a on a.id = t.account_id
    where t.id in (${stays_id}, ${goes_id}) and t.merged_into is null and a.erased_date is null`.execute(db);
  const [stays, goes] = [stays_id, goes_id].map((id) => rows.find(({ talent_id }) => talent_id === id));
  return stays && goes && stays !== goes ? { stays, goes } : undefined;
}

/** The requests of both talents for the same role, of which only one can continue. */
export interface SameRole {
  /** The candidate that continues, and the candidate that ends. */
  readonly kept_id: string;
  readonly left_id: string;
  /** True if the talent and the company already rely on the request that ends. */
  readonly is_relied_on: boolean;
}

/**
 * The roles, or bookings to replace, for which both talents are asked. The request that is further continues; at equal
 * stages the staying talent's.
 */
export async function findSameRoles(db: Db, { stays, goes }: Pair): Promise<SameRole[]> {
  type State = Parameters<typeof stageOf>[0] & { readonly id: string };
  const { rows } = await sql<{ own: State; other: State }>`
    select to_jsonb(k) as own, to_jsonb(o) as other
    from candidates k join candidates o on o.project_id = k.project_id and o.talent_id = ${goes.talent_id} and not o.is_deleted
      and (o.role_index = k.role_index and o.replaces_booking_id is null and k.replaces_booking_id is null
        or o.replaces_booking_id = k.replaces_booking_id)
    where k.talent_id = ${stays.talent_id} and not k.is_deleted order by k.id`.execute(db);
  return rows.map(({ own, other }) => {
    const [kept, left] = stageOf(other) > stageOf(own) ? [other, own] : [own, other];
    return { kept_id: kept.id, left_id: left.id, is_relied_on: stageOf(left) >= RELIED_ON };
  });
}

/** The facts that can forbid a merge. */
export async function findHindrances(db: Db, pair: Pair, { today }: Moment) {
  const { stays, goes } = pair;
  const ids = sql`(${stays.talent_id}, ${goes.talent_id})`;
  const hasConsent = (id: string) => sql`
    exists (select from guardian_consents where talent_id = ${id} and status <> 'cancelled')`;
  const hasNumber = (id: string) => sql`exists (select from talent_payment_details where talent_id = ${id})`;
  const { rows } = await sql<Omit<MergeFacts, 'same_role_count'>>`
    select ${hasNumber(stays.talent_id)} as stays_has_number, ${hasNumber(goes.talent_id)} as goes_has_number,
      exists (select from talents where id in ${ids} and standing <> 'active')
        or exists (select from appeals where talent_id in ${ids} and status in ('open', 'waiting')) as is_shut_out,
      exists (select from talents where id in ${ids} and is_leaving) as is_leaving,
      (select count(distinct birth_date > ${adultBornBy(today)}::date) from talents where id in ${ids}) > 1 as has_two_ages,
      ${hasConsent(stays.talent_id)} and ${hasConsent(goes.talent_id)} as has_two_guardians,
      exists (select from mandates where talent_id in ${ids} and status = 'held') as is_acted_for,
      (select count(*) from bookings b join bookings o on o.talent_id = ${goes.talent_id} and o.status <> 'cancelled'
          and daterange(o.starts_on, o.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]')
        where b.talent_id = ${stays.talent_id} and b.status <> 'cancelled')::int as overlapping_count`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('What is asked of two talents answers with a row');
  const roles = await findSameRoles(db, pair);
  const same_role_count = roles.filter(({ is_relied_on }) => is_relied_on).length;
  return mergeHindrancesOf({ ...facts, same_role_count });
}

const asShown = ({ talent_id: id, name, email, profile_image, created_date, approved_date, ...side }: Side) => ({
  id,
  name,
  email,
  profile_image,
  created_date,
  approved_date,
  pictures: side.pictures.map(pictureUrl),
  signed_in_date: side.signed_in_date,
  values: side.values,
});

/** A preview of a merge, shown before the decision; undefined in the same cases as `findSides`. */
export async function previewMerge(
  db: Db,
  stays_id: string,
  goes_id: string,
  moment: Moment,
): Promise<MergePreview | undefined> {
  const sides = await findSides(db, stays_id, goes_id);
  if (!sides) return undefined;
  const { stays, goes } = sides;
  const [hindrances, moves, roles] = await Promise.all([
    findHindrances(db, sides, moment),
    countThings(db, sides),
    findSameRoles(db, sides),
  ]);
  return {
    stays: asShown(stays),
    goes: asShown(goes),
    differing: differingParts(stays.values, goes.values),
    proposed: proposedParts(stays, goes),
    hindrances,
    moves,
    twice_asked_count: roles.length,
  };
}
