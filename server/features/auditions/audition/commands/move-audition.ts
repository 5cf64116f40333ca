import { lacksOfAudition, laterOf } from '#domain/auditions/audition/audition.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { auditionObject, lockAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import { tellCalled } from '#server/features/auditions/invitation/commands/tell-called.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { move } from '#server/lifecycle/run.ts';

/** Publishes an audition, if it is in the revision on the company's screen, and invites all added candidates. */
export async function publishAudition(trx: Trx, actor: ProjectActor, id: string, revision: number, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  if (audition.revision !== revision) return refuse('changed_meanwhile');
  const object = auditionObject(audition, moment);
  const published = await move(trx, { noun: 'audition', command: 'publish', object, actor, moment, words: {} });
  return isRefusal(published) && published.refused === 'audition_incomplete'
    ? refuse('audition_incomplete', { missing: lacksOfAudition(audition) })
    : published;
}

/** Closes an audition. */
export async function closeAudition(trx: Trx, actor: ProjectActor, id: string, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  const object = auditionObject(audition, moment);
  return move(trx, { noun: 'audition', command: 'close', object, actor, moment, words: {} });
}

/** Cancels an audition; invited talents are notified with the reason. */
export async function cancelAudition(trx: Trx, actor: ProjectActor, id: string, reason: string, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  const object = auditionObject(audition, moment);
  const words = { reason: reason || null };
  return move(trx, { noun: 'audition', command: 'cancel', object, actor, moment, words });
}

/** Moves the deadline of an audition's tapes to a later time; a talent who already has a later deadline keeps it. */
export async function extendAudition(trx: Trx, actor: ProjectActor, id: string, deadline_date: string, moment: Moment) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  const { deadline_date: old_date, closes_date } = audition;
  const isLater = old_date === null || Date.parse(deadline_date) > Date.parse(old_date);
  if (!isLater || Date.parse(deadline_date) <= Date.parse(moment.now)) return refuse('deadline_unfit');
  const extended = await move(trx, {
    noun: 'audition',
    command: 'extend',
    object: auditionObject(audition, moment),
    actor,
    moment,
    words: { deadline_date },
    values: { closes_date: laterOf(closes_date, deadline_date) },
  });
  return isRefusal(extended) ? extended : tellCalled(trx, id, 'hear-extension', moment);
}
