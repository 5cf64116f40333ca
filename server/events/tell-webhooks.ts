import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { WEBHOOK_NOUNS, WEBHOOKS_AT_MOST } from '#domain/companies/webhook/webhook.rules.ts';
import type { Columns } from '#server/db/sent-rows.ts';
import { sql } from '#server/db/sql.ts';
import { type NewEvent, nounOf } from './event.ts';

const TOLD_OF: readonly string[] = WEBHOOK_NOUNS;

/** What the webhooks of an event's company are told; empty if webhooks are not told of its noun. */
export function toldOf({ type, subject_id, concerned, moment }: NewEvent) {
  const { company_id, project_id = null, candidate_id = null } = concerned;
  const noun = nounOf(type);
  if (!company_id || !TOLD_OF.includes(noun)) return [];
  // A random id: the event's own number would reveal how much happens in Medverka between two events.
  const id = randomUUID();
  const told = { id, type: `${noun}.changed`, subject_id, project_id, candidate_id, created_date: moment.now };
  return [{ company_id, noun, told }];
}

/** The columns of `toldOf`. */
export const TOLD: Columns = { company_id: 'uuid', noun: 'text', told: 'jsonb' };

/**
 * Puts calls to companies' webhooks in the outbox (server/db/functions/queue-webhooks.sql). A webhook is told as much as
 * an open screen: that something changed, and the ids by which the company knows it. The company reads the new state
 * with the rights of its key.
 * @param told the rows of `toldOf`, as the table `row`
 * @returns SQL of the number of calls
 */
export const queueWebhooks = (told: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(
    select coalesce(sum(queue_webhooks(row.company_id, row.noun, row.told, ${sql.lit(WEBHOOKS_AT_MOST)})), 0) from ${told})`;
