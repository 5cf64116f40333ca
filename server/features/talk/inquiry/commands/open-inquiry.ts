import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { aboutInquiry } from '#server/features/talk/inquiry/lifecycle.ts';
import { make } from '#server/lifecycle/run.ts';
import { writeMessage } from './write-message.ts';

export interface NewInquiry {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly words: string;
  /** Path of the page on this site that the inquiry is about; null for none. */
  readonly about_path: string | null;
  /** The reported thread, for a report. */
  readonly chat_id?: string | null;
}

/**
 * An open inquiry of the same talent or company with the same first message: it was sent twice, or by two members at
 * once. Locks the talent or company.
 */
async function findSame(trx: Trx, actor: TalentActor | CompanyActor, { kind, words }: NewInquiry) {
  const [table, id] = actor.role === 'talent' ? ['talents', actor.talent_id] : ['companies', actor.company_id];
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(trx);
  const isOwn = actor.role === 'talent' ? sql`q.talent_id = ${id}` : sql`q.company_id = ${id}`;
  const { rows } = await sql<{ id: string }>`
    select q.id from inquiries q join inquiry_messages m on m.inquiry_id = q.id and m.position = 1
    where ${isOwn} and q.status = 'open' and q.kind = ${kind} and m.words = ${words} limit 1`.execute(trx);
  return rows[0]?.id;
}

/**
 * Opens an inquiry or a report to the administrators; if the same one is already open, returns that one. A report of a
 * message or a review calls this in its own transaction.
 * @returns the id of the inquiry
 */
export async function openInquiry(trx: Trx, actor: TalentActor | CompanyActor, asked: NewInquiry, moment: Moment) {
  const same = await findSame(trx, actor, asked);
  if (same) return same;
  const { kind, category, words, about_path, chat_id = null } = asked;
  const whose = {
    talent_id: actor.role === 'talent' ? actor.talent_id : null,
    company_id: actor.role === 'company' ? actor.company_id : null,
  };
  const id = randomUUID();
  const values = {
    kind,
    category,
    about_path,
    chat_id,
    ...whose,
    asker: actor.role,
    asker_name: actor.name,
    message_count: 1,
    waits_since: moment.now,
    created_date: moment.now,
  };
  const object = { id, values, ...aboutInquiry({ kind, category, asker_name: actor.name, ...whose }) };
  const made = await make(trx, { noun: 'inquiry', object, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  await writeMessage(trx, actor, { inquiry_id: id, position: 1, words }, moment);
  return id;
}
