import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { WEBHOOK_NOUNS } from '#domain/companies/webhook/webhook.rules.ts';
import { type NewEvent, nounOf } from './event.ts';

const TOLD_OF: readonly string[] = WEBHOOK_NOUNS;

function toldOf({ type, subject_id, concerned, moment }: NewEvent) {
  const { company_id, project_id = null, candidate_id = null } = concerned;
  const noun = nounOf(type);
  if (!company_id || !TOLD_OF.includes(noun)) return [];
  // The number of the event would tell by its distance to the last one how much happens in the house.
  const id = randomUUID();
  const told = { id, type: `${noun}.changed`, subject_id, project_id, candidate_id, created_date: moment.now };
  return [{ subject_id, company_id, noun, told }];
}

/**
 * The part of the statement that writes events (`written` there) which puts calls to the companies' webhooks in the
 * outbox. A webhook hears as much as an open screen: that something has changed, and the ids the company knows it by.
 * Its new state is read with the rights of the company's key. A suspended company's hear nothing.
 */
export const webhookEntries = (events: readonly NewEvent[]): RawBuilder<unknown> => sql`
  insert into outbox (kind, recipient, content)
  select 'webhook', w.id::text, jsonb_build_object('address_sealed', encode(w.address_sealed, 'hex'),
    'secret_sealed', encode(w.secret_sealed, 'hex'), 'body', row.told::text)
  from jsonb_to_recordset(${JSON.stringify(events.flatMap(toldOf))}) as row (subject_id uuid, company_id uuid, noun text, told jsonb)
    join written using (subject_id)
    join webhooks w on w.company_id = row.company_id and row.noun = any(w.nouns) and w.off_date is null
    join companies c on c.id = w.company_id and c.status = 'approved'
  returning id`;
