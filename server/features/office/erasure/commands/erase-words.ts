import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { emptyWords } from '#server/features/work/injury/commands/sealed-injuries.ts';
import { MESSAGE_ERASED } from '#texts/office/erasure-words.ts';

type Sql = ReturnType<typeof sql>;

/** Deletes files in the talent's threads and files that the talent's account has sent in any thread. */
async function endMessageFiles(trx: Trx, account_id: string, talent_id: string, { now }: Moment): Promise<void> {
  await sql`
    update private_files set deleted_date = ${now}
    where deleted_date is null and noun = 'message' and subject_id in (
      select m.id from project_messages m join project_chats c on c.id = m.chat_id
      where c.talent_id = ${talent_id} or m.sender_account_id = ${account_id})`.execute(trx);
}

/**
 * Erases the texts by, to and about a talent: empties texts in rows that must be kept and deletes the other rows. The
 * texts of signed agreements, the guardians' names under them, and vouchers are not touched.
 */
export async function eraseWords(trx: Trx, account_id: string, talent_id: string, moment: Moment): Promise<void> {
  await endMessageFiles(trx, account_id, talent_id, moment);
  const own = sql`talent_id = ${talent_id}`;
  const candidates = sql`(select id from candidates where ${own})`;
  const sheets = sql`(
    select s.id from call_sheets s join candidates k on k.project_id = s.project_id where k.talent_id = ${talent_id})`;
  for (const statement of [
    sql`update project_messages set body = ${MESSAGE_ERASED} where sender_account_id = ${account_id}`,
    sql`update candidates set request_message = '', answer_message = '', closed_reason = null, chosen_media = '{}' where ${own}`,
    sql`delete from candidate_notes where candidate_id in ${candidates}`,
    sql`delete from presentation_people where candidate_id in ${candidates}`,
    sql`update bookings set cancel_reason = null where ${own} and cancel_reason is not null`,
    sql`update counter_offers set reply = '' where ${own} and reply <> ''`,
    sql`update counter_offer_versions set words = '' where counter_offer_id in (select id from counter_offers where ${own})`,
    sql`update invitations set message = '', answer_message = '', asked_time_message = '', access_needs = '',
      access_needs_date = null, withdraw_reason = null where ${own}`,
    sql`update slot_wishes set words = '', answer = null where ${own}`,
    sql`update agreements set decline_reason = null where ${own} and decline_reason is not null`,
    sql`update agreement_approvals set guardian_email = '', decline_reason = null where ${own}`,
    sql`update agreement_approvals set guardian_name = '' where ${own} and status <> 'signed'`,
    sql`delete from assignment_diets where ${own}`,
    sql`update clearances set chaperone_name = null, chaperone_phone = null, permit_number = null, permit_file_id = null,
      school_leave_file_id = null where ${own}`,
    emptyWords(talent_id),
    sql`delete from reviews where ${own}`,
    sql`delete from shown_people where ${own}`,
    notesOfSheets(sql`call_sheets`, candidates, sql`id in ${sheets}`),
    notesOfSheets(sql`call_sheet_versions`, candidates, sql`call_sheet_id in ${sheets}`),
  ]) {
    await statement.execute(trx);
  }
}

/** Empties the notes about these candidates in call sheets, which store each note with the candidate's id. */
const notesOfSheets = (table: Sql, candidates: Sql, isOfProjects: Sql) => sql`
  update ${table} set content = jsonb_set(content, '{people}', (
    select jsonb_agg(case when (person->>'candidate_id')::uuid in ${candidates} then person || '{"note": ""}' else person end order by at)
    from jsonb_array_elements(content->'people') with ordinality as people (person, at)))
  where ${isOfProjects} and exists (select from jsonb_array_elements(content->'people') person
    where (person->>'candidate_id')::uuid in ${candidates})`;
