import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { appealObject } from '../lifecycle.ts';
import { shutOutActor } from '../policy.ts';
import { findByLink } from '../queries/load-appeals.ts';
import { hashOf } from './open-appeal.ts';

/** Appeals the decision of a link. Sent twice, the same words are one appeal. */
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
