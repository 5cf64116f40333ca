import { sql } from 'kysely';
import type { ReportedThread } from '#contract/talk/thread.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findMessages } from '#server/features/talk/thread/queries/show-thread.ts';
import { announce, type Topic } from '#server/live/announce.ts';

type Row = Pick<ReportedThread, 'id' | 'kind' | 'project_title' | 'role_title' | 'company_name' | 'talent_name'> & {
  readonly chat_id: string;
  readonly company_id: string;
  readonly talent_id: string | null;
  readonly project_id: string;
};

/** A reported thread; null for a thread that was never reported, which administrators may not read. */
async function findReported(trx: Trx, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select h.id as chat_id, h.subject_id as id, case when k.id is null then 'project' else 'candidate' end as kind,
      p.title as project_title, k.terms ->> 'role_title' as role_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, h.company_id, h.talent_id, h.project_id
    from project_chats h join projects p on p.id = h.project_id join companies c on c.id = h.company_id
      left join candidates k on k.id = h.candidate_id left join talents t on t.id = h.talent_id
    where h.subject_id = ${id} and exists (select from inquiries q where q.chat_id = h.id)`.execute(trx);
  return rows[0] ?? null;
}

/** Several readings of a thread by one administrator within this time are logged as one. */
const ONCE = sql`interval '10 minutes'`;
const READINGS_AT_MOST = 20;

async function noteReading(trx: Trx, { account_id, name }: AdminActor, chat_id: string, { now }: Moment) {
  await sql`
    insert into thread_readings (chat_id, account_id, reader_name, created_date)
    select ${chat_id}::uuid, ${account_id}::uuid, ${name}, ${now}::timestamptz
    where not exists (
      select from thread_readings r where r.chat_id = ${chat_id} and r.account_id = ${account_id}
        and r.created_date > ${now}::timestamptz - ${ONCE})`.execute(trx);
  const { rows } = await sql<ReportedThread['readings'][number]>`
    select reader_name, created_date from thread_readings where chat_id = ${chat_id}
    order by created_date desc, id limit ${READINGS_AT_MOST}`.execute(trx);
  return rows;
}

/**
 * A reported thread as an administrator reads it. The reading is logged, and shown in the thread to other
 * administrators.
 */
export async function readReported(trx: Trx, actor: AdminActor, id: string, before: number, moment: Moment) {
  const found = await findReported(trx, id);
  if (!found) return refuse('not_found');
  const { chat_id, company_id, talent_id, project_id, ...shown } = found;
  const readings = await noteReading(trx, actor, chat_id, moment);
  const read = { chat_id, talent_name: shown.talent_name, is_booked: true, side: 'admin' } as const;
  return { ...shown, readings, messages: await findMessages(trx, read, sql`m.number < ${before}`) };
}

/** Hides a message of a reported thread. Hiding it again changes nothing; another reason is refused. */
export async function hideMessage(
  trx: Trx,
  actor: AdminActor,
  id: string,
  { number, reason }: { readonly number: number; readonly reason: string },
  { now }: Moment,
) {
  const thread = await findReported(trx, id);
  if (!thread) return refuse('not_found');
  const { rows } = await sql<{ hidden_reason: string | null }>`
    select hidden_reason from project_messages where chat_id = ${thread.chat_id} and number = ${number}
    for no key update`.execute(trx);
  const [message] = rows;
  if (!message) return refuse('not_found');
  if (message.hidden_reason !== null) {
    return message.hidden_reason === reason ? ({ done: true } as const) : refuse('not_allowed_now');
  }
  await sql`
    update project_messages set hidden_reason = ${reason}, hidden_date = ${now}, hidden_by = ${actor.account_id}
    where chat_id = ${thread.chat_id} and number = ${number}`.execute(trx);
  announce(trx, { topics: await topicsOf(trx, thread), noun: 'message', ids: [id] });
  return { done: true } as const;
}

/** The topics of the thread's company and talent; for a project's thread, of the company and all booked talents. */
async function topicsOf(trx: Trx, { company_id, talent_id, project_id }: Row): Promise<Topic[]> {
  if (talent_id !== null) return [`company:${company_id}`, `talent:${talent_id}`];
  const { rows } = await sql<{ talent_id: string }>`
    select distinct talent_id from bookings where project_id = ${project_id} and status <> 'cancelled'`.execute(trx);
  return [`company:${company_id}`, ...rows.map((row): Topic => `talent:${row.talent_id}`)];
}
