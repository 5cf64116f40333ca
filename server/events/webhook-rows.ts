import { WEBHOOK_NOUNS } from '#domain/webhook/webhook.rules.ts';
import { type NewEvent, nounOf } from './event.ts';

const TOLD_OF: readonly string[] = WEBHOOK_NOUNS;

/**
 * What the webhooks of the companies are to hear of an event, which is what an open screen of theirs hears: that something
 * has changed, and the ids they know it by. What it has become they read, with the rights that their key has.
 */
export function webhookRows({ type, subject_id, concerned, moment }: NewEvent) {
  const { company_id, project_id = null, candidate_id = null } = concerned;
  const noun = nounOf(type);
  if (!company_id || !TOLD_OF.includes(noun)) return [];
  const told = { type: `${noun}.changed`, subject_id, project_id, candidate_id, created_date: moment.now };
  return [{ subject_id, company_id, noun, told }];
}
