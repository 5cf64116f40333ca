import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { isCurrentForLibrary, openForLibrary, sealForLibrary } from './library-secrets.ts';
import { isCurrent, type Opened, openWithSecret, seal } from './seal.ts';

/** A column, or a field of a JSON column, with sealed values. A value is read and written as text. */
export interface SealedColumn {
  readonly name: string;
  /** The value as text. */
  readonly read: RawBuilder<string | null>;
  /** The assignment of a new value in an update. */
  readonly write: (value: string) => RawBuilder<unknown>;
  readonly open: (env: Env, value: string, placed_by: string) => Promise<Opened>;
  readonly seal: (env: Env, text: string, placed_by: string) => Promise<string>;
  /** True if the value is sealed as it would be now. */
  readonly isCurrent: (env: Env, value: string) => boolean;
  /** The text of a row that an earlier version wrote without a value; `key` is the key of the row. */
  readonly missing?: (env: Env, key: string) => string;
}

/** A table with sealed values. Each is declared beside its feature, and all are listed in server/secrets. */
export interface SealedTable {
  readonly table: string;
  /** The column that identifies a row. */
  readonly key: string;
  /** The column that the place of a sealed value names; by default the key. */
  readonly placed_by?: string;
  /** The rows with sealed values; by default all. */
  readonly where?: RawBuilder<boolean>;
  readonly columns: readonly SealedColumn[];
  /** Names of columns, also of other tables, with keyed hashes of the texts. */
  readonly hashes?: readonly string[];
  /** Takes the locks under which a row is sealed anew, in the order of the product's other transactions. */
  readonly lock?: (trx: Trx, key: string) => Promise<unknown>;
  /** Writes the hashes of a row's texts under the first secret, in the transaction that seals the row anew. */
  readonly rehash?: (trx: Trx, env: Env, key: string, texts: readonly (string | null)[]) => Promise<unknown>;
}

type Place = (placed_by: string) => string;

const inHex = (place: Place) => ({
  open: async (env: Env, value: string, placed_by: string) =>
    openWithSecret(env, Buffer.from(value, 'hex'), place(placed_by)),
  seal: async (env: Env, text: string, placed_by: string) => seal(env, text, place(placed_by)).toString('hex'),
  isCurrent: (env: Env, value: string) => isCurrent(env, Buffer.from(value, 'hex')),
});

/** A column of bytes. */
export const sealedBytes = (name: string, place: Place, missing?: SealedColumn['missing']): SealedColumn => ({
  name,
  read: sql`encode(${sql.ref(name)}, 'hex')`,
  write: (value) => sql`${sql.ref(name)} = decode(${value}, 'hex')`,
  ...inHex(place),
  ...(missing && { missing }),
});

/** A field of the JSON column `content`, in hex. */
export const sealedField = (name: string, place: Place): SealedColumn => ({
  name,
  read: sql`content ->> ${sql.lit(name)}`,
  write: (value) => sql`content = jsonb_set(content, array[${sql.lit(name)}], to_jsonb(${value}::text))`,
  ...inHex(place),
});

/** A column that the authentication library seals. */
export const sealedByLibrary = (name: string): SealedColumn => ({
  name,
  read: sql`${sql.ref(name)}`,
  write: (value) => sql`${sql.ref(name)} = ${value}`,
  open: openForLibrary,
  seal: sealForLibrary,
  isCurrent: isCurrentForLibrary,
});
