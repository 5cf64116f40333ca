import { type Kysely, sql } from 'kysely';
import { SHORTLISTS_MAX } from '#contract/finding/shortlist.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { isOwnList, type ListOwner, ownerColumns } from '#server/features/finding/shortlist/policy.ts';
import { countShortlists, findShortlist } from '#server/features/finding/shortlist/queries.ts';
import { announce } from '#server/live/announce.ts';
import { insertPeople } from './change-people.ts';

/** The key of a name: 'Åsas' and 'ÅSAS' are the same name. */
const keyOf = (name: string) => name.normalize('NFC').toLocaleLowerCase('sv');

/** Refreshes the open screens of the members who share the list. */
const tell = (trx: Trx, actor: ListOwner, id: string) =>
  announce(trx, {
    topics: actor.role === 'company' ? [`company:${actor.company_id}`] : [],
    noun: 'shortlist',
    ids: [id],
  });

export interface NewShortlist {
  readonly name: string;
  readonly talent_ids: readonly string[];
}

/** Makes a list with the given talents. `today` is an ISO day. */
export function createShortlist(
  db: Kysely<Database>,
  actor: ListOwner,
  { name, talent_ids }: NewShortlist,
  today: string,
) {
  return inTransaction(
    db,
    async (trx) => {
      // The lock makes simultaneous new lists of two members wait for each other, so that the second counts the first.
      await (actor.role === 'company'
        ? sql`select from companies where id = ${actor.company_id} for no key update`
        : sql`select from accounts where id = ${actor.account_id} for no key update`
      ).execute(trx);
      if ((await countShortlists(trx, actor)) >= SHORTLISTS_MAX) return refuse('too_many_shortlists');
      const { id } = await trx
        .insertInto('shortlists')
        .values({ ...ownerColumns(actor), name, name_key: keyOf(name) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const people = talent_ids.map((talent_id) => ({ talent_id, note: '' }));
      const added = await insertPeople(trx, id, people, today);
      if (isRefusal(added)) return added;
      tell(trx, actor, id);
      const made = await findShortlist(trx, actor, id, today);
      if (!made) throw new Error('A list that has just been made is not there');
      return made;
    },
    ['shortlists_name_unique'],
  );
}

/** Renames one of the actor's own lists. `today` is an ISO day. */
export function renameShortlist(db: Kysely<Database>, actor: ListOwner, id: string, name: string, today: string) {
  return inTransaction(
    db,
    async (trx) => {
      await sql`
      update shortlists s set name = ${name}, name_key = ${keyOf(name)} where s.id = ${id} and ${isOwnList(actor)}`.execute(
        trx,
      );
      tell(trx, actor, id);
      return (await findShortlist(trx, actor, id, today)) ?? refuse('not_found');
    },
    ['shortlists_name_unique'],
  );
}

/** Deletes one of the actor's own lists for all members who share it; another id changes nothing. */
export async function deleteShortlist(db: Kysely<Database>, actor: ListOwner, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`delete from shortlists s where s.id = ${id} and ${isOwnList(actor)}`.execute(trx);
    tell(trx, actor, id);
    return true;
  });
}

/**
 * Changes one of the actor's own lists in a transaction, one change at a time, and refreshes the screens of the members
 * who share it. `today` is an ISO day.
 */
export function changeShortlist<T>(
  db: Kysely<Database>,
  actor: ListOwner,
  id: string,
  today: string,
  change: (trx: Trx) => Promise<T>,
) {
  return inTransaction(db, async (trx) => {
    // The update locks the row and also stores the time of the change.
    const { rows } = await sql<{ id: string }>`
      update shortlists s set updated_date = app_now() where s.id = ${id} and ${isOwnList(actor)} returning s.id`.execute(
      trx,
    );
    if (rows.length === 0) return refuse('not_found');
    const result = await change(trx);
    if (isRefusal(result)) return result as Extract<T, Refusal>;
    tell(trx, actor, id);
    const list = await findShortlist(trx, actor, id, today);
    return list ? { list, result: result as Exclude<T, Refusal> } : refuse('not_found');
  });
}
