import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { WEBHOOK_NOUNS, WEBHOOKS_AT_MOST } from '#domain/companies/webhook/webhook.rules.ts';
import type { Columns } from '#server/db/sent-rows.ts';
import { outboxEntries } from '#server/outbox/outbox-entries.ts';
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
 * The part of the statement of `writeEvents` that puts calls to companies' webhooks in the outbox. A webhook is told as
 * much as an open screen: that something changed, and the ids by which the company knows it. The company reads the new
 * state with the rights of its key. The webhooks of a company that is not approved are told nothing.
 * @param told the rows of `toldOf`, as the table `row`
 */
export const webhookEntries = (told: RawBuilder<unknown>): RawBuilder<unknown> =>
  outboxEntries(
    'webhook',
    sql`select null as dedupe_key, w.id::text as recipient, jsonb_build_object('address_sealed', encode(w.address_sealed, 'hex'),
      'secret_sealed', encode(w.secret_sealed, 'hex'), 'body', row.told::text) as content
    from ${told}
      cross join lateral (
        select id, company_id, address_sealed, secret_sealed from webhooks
        where company_id = row.company_id and row.noun = any(nouns) and off_date is null limit ${sql.lit(WEBHOOKS_AT_MOST)}) w
      join companies c on c.id = w.company_id and c.status = 'approved'`,
  );
