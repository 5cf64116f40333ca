import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

export interface Creation {
  readonly actor: SignedInActor;
  /** An id that was never used. If the server chooses the entity's ids, the record gets another id. */
  readonly id: string;
  /** Values of the entity's declared fields, without id and dates. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Instants sent with the values, if the entity allows them. */
  readonly created_date?: string | undefined;
  readonly updated_date?: string | undefined;
  readonly moment: Moment;
}

export interface Change {
  readonly actor: SignedInActor;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly moment: Moment;
}

/** Reads the record that was written. */
type Reading<Read> = (one: Db) => Promise<Read>;

/** The `update` of a writer for a command with a transaction of its own. */
export const readAfter =
  (change: (db: Kysely<Database>, change: Change) => Promise<unknown>): NonNullable<RecordWriter['update']> =>
  async (db, sent, read) => {
    const changed = await change(db, sent);
    return isRefusal(changed) ? (changed as Refusal<ErrorCode>) : read(db);
  };

/**
 * The functions that write records of an entity. If a screen has a command for the same change, the writer calls that
 * command.
 */
export interface RecordWriter {
  readonly table: string;
  /** @returns the id of the new record */
  readonly create?: (trx: Trx, creation: Creation) => Promise<string | Refusal<ErrorCode>>;
  /** Changes a record that the actor may see, and reads it afterwards. Changes of one record run one at a time. */
  readonly update?: <Read>(
    db: Kysely<Database>,
    change: Change,
    read: Reading<Read>,
  ) => Promise<Read | Refusal<ErrorCode>>;
  /**
   * True if `update` itself finds the record among those that the actor may see, and answers `not_found` for others, so
   * that this is not asked on a way of its own first.
   */
  readonly findsSeen?: boolean;
  readonly remove?: (trx: Trx, actor: SignedInActor, id: string) => Promise<true | Refusal<ErrorCode>>;
}
