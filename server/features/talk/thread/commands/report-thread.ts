import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { REPORT_CATEGORIES } from '#domain/talk/inquiry/inquiry.rules.ts';
import { actsOf } from '#domain/talk/thread/thread.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { openInquiry } from '#server/features/talk/inquiry/commands/open-inquiry.ts';
import type { ThreadActor } from '#server/features/talk/thread/policy.ts';
import { type LoadedThread, loadThread } from '#server/features/talk/thread/queries/load-thread.ts';
import { reportWords } from '#texts/talk/thread-words.ts';
import { holdChat } from './hold-chat.ts';

export interface Report {
  readonly category: (typeof REPORT_CATEGORIES)[number];
  readonly words: string;
  /** The reported message; null to report the other side in general. */
  readonly number: number | null;
}

/** The reported message; null if the other side has not written a message with this number. */
async function findReported(trx: Trx, { side }: LoadedThread, chat_id: string, number: number) {
  const { rows } = await sql<{ body: string; sent_date: string }>`
    select body, created_date as sent_date from project_messages
    where chat_id = ${chat_id} and number = ${number} and sender_side <> ${side}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Reports a message, or the other side in general, to the administrators; the other side gets no notice. The report
 * quotes the message as it is now, and administrators may read the thread from now on. Sending the same report twice
 * makes one report.
 */
export async function reportThread(trx: Trx, actor: ThreadActor, id: string, report: Report, moment: Moment) {
  const thread = await loadThread(trx, actor, id, moment);
  if (!thread) return refuse('not_found');
  if (!actsOf(thread.side, thread).includes('report')) return refuse('not_allowed_now');
  const chat_id = await holdChat(trx, id, moment);
  const { category, number } = report;
  const reported = number === null ? null : await findReported(trx, thread, chat_id, number);
  if (number !== null && !reported) return refuse('not_allowed_now');
  const words = reportWords(report.words, thread, reported);
  const opened = await openInquiry(trx, actor, { kind: 'report', category, words, about_path: null, chat_id }, moment);
  return isRefusal(opened) ? opened : ({ done: true } as const);
}
