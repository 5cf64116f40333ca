import { sql } from 'kysely';
import { WEBHOOK_NOUNS } from '#domain/webhook/webhook.rules.ts';
import type { Trx } from '../db/transaction.ts';
import { wakeDrainers } from '../outbox/wake-drainers.ts';
import { type NewEvent, nounOf } from './event.ts';

const TOLD_OF: readonly string[] = WEBHOOK_NOUNS;

/**
 * Puts in the outbox what the webhooks of the companies are to hear, which is what an open screen of theirs hears: that
 * something has changed, and the ids they know it by. What it has become they read, with the rights that their key has. One that is suspended hears nothing.
 */
export async function tellWebhooks(trx: Trx, events: readonly (NewEvent & { readonly id: number })[]): Promise<void> {
  const rows = events.flatMap(({ id, type, subject_id, concerned, moment }) => {
    const { company_id, project_id = null, candidate_id = null } = concerned;
    const noun = nounOf(type);
    if (!company_id || !TOLD_OF.includes(noun)) return [];
    const told = {
      id: String(id),
      type: `${noun}.changed`,
      subject_id,
      project_id,
      candidate_id,
      created_date: moment.now,
    };
    return [{ company_id, noun, body: JSON.stringify(told) }];
  });
  if (rows.length === 0) return;
  const { numAffectedRows } = await sql`
    insert into outbox (kind, recipient, content)
    select 'webhook', w.id::text, jsonb_build_object('address_sealed', encode(w.address_sealed, 'hex'),
      'secret_sealed', encode(w.secret_sealed, 'hex'), 'body', row.body)
    from jsonb_to_recordset(${JSON.stringify(rows)}) as row (company_id uuid, noun text, body text)
      join webhooks w on w.company_id = row.company_id and row.noun = any(w.nouns) and w.off_date is null
      join companies c on c.id = w.company_id and c.status = 'approved'`.execute(trx);
  if (numAffectedRows) wakeDrainers(trx);
}
