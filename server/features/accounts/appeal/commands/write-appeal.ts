import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { appealObject } from '#server/features/accounts/appeal/lifecycle.ts';
import { shutOutActor } from '#server/features/accounts/appeal/policy.ts';
import { findByLink } from '#server/features/accounts/appeal/queries/load-appeals.ts';
import { move } from '#server/lifecycle/run.ts';
import { hashOf } from './open-appeal.ts';

/** Appeals the decision to which a link belongs. Sending the same text again changes nothing. */
export async function writeAppeal(trx: Trx, { token, text }: { token: string; text: string }, moment: Moment) {
  const token_hash = hashOf(token);
  await sql`select from appeals where token_hash = ${token_hash} for update`.execute(trx);
  const appeal = await findByLink(trx, token_hash);
  if (!appeal) return refuse('dead_link');
  if (appeal.status === 'waiting' && appeal.text === text) return true as const;
  return move(trx, {
    noun: 'appeal',
    command: 'write',
    object: appealObject(appeal),
    actor: shutOutActor(appeal),
    moment,
    words: {},
    values: { text, written_date: moment.now },
  });
}
