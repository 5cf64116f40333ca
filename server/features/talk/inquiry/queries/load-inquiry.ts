import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InquiryDetails } from '#contract/talk/inquiry.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPrivateFilesOf } from '#server/files/private-files.ts';
import { BRAND } from '#texts/kernel/brand.ts';

export interface LoadedInquiry extends Omit<InquiryDetails, 'messages' | 'files' | 'actions' | 'is_mine'> {
  readonly talent_id: string | null;
  readonly company_id: string | null;
  readonly taken_by: string | null;
}

/**
 * The condition on `q` (inquiries) for the inquiries that the actor may see. A talent sees the talent's own inquiries;
 * a company member sees the inquiries of the whole company; an administrator sees all inquiries.
 */
export function visibleInquiries(actor: SignedInActor): RawBuilder<SqlBool> {
  if (actor.role === 'admin') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql`q.talent_id = ${actor.talent_id}` : sql`q.company_id = ${actor.company_id}`;
}

/** An inquiry; null if the actor may not see it. With `isHeld` it is locked until the commit. */
export async function loadInquiry(
  db: Db,
  actor: SignedInActor,
  id: string,
  isHeld = false,
): Promise<LoadedInquiry | null> {
  const { rows } = await sql<LoadedInquiry>`
    select q.id, q.kind, q.category, q.status, q.message_count, q.created_date, q.waits_since, q.asker, q.asker_name,
      c.name as company_name, q.taken_by, q.taken_by_name, q.about_path, q.talent_id, q.company_id,
      h.subject_id as thread_id
    from inquiries q left join companies c on c.id = q.company_id left join project_chats h on h.id = q.chat_id
    where q.id = ${id} and ${visibleInquiries(actor)} ${isHeld ? sql`for update of q` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** An inquiry with its messages, as shown to the actor. The asker sees only the first names of administrators. */
export async function showInquiry(
  db: Db,
  actor: SignedInActor,
  id: string,
  moment: Moment,
): Promise<InquiryDetails | null> {
  const row = await loadInquiry(db, actor, id);
  if (!row) return null;
  const { rows: messages } = await sql<InquiryDetails['messages'][number]>`
    select id, author_name, is_ours, words, created_date from inquiry_messages
    where inquiry_id = ${id} order by position`.execute(db);
  const files = (await findPrivateFilesOf(db, 'inquiry', id)).map(
    ({ id: file_id, name, bytes, content_type, created_date }) => ({
      id: file_id,
      name,
      bytes,
      created_date,
      is_picture: content_type.startsWith('image/'),
    }),
  );
  const { talent_id, company_id, taken_by, ...shown } = row;
  const isOurs = actor.role === 'admin';
  const thread_id = isOurs ? shown.thread_id : null;
  const taken = { taken_by_name: isOurs ? shown.taken_by_name : null, is_mine: taken_by === actor.account_id };
  const authored = messages.map((message) =>
    message.is_ours && !isOurs
      ? { ...message, author_name: `${message.author_name.split(' ')[0]} på ${BRAND}` }
      : message,
  );
  return {
    ...shown,
    ...taken,
    thread_id,
    messages: authored,
    files: files.toReversed(),
    actions: commandsNow(inquiryWorkflow, row, actor, moment),
  };
}
