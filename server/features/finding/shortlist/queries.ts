import { sql } from 'kysely';
import { SHORTLISTS_MAX, type Shortlist, type ShortlistPerson } from '#contract/finding/shortlist.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { CARD_COLUMNS, type CardRow } from '#server/features/people/talent/queries.ts';
import { isOwnList, type ListOwner } from './policy.ts';

/** The company that owns the list `s`. */
const OWNER = sql`s.company_id`;

/**
 * SQL for the number of talents on the list `s` whom its owner may find on `today`; hidden talents are never counted.
 */
const peopleCount = (today: string) => sql`(
  select count(*) from shortlist_people p join talents t on t.id = p.talent_id
  where p.shortlist_id = s.id and ${isFoundBy('t', OWNER, today)}) as people_count`;

const list = (today: string) => sql`s.id, s.name, s.created_date, s.updated_date, ${peopleCount(today)}`;

/** A page of the actor's lists, the latest changed first. */
export async function listShortlists(db: Db, actor: ListOwner, page: number, today: string) {
  const [{ rows: items }, total] = await Promise.all([
    sql<Shortlist>`select ${list(today)} from shortlists s where ${isOwnList(actor)}
      order by s.updated_date desc, s.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countShortlists(db, actor),
  ]);
  return { items, page, page_size: PAGE_SIZE, total };
}

/** Number of the actor's lists. */
export async function countShortlists(db: Db, actor: ListOwner): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from shortlists s where ${isOwnList(actor)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One of the actor's lists; undefined for any other id. */
export async function findShortlist(
  db: Db,
  actor: ListOwner,
  id: string,
  today: string,
): Promise<Shortlist | undefined> {
  const { rows } = await sql<Shortlist>`
    select ${list(today)} from shortlists s where s.id = ${id} and ${isOwnList(actor)}`.execute(db);
  return rows[0];
}

/**
 * All lists of the actor, ordered by name, each with the ids of the given talents who are on the list and whom its
 * owner may find on `today`.
 */
export async function listsContaining(db: Db, actor: ListOwner, talentIds: readonly string[], today: string) {
  const { rows } = await sql<Pick<Shortlist, 'id' | 'name' | 'people_count'> & { talent_ids: string[] }>`
    select s.id, s.name, ${peopleCount(today)},
      array(select p.talent_id::text from shortlist_people p join talents t on t.id = p.talent_id
        where p.shortlist_id = s.id and p.talent_id = any(${talentIds}::uuid[])
          and ${isFoundBy('t', OWNER, today)}) as talent_ids
    from shortlists s where ${isOwnList(actor)} order by s.name_key, s.id limit ${SHORTLISTS_MAX}`.execute(db);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'sv'));
}

/**
 * A page of the talents on a list whom its owner may find on `today` (ISO day), the latest added first, and their
 * number. The caller has checked that the list is the actor's.
 */
export async function findPeople(db: Db, listId: string, page: number, today: string) {
  const onList = sql`shortlist_people p join shortlists s on s.id = p.shortlist_id join talents t on t.id = p.talent_id
    where p.shortlist_id = ${listId} and ${isFoundBy('t', OWNER, today)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<CardRow & { note: string; added_date: string }>`
      select p.note, p.created_date as added_date, ${sql.join(CARD_COLUMNS.map((name) => sql.ref(name)))}
      from ${onList}
      order by p.created_date desc, p.talent_id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${onList}`.execute(db),
  ]);
  const items: ShortlistPerson[] = rows.map(({ note, added_date, ...talent }) => ({
    talent: presentCard(talent),
    note,
    added_date,
  }));
  return { items, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}
