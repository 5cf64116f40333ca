import { type Kysely, sql } from 'kysely';
import { SAVED_SEARCHES_MAX } from '#contract/finding/saved-search.ts';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { withinBounds } from '#domain/finding/matching/bounds.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import type { Notify } from '#domain/finding/saved-search/saved-search.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Finder, Found } from '#server/features/finding/saved-search/queries/find-fitting.ts';
import { countSearches, findSearch } from '#server/features/finding/saved-search/queries/load-search.ts';
import type { Services } from '#server/services.ts';
import { recordPeople } from './record-people.ts';

/** The account, the moment, and the parts of the server that changes of saved searches need. */
export interface Keeping {
  readonly db: Kysely<Database>;
  readonly find: Finder;
  readonly account_id: string;
  readonly moment: Moment;
}

export interface NewSearch {
  readonly name: string;
  readonly query: TalentQuery;
  readonly notify: Notify;
}

/** Locks one of the account's own searches until the commit; undefined for another id. */
async function lockSearch(trx: Trx, accountId: string, id: string) {
  return await trx
    .selectFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .select(['id', 'notify'])
    .forUpdate()
    .executeTakeFirst();
}

/** The query with its text turned into wishes as read today: a week later 'nästa helg' would mean another weekend. */
async function absorbed(
  { briefs }: Pick<Services, 'briefs'>,
  { text, wishes, unknown }: TalentQuery,
  today: string,
): Promise<TalentQuery> {
  const [reading] = await briefs.queries([text], today);
  if (!reading || reading.wishes.length === 0) return { text, wishes, unknown };
  const all = new Map([...wishes, ...reading.wishes].map((wish) => [writeWish(wish), wish]));
  return { text: reading.words, wishes: withinBounds([...all.values()]).fitting, unknown };
}

/** Saves a search. If its owner wants mails, the talents who fit now are stored, so that mails name only later ones. */
export async function saveSearch(
  { db, briefs, find, account_id, moment }: Keeping & Pick<Services, 'briefs'>,
  { name, query: asked, notify }: NewSearch,
) {
  const query = await absorbed({ briefs }, asked, moment.today);
  const found = await find(query, moment.today, account_id);
  return inTransaction(db, async (trx) => {
    // The lock makes simultaneous saves from two tabs wait for each other, so that the second counts the first.
    await sql`select from accounts where id = ${account_id} for no key update`.execute(trx);
    if ((await countSearches(trx, account_id)) >= SAVED_SEARCHES_MAX) return refuse('too_many_saved_searches');
    const { now } = moment;
    const { id } = await trx
      .insertInto('saved_searches')
      .values({
        account_id,
        name,
        query: JSON.stringify(query),
        notify,
        found_count: found.total,
        counted_date: now,
        looked_date: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (notify !== 'off') await recordPeople(trx, { id, noted_date: null }, found, moment);
    const kept = await findSearch(trx, account_id, id, moment.today);
    if (!kept) throw new Error('A search that has just been kept is not there');
    return kept;
  });
}

/**
 * Runs one of the account's own searches, then locks its row and changes it. The search runs before the lock, because a
 * transaction that holds a row while it waits for another connection could wait forever.
 */
async function withFound(
  { db, find, account_id, moment }: Keeping,
  id: string,
  change: (trx: Trx, before: NonNullable<Awaited<ReturnType<typeof lockSearch>>>, found: Found) => Promise<unknown>,
) {
  const row = await findSearch(db, account_id, id, moment.today);
  if (!row) return refuse('not_found');
  const found = await find(keptQuery.parse(row.query), moment.today, account_id);
  return inTransaction(db, async (trx) => {
    const before = await lockSearch(trx, account_id, id);
    if (!before) return refuse('not_found');
    await change(trx, before, found);
    return (await findSearch(trx, account_id, id, moment.today)) ?? refuse('not_found');
  });
}

/** Renames one of the account's own searches. */
export function renameSearch(
  { db, account_id, moment }: Pick<Keeping, 'db' | 'account_id' | 'moment'>,
  id: string,
  name: string,
) {
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('saved_searches')
      .where('id', '=', id)
      .where('account_id', '=', account_id)
      .set({ name })
      .execute();
    return (await findSearch(trx, account_id, id, moment.today)) ?? refuse('not_found');
  });
}

/**
 * Turns the mails of one of the account's own searches on or off. Talents who began to fit while mails were off are
 * stored and not mailed.
 */
export function setNotify(keeping: Keeping, id: string, notify: Notify) {
  return withFound(keeping, id, async (trx, before, found) => {
    if (notify === before.notify) return;
    await trx.updateTable('saved_searches').where('id', '=', id).set({ notify }).execute();
    if (notify !== 'off') await recordPeople(trx, { id, noted_date: null }, found, keeping.moment);
  });
}

/** Stores that one of the account's own searches was opened, and the number of talents who fit now. */
export function lookAtSearch(keeping: Keeping, id: string) {
  const { now } = keeping.moment;
  return withFound(keeping, id, (trx, _before, { total }) =>
    trx
      .updateTable('saved_searches')
      .where('id', '=', id)
      .set({ found_count: total, counted_date: now, looked_date: now })
      .execute(),
  );
}

/** Deletes one of the account's own searches; another id changes nothing. */
export async function deleteSearch(db: Kysely<Database>, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', id).where('account_id', '=', accountId).execute();
}
