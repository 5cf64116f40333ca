import type { Kysely } from 'kysely';
import type { Moved } from '#contract/kernel/many-at-once.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';

/**
 * Gives a command to many objects, one after the other and each in a separate transaction, like single clicks, so that
 * no lock lasts longer than one command. An object that is refused is left and reported, and does not stop the others.
 */
export async function oneTransactionEach(
  db: Kysely<Database>,
  ids: readonly string[],
  command: (trx: Trx, id: string) => Promise<true | Refusal<ErrorCode>>,
): Promise<Moved> {
  const all: Moved = { moved: [], left: [] };
  for (const id of new Set(ids)) {
    const done = await inTransaction(db, (trx) => command(trx, id));
    if (isRefusal(done)) all.left.push({ id, code: done.refused });
    else all.moved.push(id);
  }
  return all;
}
