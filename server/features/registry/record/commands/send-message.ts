import { z } from 'zod';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { whyNotWrite } from '#domain/talk/thread/thread.rules.ts';
import type { SignedInActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { readThread } from '#server/features/talk/thread/commands/read-thread.ts';
import { sendMessage } from '#server/features/talk/thread/commands/send-message.ts';
import { IS_BOOKED } from '#server/features/talk/thread/policy.ts';
import { loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { announce } from '#server/live/announce.ts';
import { type Creation, type RecordWriter, readAfter } from './write-record.ts';

const fieldProblem = (field: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }]);

/**
 * The thread of a talent in a project. If the talent is a candidate for several roles, the thread of a booked
 * candidate, otherwise of the newest.
 */
async function findOfPair(trx: Trx, { actor, values, moment }: Creation) {
  if (actor.role === 'admin') return refuse('not_allowed_for_role');
  const { project_id, talent_id: named } = values as { project_id: string; talent_id?: string };
  const talent_id = named ?? (actor.role === 'talent' ? actor.talent_id : undefined);
  if (!talent_id) throw fieldProblem('talent_id', 'Ange talangen.');
  const { rows } = await sql<{ id: string }>`
    select k.id from candidates k where k.project_id = ${project_id} and k.talent_id = ${talent_id}
    order by ${IS_BOOKED} desc, k.is_deleted, k.created_date desc, k.id limit 1`.execute(trx);
  const thread = rows[0] && (await loadThread(trx, actor, rows[0].id, moment));
  return thread ? { actor, thread } : refuse('not_found');
}

async function createChat(trx: Trx, creation: Creation): Promise<string | Refusal<ErrorCode>> {
  const found = await findOfPair(trx, creation);
  if (isRefusal(found)) return found;
  const { id: candidate_id, project_id, company_id, talent_id, side } = found.thread;
  const why = whyNotWrite(side, found.thread);
  if (why) return refuse(why);
  const { rows } = await sql<{ id: string }>`
    insert into project_chats (project_id, company_id, talent_id, candidate_id, created_date)
    values (${project_id}, ${company_id}, ${talent_id}, ${candidate_id}, ${creation.moment.now})
    on conflict (subject_id) do nothing returning id`.execute(trx);
  if (!rows[0]) return refuse('record_exists');
  announce(trx, { topics: [`company:${company_id}`, `talent:${talent_id}`], noun: 'message', ids: [candidate_id] });
  return rows[0].id;
}

async function createMessage(trx: Trx, creation: Creation): Promise<string | Refusal<ErrorCode>> {
  const found = await findOfPair(trx, creation);
  if (isRefusal(found)) return found;
  const { recipient_id: named, body } = creation.values as { recipient_id?: string; body: string };
  const { id, moment } = creation;
  const sent = await sendMessage(trx, found.actor, found.thread.id, { id, body, files: [] }, moment);
  if (isRefusal(sent)) return sent;
  const { rows } = await sql<{ recipient_id: string | null }>`
    select recipient_id from project_messages where id = ${id}`.execute(trx);
  if (named !== undefined && named !== rows[0]?.recipient_id)
    throw fieldProblem('recipient_id', 'Det här är inte den andra sidans konto.');
  return id;
}

interface Said {
  readonly candidate_id: string;
  readonly number: number;
  readonly sender_side: SignedInActor['role'];
}

/** Marks a message and all earlier ones as read by the receiving side; for a company any member can do this. */
const markMessageRead = readAfter((db, { actor, id, values, moment }) =>
  inTransaction(db, async (trx) => {
    if (!('read' in values)) return true;
    const { rows } = await sql<Said>`
      select h.candidate_id, m.number, m.sender_side from project_messages m join project_chats h on h.id = m.chat_id
      where m.id = ${id}`.execute(trx);
    const [said] = rows;
    if (!said || actor.role === 'admin' || said.sender_side === actor.role) return refuse('not_allowed_now');
    // The read mark is stored with the thread. This update changes nothing but the date of the message's record.
    await sql`update project_messages set number = number where id = ${id}`.execute(trx);
    return readThread(trx, actor, said.candidate_id, said.number, moment);
  }),
);

export const chatWriter: RecordWriter = { table: 'project_chats', create: createChat };
export const messageWriter: RecordWriter = {
  table: 'project_messages',
  create: createMessage,
  update: markMessageRead,
};
