import type { RawBuilder } from 'kysely';
import type { Env } from '#server/env.ts';

/** The person whose data are exported. */
export interface Subject {
  readonly account_id: string;
  /** Null for a member of a company. */
  readonly talent_id: string | null;
}

/** One kind of data about a person. Each context declares its kinds (`own-data.ts` beside its features). */
export interface OwnData {
  /** The name of its file in the archive that the person downloads. */
  readonly name: string;
  /** Every account has the data of an account; only a talent also has the data of a talent. */
  readonly of: 'account' | 'talent';
  /** Swedish heading and names of the shown columns. */
  readonly words: { readonly title: string; readonly columns: Readonly<Record<string, string>> };
  readonly rows: (subject: Subject) => RawBuilder<Record<string, unknown>>;
  /** Opens the sealed values of a row; absent if a row has none. */
  readonly open?: (env: Env, row: Record<string, unknown>) => Record<string, unknown>;
}

/** The kinds of data that exist for one person, in the order of `all`. */
export const ownDataOf = (all: readonly OwnData[], { talent_id }: Subject): readonly OwnData[] =>
  all.filter((data) => data.of === 'account' || talent_id !== null);
