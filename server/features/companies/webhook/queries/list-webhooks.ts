import { sql } from 'kysely';
import type { Webhook } from '#contract/companies/webhook.ts';
import { WEBHOOKS_AT_MOST } from '#domain/companies/webhook/webhook.rules.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** Number of deliveries shown, enough to see if the webhook works. */
const DELIVERIES_SHOWN = 10;

type Delivery = Webhook['deliveries'][number];

/** The webhooks of the company, each with its latest deliveries. */
export async function listWebhooks(db: Db, { company_id }: CompanyActor): Promise<{ webhooks: Webhook[] }> {
  const { rows } = await sql<Omit<Webhook, 'deliveries'>>`
    select id, shown_address, nouns, off_date, created_date from webhooks
    where company_id = ${company_id} order by created_date, id limit ${sql.lit(WEBHOOKS_AT_MOST)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const { rows: deliveries } = await sql<Delivery & { readonly recipient: string }>`
    select o.* from unnest(${ids}::text[]) webhook_id cross join lateral (
      select id, recipient, state, attempts, last_error, created_date, state_date from outbox
      where kind = 'webhook' and recipient = webhook_id
      order by created_date desc, id desc limit ${sql.lit(DELIVERIES_SHOWN)}) o`.execute(db);
  const byWebhook = Map.groupBy(deliveries, ({ recipient }) => recipient);
  return { webhooks: rows.map((webhook) => ({ ...webhook, deliveries: byWebhook.get(webhook.id) ?? [] })) };
}
