import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { creationOf } from '#contract/registry/record/creation.ts';
import type { RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { withoutEmpty } from '#domain/office/record/empty-values.ts';
import type { SignedInActor } from '#server/actor.ts';
import { type Demand, demand } from '#server/db/demand.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { changeThenRead, type Db, send } from '#server/db/transaction.ts';
import { refuseNames, type Where, withoutCarried } from '#server/features/registry/record/policy.ts';
import type { RecordWriter } from './write-record.ts';

/** The lock of an id: creations and deletions with the id run one at a time, even if no record has it. */
export const lockOfId = (id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`record ${id.toLowerCase()}`}, 0))`;

/**
 * The demand that an id is new: no record has it or had it, and no candidate. A thread is found by the id of its
 * candidate or project, so no two of these may be equal.
 */
const newId = (table: string, id: string): Demand<'record_deleted' | 'record_exists'> => ({
  found: sql`
    select exists (select from deleted_records where id = ${id}) as is_deleted,
      exists (select from ${sql.table(table)} where id = ${id})
        or exists (select from candidates where id = ${id}) as is_used`,
  refusal: sql`(select case when is_deleted then 'record_deleted' when is_used then 'record_exists' end from found)`,
});

export interface Making {
  readonly declaration: RecordDeclaration;
  readonly writer: RecordWriter | undefined;
  readonly actor: SignedInActor;
  readonly sent: Where;
  readonly moment: Moment;
}

/**
 * Makes a record from the sent values, ignoring empty ones (spec, section 5).
 * @param read reads the record by its id, after the commit
 * @returns what `read` returns, or the refusal
 * @throws ZodError for values that the fields cannot hold
 */
export async function createRecord<Read>(
  db: Kysely<Database>,
  { declaration, writer, actor, sent, moment }: Making,
  read: (one: Db, id: string) => Promise<Read>,
): Promise<Read | Refusal<ErrorCode>> {
  const create = writer?.create;
  if (!create || !declaration.may.create.includes(actor.role)) return refuse('forbidden');
  const schema = creationOf(declaration);
  const given = withoutCarried(withoutEmpty(sent), declaration.assigned);
  const refusal = refuseNames(declaration, actor.role, given, schema);
  if (refusal) return refusal;
  const {
    id: chosen,
    created_date,
    updated_date,
    ...values
  } = schema.parse(given) as Where & {
    id?: string;
    created_date?: string;
    updated_date?: string;
  };
  const id = chosen ?? randomUUID();
  return changeThenRead(
    db,
    (trx) => {
      // Only an id that the caller chose can be in use.
      if (chosen !== undefined) {
        send(trx, lockOfId(id));
        demand(trx, newId(writer.table, id));
      }
      return create(trx, { actor, id, values, created_date, updated_date, moment });
    },
    read,
  );
}
