import { sql } from 'kysely';
import { type NewPerson, SHORTLIST_PEOPLE_MAX } from '#contract/finding/shortlist.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';

/** SQL for the company that owns the list; null for an administrator's list. */
const ownerOf = (listId: string) => sql`(select s.company_id from shortlists s where s.id = ${listId})`;

/**
 * Adds talents to a list that the caller has locked; talents already on it stay unchanged. Refused if the owner may not
 * find all of them on `today` (ISO day), or if the list has no room. The first named talent is placed on top; a talent
 * with an earlier `added_date` is placed by that date.
 * @returns the added talents
 */
export async function insertPeople(trx: Trx, listId: string, people: readonly NewPerson[], today: string) {
  if (people.length === 0) return [];
  const ids = people.map(({ talent_id }) => talent_id);
  const { rows: visible } = await sql<{ is_so: boolean }>`
    select count(*) = (select count(distinct id) from unnest(${ids}::uuid[]) id) as is_so
    from talents t where t.id = any(${ids}::uuid[]) and ${isFoundBy('t', ownerOf(listId), today)}`.execute(trx);
  if (!visible[0]?.is_so) return refuse('talent_not_visible');
  const notes = people.map(({ note }) => note);
  const dates = people.map(({ added_date = null }) => added_date);
  const { rows: added } = await sql<{ talent_id: string }>`
    insert into shortlist_people (shortlist_id, talent_id, note, created_date)
    select ${listId}, named.id, named.note,
      least(named.added, app_now() - named.place * interval '1 microsecond')
    from unnest(${ids}::uuid[], ${notes}::text[], ${dates}::timestamptz[]) with ordinality as named (id, note, added, place)
    on conflict do nothing returning talent_id`.execute(trx);
  const { rows: all } = await sql<{ count: number }>`
    select count(*) as count from shortlist_people p join talents t on t.id = p.talent_id
    where p.shortlist_id = ${listId} and ${isFoundBy('t', ownerOf(listId), today)}`.execute(trx);
  if ((all[0]?.count ?? 0) > SHORTLIST_PEOPLE_MAX) return refuse('shortlist_full');
  return added.map(({ talent_id }) => talent_id);
}

/**
 * Removes talents from a list that the caller has locked.
 * @returns the removed talents whom the owner may find on `today` (ISO day), with their notes and dates
 */
export async function removePeople(trx: Trx, listId: string, talentIds: readonly string[], today: string) {
  const { rows } = await sql<{ talent_id: string; note: string; added_date: string; is_visible: boolean }>`
    delete from shortlist_people p using talents t
    where p.shortlist_id = ${listId} and p.talent_id = any(${[...talentIds]}::uuid[]) and t.id = p.talent_id
    returning p.talent_id, p.note, p.created_date as added_date, ${isFoundBy('t', ownerOf(listId), today)} as is_visible`.execute(
    trx,
  );
  return rows.filter(({ is_visible }) => is_visible);
}

/** Writes the note about a talent on a list that the caller has locked. */
export async function writeNote(trx: Trx, listId: string, talentId: string, note: string): Promise<void> {
  await sql`
    update shortlist_people set note = ${note} where shortlist_id = ${listId} and talent_id = ${talentId}`.execute(trx);
}
