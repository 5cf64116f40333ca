import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type AppealAbout, appealableUntil } from '#domain/accounts/appeal/appeal.rules.ts';
import type { Decided } from '#domain/accounts/facts.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { make } from '#server/lifecycle/run.ts';

/** The stored hash of a link's token. A plain hash is enough: the token is long and random. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A decision that excludes a company or a talent. */
export interface Decision {
  readonly of: { readonly company_id: string } | { readonly talent_id: string };
  readonly about: AppealAbout;
  /** Name of the company or talent. */
  readonly name: string;
  /** The reason, as the company or talent reads it. */
  readonly reason: string;
}

/**
 * Makes a decision appealable. The caller runs this in the decision's transaction, before the decision's event is
 * written. Of the result, `words` belong in that event, and `path` is the link from the decision's mail to the appeal.
 */
export async function openAppeal(trx: Trx, actor: AdminActor, decision: Decision, moment: Moment) {
  const { of, about, name, reason } = decision;
  const token = randomBytes(32).toString('base64url');
  const open_until = appealableUntil(moment.today);
  const decided_role = actor.admin_role;
  const made = await make(trx, {
    noun: 'appeal',
    object: {
      id: randomUUID(),
      values: {
        ...of,
        about,
        reason,
        decided_by: actor.account_id,
        decided_role,
        decided_date: moment.now,
        open_until,
        token_hash: hashOf(token),
        created_date: moment.now,
      },
      concerned: of,
      facts: { about, name },
    },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  const words = { reason, decided_role, appeal_until: open_until } satisfies Decided;
  return { words, path: `/Overklagan?token=${token}` };
}
