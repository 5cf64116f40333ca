import { sql } from 'kysely';
import { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { adultBornBy } from '#domain/talent/profile.rules.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { visibleProjects } from '../../project/policy.ts';
import type { Change, Creation, RecordWriter } from './write-record.ts';

interface Pair {
  project_id: string;
  company_id: string;
  company_account_id: string;
  talent_id: string;
  talent_account_id: string;
  is_adult: boolean;
}

/**
 * The two sides of a conversation. It exists where the talent has a booking in the project, for the talent and for the
 * company of the project; under 18 a company reaches the guardian instead, so neither side writes.
 */
async function loadPair(trx: Trx, { actor, values, moment }: Creation): Promise<Pair | Refusal<ErrorCode>> {
  const { project_id, talent_id: named } = values as { project_id: string; talent_id?: string };
  if (actor.role === 'admin') return refuse('not_allowed_for_role');
  const talent_id = named ?? (actor.role === 'talent' ? actor.talent_id : undefined);
  if (!talent_id) throw fieldProblem('talent_id', 'Ange talangen.');
  const isOwn = actor.role === 'talent' ? sql`t.id = ${actor.talent_id}` : visibleProjects(actor);
  const { rows } = await sql<Pair>`
    select p.id as project_id, p.company_id, t.id as talent_id, t.account_id as talent_account_id,
      t.birth_date is not null and t.birth_date <= ${adultBornBy(moment.today)}::date as is_adult,
      (select m.account_id from company_members m where m.company_id = p.company_id
        order by m.member_role <> 'owner', m.created_date, m.account_id limit 1) as company_account_id
    from projects p join talents t on t.id = ${talent_id}
    where p.id = ${project_id} and ${isOwn} and exists (
      select from bookings b where b.project_id = p.id and b.talent_id = t.id and b.status <> 'cancelled')`.execute(
    trx,
  );
  const [pair] = rows;
  if (!pair) return refuse('not_found');
  return pair.is_adult ? pair : refuse('not_allowed_now');
}

const fieldProblem = (field: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }]);

async function createChat(trx: Trx, creation: Creation): Promise<string | Refusal<ErrorCode>> {
  const pair = await loadPair(trx, creation);
  if (isRefusal(pair)) return pair;
  const { project_id, talent_id, company_id } = pair;
  const { rows } = await sql<{ id: string }>`
    insert into project_chats (project_id, talent_id, created_date) values (${project_id}, ${talent_id}, ${creation.moment.now})
    on conflict (project_id, talent_id) do nothing returning id`.execute(trx);
  if (!rows[0]) return refuse('record_exists');
  announce(trx, { topics: [`company:${company_id}`, `talent:${talent_id}`], noun: 'message', ids: [project_id] });
  return rows[0].id;
}

async function createMessage(trx: Trx, creation: Creation): Promise<string | Refusal<ErrorCode>> {
  const pair = await loadPair(trx, creation);
  if (isRefusal(pair)) return pair;
  const { actor, id, values, moment } = creation;
  const { project_id, talent_id, company_id } = pair;
  const recipient_id = actor.role === 'talent' ? pair.company_account_id : pair.talent_account_id;
  const { recipient_id: named = recipient_id, body } = values as { recipient_id?: string; body: string };
  if (named !== recipient_id) throw fieldProblem('recipient_id', 'Det här är inte den andra sidans konto.');
  // The conversation begins with its first message; that both may begin it at once changes nothing.
  await sql`insert into project_chats (project_id, talent_id, created_date) values (${project_id}, ${talent_id}, ${moment.now})
    on conflict (project_id, talent_id) do nothing`.execute(trx);
  await sql`
    insert into project_messages (id, chat_id, project_id, talent_id, sender_account_id, recipient_id, body, created_date)
    select ${id}, h.id, h.project_id, h.talent_id, ${actor.account_id}, ${recipient_id}, ${body}, ${moment.now}
    from project_chats h where h.project_id = ${project_id} and h.talent_id = ${talent_id}`.execute(trx);
  announce(trx, { topics: [`company:${company_id}`, `talent:${talent_id}`], noun: 'message', ids: [project_id] });
  return id;
}

/** Only the side it is to reads a message; for a company that is any of its members. */
const markMessageRead: NonNullable<RecordWriter['update']> = (db, { actor, id, values }: Change) =>
  inTransaction(db, async (trx) => {
    if (!('read' in values)) return true;
    const isToMe = sql`(h.recipient_id is not distinct from t.account_id) = ${actor.role === 'talent'}`;
    const { numAffectedRows } = await sql`
      update project_messages h set read = true from talents t
      where h.id = ${id} and t.id = h.talent_id and ${isToMe}`.execute(trx);
    return numAffectedRows === 1n ? true : refuse('not_allowed_now');
  });

export const chatWriter: RecordWriter = { table: 'project_chats', create: createChat };
export const messageWriter: RecordWriter = {
  table: 'project_messages',
  create: createMessage,
  update: markMessageRead,
};
