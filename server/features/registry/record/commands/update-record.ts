import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import { refuseNames, type Where, withoutCarried } from '#server/features/registry/record/policy.ts';
import { type Meeting, seesRecord } from '#server/features/registry/record/queries/select-records.ts';
import { createRecord } from './create-record.ts';
import type { RecordWriter } from './write-record.ts';

/**
 * Changes a record that the actor may see. If the id was never used and the actor may create such records, a new record
 * is made. The id of a record that the actor may not see counts as missing.
 * @param read reads the record after the change, by its id; a new one if the server chooses the entity's ids
 */
export async function updateRecord<Read>(
  db: Kysely<Database>,
  meeting: Meeting,
  writer: RecordWriter | undefined,
  id: string,
  sent: Where,
  read: (one: Db, id: string) => Promise<Read>,
): Promise<Read | Refusal<ErrorCode>> {
  const { declaration, actor, moment } = meeting;
  const values = withoutCarried(sent);
  const refusal = refuseNames(declaration, actor.role, values, declaration.update);
  const may = declaration.may.update.includes(actor.role);
  // Most changes are valid and of records that the actor sees; what follows finds the right refusal for the others.
  if (writer?.update && writer.findsSeen && may && !refusal) {
    const { data } = declaration.update.safeParse(values);
    if (data && Object.keys(data).length > 0) {
      const changed = await writer.update(db, { actor, id, values: data, moment }, (one) => read(one, id));
      if (!isRefusal(changed) || changed.refused !== 'not_found') return changed;
    }
  }
  if (!(await seesRecord(db, meeting, id))) {
    const isOfChanges = (field: string) => field in declaration.update.shape && !(field in declaration.create.shape);
    // True if all sent fields are ones that only an existing record can have, such as the read mark of a message.
    const isChange = Object.keys(values).length > 0 && Object.keys(values).every(isOfChanges);
    if (!declaration.may.create.includes(actor.role) || isChange) return refuse('not_found');
    const made = await createRecord(db, { declaration, writer, actor, moment, sent: { ...sent, id } }, read);
    if (!isRefusal(made) || made.refused !== 'record_exists') return made;
    return (await seesRecord(db, meeting, id)) ? made : refuse('not_found');
  }
  if (refusal) return refusal;
  const change = { actor, id, values: declaration.update.parse(values), moment };
  if (Object.keys(change.values).length === 0) return read(db, id);
  if (!writer?.update || !may) return refuse('forbidden');
  return writer.update(db, change, (one) => read(one, id));
}
