import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { injuryObject } from '#server/features/work/injury/lifecycle.ts';
import { holdInjury } from '#server/features/work/injury/queries/load-injuries.ts';
import { move } from '#server/lifecycle/run.ts';

export type Handling =
  | { readonly command: 'mark-serious' | 'close' }
  | { readonly command: 'tell-authority' | 'send'; readonly on: string }
  | { readonly command: 'close-unsent'; readonly reason: string };

/** Moves a case on. A day of telling before the injury is refused. */
export async function handleInjury(trx: Trx, actor: AdminActor, id: string, handling: Handling, moment: Moment) {
  const injury = await holdInjury(trx, actor, id, moment);
  if (!injury) return refuse('not_found');
  if ('on' in handling && handling.on < injury.happened_on) return refuse('not_allowed_now');
  const about = { noun: 'injury', object: injuryObject(injury), actor, moment } as const;
  const by = { handled_by_name: actor.name };
  switch (handling.command) {
    case 'mark-serious':
      return move(trx, { ...about, command: 'mark-serious', words: {}, values: { ...by, is_serious: true } });
    case 'tell-authority': {
      const values = { ...by, authority_told_on: handling.on };
      return move(trx, { ...about, command: 'tell-authority', words: {}, values });
    }
    case 'send': {
      const values = { ...by, sent_on: handling.on };
      return move(trx, { ...about, command: 'send', words: { sent_on: handling.on }, values });
    }
    case 'close':
      return move(trx, { ...about, command: 'close', words: {}, values: by });
    case 'close-unsent': {
      const { reason } = handling;
      return move(trx, { ...about, command: 'close-unsent', words: { reason }, values: { ...by, reason } });
    }
  }
}
