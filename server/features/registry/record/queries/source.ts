import type { RawBuilder, SqlBool } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';

/** The source of an entity's records: its tables, and the condition for the records that an actor may see. */
export interface RecordSource {
  /** The joined tables. The first has the alias `alias`, and its id is the id of the record. */
  readonly from: RawBuilder<unknown>;
  readonly alias: string;
  /** Fields that are no column of the same name, in the form that the actor may see. */
  readonly derived?: (actor: SignedInActor, moment: Moment) => Readonly<Record<string, RawBuilder<unknown>>>;
  readonly visible: (actor: SignedInActor, moment: Moment) => RawBuilder<SqlBool>;
}

export const NOTHING = sql<SqlBool>`false`;
export const EVERYTHING = sql<SqlBool>`true`;
