import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import { bookDifference } from './book-difference.ts';

interface Found {
  readonly created_date: string;
  readonly is_handed_in: boolean;
  /** True if a later file of the month was handed in, after which this one would undo corrections. */
  readonly is_passed: boolean;
}

/**
 * Records that an administrator has handed in a file on an ISO day, and books the contributions that its sum adds.
 * Recording it again changes nothing.
 */
export async function handIn(trx: Trx, actor: AdminActor, id: string, handed_in_on: string, moment: Moment) {
  const { rows: held } = await sql<{ month: string }>`select month from wage_declarations where id = ${id}`.execute(
    trx,
  );
  if (!held[0]) return refuse('not_found');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wage declaration ${held[0].month}`}, 0))`.execute(trx);
  const { rows } = await sql<Found>`
    select w.created_date, exists (select from wage_declaration_handings h where h.declaration_id = w.id) as is_handed_in,
      exists (select from wage_declarations l join wage_declaration_handings h on h.declaration_id = l.id
        where l.month = w.month and l.position > w.position) as is_passed
    from wage_declarations w where w.id = ${id}`.execute(trx);
  const [file] = rows;
  if (!file) return refuse('not_found');
  if (file.is_handed_in) return { done: true as const };
  if (file.is_passed) return refuse('not_allowed_now');
  if (handed_in_on < dayOf(file.created_date)) return refuse('handed_in_early');
  const { account_id, name: actor_name } = actor;
  await trx
    .insertInto('wage_declaration_handings')
    .values({ declaration_id: id, handed_in_on, account_id, actor_name, created_date: moment.now })
    .execute();
  await bookDifference(trx, { id, month: held[0].month }, moment);
  announce(trx, { topics: [], noun: 'books' });
  return { done: true as const };
}
