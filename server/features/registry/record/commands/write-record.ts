import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import type { Trx } from '#server/db/transaction.ts';

export interface Creation {
  readonly actor: SignedInActor;
  /** Unused and never deleted; an entity whose ids are the server's may give another. */
  readonly id: string;
  /** As declared, without the carried fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Instants that came with the values, where the entity lets them. */
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

/** How an entity is written: by the commands that the screens give, where there are such. */
export interface RecordWriter {
  readonly table: string;
  /** @returns the id of the new record */
  readonly create?: (trx: Trx, creation: Creation) => Promise<string | Refusal<ErrorCode>>;
  /** Changes a record that the actor sees, one change of it at a time. */
  readonly update?: (db: Kysely<Database>, change: Change) => Promise<unknown | Refusal<ErrorCode>>;
  readonly remove?: (trx: Trx, actor: SignedInActor, id: string) => Promise<true | Refusal<ErrorCode>>;
}
