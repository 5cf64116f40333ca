import { sql } from 'kysely';
import type { Sweep } from './end-rows.ts';

/** Facts of an event that contain a person's own words. */
const WORD_FACTS = ['message', 'reason'];

/**
 * Candidates without a booking or an agreement, unchanged since `before`. The row and its answer stay, because figures
 * and the project's board need them; texts are emptied, and the thread, recordings, notes, notices and places in
 * presentations are deleted.
 */
export const emptyRequests: Sweep = {
  async find(db, { before }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select k.id from candidates k
      where k.emptied_date is null and k.updated_date < ${before} and k.id <> all(${[...stuck]}::uuid[])
        and not exists (select from bookings b where b.candidate_id = k.id)
        and not exists (select from agreements a where a.candidate_id = k.id)
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids, { now, before }) {
    const { rows } = await sql<{ id: string }>`
      update candidates set request_message = '', answer_message = '', closed_reason = null, chosen_media = '{}',
        emptied_date = ${now}
      where id = any(${[...ids]}::uuid[]) and emptied_date is null and updated_date < ${before} returning id`.execute(
      trx,
    );
    const candidates = sql`any(${rows.map(({ id }) => id)}::uuid[])`;
    const invitations = sql`(select id from invitations where candidate_id = ${candidates})`;
    const chats = sql`(select id from project_chats where candidate_id = ${candidates})`;
    for (const statement of [
      sql`update private_files set deleted_date = ${now} where deleted_date is null
        and noun = 'message' and subject_id in (select id from project_messages where chat_id in ${chats})`,
      sql`update private_files set deleted_date = ${now} where deleted_date is null
        and noun = 'invitation' and subject_id in ${invitations}`,
      sql`delete from project_chats where candidate_id = ${candidates}`,
      sql`delete from recordings where invitation_id in ${invitations}`,
      sql`delete from candidate_notes where candidate_id = ${candidates}`,
      sql`delete from presentation_people where candidate_id = ${candidates}`,
      sql`delete from notices where related_candidate_status_id = ${candidates}`,
      sql`update counter_offers set reply = '' where candidate_id = ${candidates} and reply <> ''`,
      sql`update counter_offer_versions set words = ''
        where counter_offer_id in (select id from counter_offers where candidate_id = ${candidates}) and words <> ''`,
      sql`update invitations set message = '', answer_message = '', asked_time_message = '', access_needs = '',
        access_needs_date = null, withdraw_reason = null where candidate_id = ${candidates}`,
      sql`update slot_wishes set words = '', answer = null where candidate_id = ${candidates}`,
      sql`update events set payload = payload || (
          select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(payload) key
          where key = any(${WORD_FACTS}::text[]))
        where payload ?| ${WORD_FACTS}::text[]
          and id in (select event_id from event_concerns where noun = 'candidate' and concerned_id = ${candidates})`,
    ]) {
      await statement.execute(trx);
    }
    return rows.length;
  },
};
