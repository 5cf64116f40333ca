import { sql } from 'kysely';
import type { ImportedTalent, LineProblem } from '#contract/people/import.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertAccount } from '#server/features/accounts/account/commands/insert-account.ts';
import { refusalWords } from '#server/features/people/import/present.ts';
import { addPicture } from '#server/features/people/talent/commands/change-pictures.ts';
import { saveProfile } from '#server/features/people/talent/commands/save-profile.ts';
import { talentInvitation } from '#texts/people/import-mails.ts';
import {
  findRecord,
  type Importing,
  notePicture,
  noteRecord,
  noteSaved,
  type RecordKey,
  tellOnce,
} from './imported-record.ts';

/**
 * Makes an account with an empty profile. It has no password, so nobody can sign in before the owner takes the account
 * over.
 */
function makeTalent({ db, clock }: Importing, { person }: ImportedTalent, key: RecordKey) {
  const moment = momentOf(clock());
  const { email, first_name, last_name } = person;
  return inTransaction(db, async (trx) => {
    const account_id = await insertAccount(trx, { email, first_name, last_name, role: 'talent' }, moment);
    if (!account_id) return refuse('email_used');
    await sql`
      insert into talents (account_id, first_name, last_name, created_date)
      values (${account_id}, ${first_name}, ${last_name}, ${moment.now})`.execute(trx);
    return noteRecord(trx, key, account_id, moment);
  });
}

async function talentOf({ db }: Importing, account_id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from talents where account_id = ${account_id}`.execute(db);
  return rows[0]?.id ?? '';
}

/**
 * Imports a talent, or continues where a run was interrupted: account, profile, pictures, then the mail. Like any new
 * talent, an imported talent is findable only after taking the account over, accepting the terms and passing the
 * review.
 * @param pictures paths of files
 * @returns the parts that could not be imported, such as a picture; a refusal if the address was taken meanwhile
 */
export async function bringTalent(
  parts: Importing,
  told: ImportedTalent,
  { key, pictures }: { readonly key: RecordKey; readonly pictures: readonly string[] },
) {
  const made = (await findRecord(parts.db, key)) ? true : await makeTalent(parts, told, key);
  if (isRefusal(made)) return made;
  const record = await findRecord(parts.db, key);
  if (!record?.account_id) return refuse('changed_meanwhile');
  const talent_id = await talentOf(parts, record.account_id);
  const moment = momentOf(parts.clock());
  if (!record.is_saved) {
    const saved = await saveProfile(parts.db, talent_id, told.profile, moment);
    if (isRefusal(saved)) return saved;
    await noteSaved(parts.db, key);
  }
  const problems: LineProblem[] = [];
  for (const place of pictures.slice(record.pictures_read)) {
    const added = await addPicture(parts, talent_id, { place });
    if (isRefusal(added)) problems.push({ field: place, words: refusalWords(added) });
    await notePicture(parts.db, key);
  }
  await tellOnce(parts, key, talentInvitation(told.person.first_name, key.source), moment);
  return problems;
}
