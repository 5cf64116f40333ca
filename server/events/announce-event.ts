import type { WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Audience } from '#domain/kernel/workflow/workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import type { NewEvent } from './event.ts';

/**
 * Announces an event to the open screens of the people concerned, with the ids that each may know.
 * @param told the audiences that got a notice
 */
export function announceEvent(trx: Trx, event: NewEvent, told: Partial<Record<Audience, unknown>>): void {
  const { actor, subject_id } = event;
  const { company_id, project_id, candidate_id, talent_id } = event.concerned;
  const noun = event.type.slice(0, event.type.indexOf('.')) as WorkflowNoun;
  if (company_id) {
    const topics = [`company:${company_id}`] as const;
    announce(trx, { topics, noun, ids: distinct(subject_id, candidate_id, project_id) });
    if (told.company) announce(trx, { topics, noun: 'notice' });
  }
  // A talent's screens get the announcement only of the talent's own acts and of events with a notice: a screen that
  // reloads without a notice would reveal a decision.
  const isForTalent = actor.role === 'talent' || told.talent !== undefined;
  if (talent_id && isForTalent) {
    const topics = [`talent:${talent_id}`] as const;
    announce(trx, { topics, noun, ids: distinct(subject_id, candidate_id) });
    if (told.talent) announce(trx, { topics, noun: 'notice' });
  }
}

const distinct = (...ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];
