import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { creationOf } from '#contract/registry/record/creation.ts';
import type { RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { withoutEmpty } from '#domain/office/record/empty-values.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { underLocks } from '#server/db/under-locks.ts';
import { refuseNames, type Where, withoutCarried } from '#server/features/registry/record/policy.ts';
import type { RecordWriter } from './write-record.ts';

/** Locks an id, so that creations and deletions with the id run one at a time, even if no record has it. */
export async function lockId(trx: Trx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`record ${id.toLowerCase()}`}, 0))`.execute(trx);
}

/**
 * Refuses an id that a record has or had, or that a candidate has: a thread is found by the id of its candidate or
 * project, so no two of these may be equal.
 */
async function refuseUsedId(trx: Trx, table: string, id: string): Promise<Refusal<ErrorCode> | null> {
  const { rows } = await sql<{ is_deleted: boolean; is_used: boolean }>`
    select exists (select from deleted_records where id = ${id}) as is_deleted,
      exists (select from ${sql.table(table)} where id = ${id})
        or exists (select from candidates where id = ${id}) as is_used`.execute(trx);
  if (rows[0]?.is_deleted) return refuse('record_deleted');
  return rows[0]?.is_used ? refuse('record_exists') : null;
}

export interface Making {
  readonly declaration: RecordDeclaration;
  readonly writer: RecordWriter | undefined;
  readonly actor: SignedInActor;
  readonly sent: Where;
  readonly moment: Moment;
}

/**
 * Makes a record from the sent values, ignoring empty ones (spec, section 5).
 * @returns the id of the record, or the refusal
 * @throws ZodError for values that the fields cannot hold
 */
export async function createRecord(
  db: Kysely<Database>,
  { declaration, writer, actor, sent, moment }: Making,
): Promise<string | Refusal<ErrorCode>> {
  const create = writer?.create;
  if (!create || !declaration.may.create.includes(actor.role)) return refuse('forbidden');
  const schema = creationOf(declaration);
  const given = withoutCarried(withoutEmpty(sent), declaration.assigned);
  const refusal = refuseNames(declaration, actor.role, given, schema);
  if (refusal) return refusal;
  const {
    id = randomUUID(),
    created_date,
    updated_date,
    ...values
  } = schema.parse(given) as Where & {
    id?: string;
    created_date?: string;
    updated_date?: string;
  };
  return inTransaction(db, async (trx) => {
    const used = await underLocks(trx, [() => lockId(trx, id)], () => refuseUsedId(trx, writer.table, id));
    return used ?? create(trx, { actor, id, values, created_date, updated_date, moment });
  });
}
