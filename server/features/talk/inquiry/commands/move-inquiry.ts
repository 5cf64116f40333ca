import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { inquiryObject } from '#server/features/talk/inquiry/lifecycle.ts';
import { type LoadedInquiry, loadInquiry } from '#server/features/talk/inquiry/queries/load-inquiry.ts';
import { move } from '#server/lifecycle/run.ts';
import { writeMessage } from './write-message.ts';

/** The values for an inquiry that an administrator answers: if nobody has taken it, it becomes this administrator's. */
const takenBy = (row: LoadedInquiry, { account_id, name }: SignedInActor) =>
  row.taken_by ? {} : { taken_by: account_id, taken_by_name: name };

/** True if the last message of the inquiry is the actor's, with the same words: the message was sent twice. */
async function isSaid(trx: Trx, row: LoadedInquiry, actor: SignedInActor, words: string): Promise<boolean> {
  const { rows } = await sql`
    select from inquiry_messages where inquiry_id = ${row.id} and position = ${row.message_count}
      and account_id = ${actor.account_id} and words = ${words}`.execute(trx);
  return rows.length > 0;
}

/** Writes in an inquiry. A message of the asker opens the inquiry again; a message of an administrator answers it. */
export async function writeInInquiry(
  trx: Trx,
  actor: SignedInActor,
  id: string,
  { words, seen }: { readonly words: string; readonly seen: number },
  moment: Moment,
) {
  const row = await loadInquiry(trx, actor, id, true);
  if (!row) return refuse('not_found');
  if (await isSaid(trx, row, actor, words)) return true;
  if (row.message_count !== seen) return refuse('changed_meanwhile');
  const position = row.message_count + 1;
  const object = inquiryObject(row);
  const common = { noun: 'inquiry', object, actor, moment, words: {} } as const;
  const moved =
    actor.role === 'admin'
      ? await move(trx, {
          ...common,
          command: row.asker === 'talent' ? 'answer-talent' : 'answer-company',
          values: { message_count: position, ...takenBy(row, actor) },
        })
      : await move(trx, { ...common, command: 'write', values: { message_count: position, waits_since: moment.now } });
  if (isRefusal(moved)) return moved;
  await writeMessage(trx, actor, { inquiry_id: id, position, words }, moment);
  return true;
}

/** Takes, closes or reopens an inquiry. */
export async function moveInquiry(
  trx: Trx,
  actor: SignedInActor,
  id: string,
  command: Extract<CommandOf<typeof inquiryWorkflow>, 'take' | 'close' | 'reopen'>,
  moment: Moment,
) {
  const row = await loadInquiry(trx, actor, id, true);
  if (!row) return refuse('not_found');
  const values = command === 'take' ? { taken_by: actor.account_id, taken_by_name: actor.name } : {};
  return move(trx, { noun: 'inquiry', command, object: inquiryObject(row), actor, moment, words: {}, values });
}
