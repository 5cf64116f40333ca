import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { webhookForm } from '#contract/companies/webhook.ts';
import { readWebhookUrl, shownWebhookUrl, WEBHOOKS_AT_MOST } from '#domain/companies/webhook/webhook.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { holdCompany } from '#server/features/companies/member/commands/hold-company.ts';
import { mailOwners } from '#server/features/companies/member/commands/mail-owners.ts';
import { announce } from '#server/live/announce.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import { placeOfWebhook } from '#server/outbox/webhook-kind.ts';
import { seal } from '#server/sealed/seal.ts';
import { webhookMadeMail } from './mail-words.ts';

const tell = (trx: Trx, { company_id }: CompanyActor) =>
  announce(trx, { topics: [`company:${company_id}`], noun: 'webhook' });

/**
 * Adds a webhook for an address. Its deliveries are signed with a secret, which only this answer contains in plain; the
 * database stores it encrypted.
 */
export async function makeWebhook(
  trx: Trx,
  env: Env,
  actor: CompanyActor,
  { address: written, nouns }: Omit<z.output<typeof webhookForm>, 'password'>,
  { now }: Moment,
) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const address = readWebhookUrl(written);
  if (address === null) throw new Error('The contract lets no such address through');
  const [id, secret] = [randomUUID(), `whsec_${randomBytes(32).toString('base64url')}`];
  const { rows } = await sql`
    insert into webhooks (id, company_id, address_sealed, shown_address, secret_sealed, nouns, created_date, on_date)
    select ${id}::uuid, ${actor.company_id}::uuid, ${seal(env, address, placeOfWebhook('address', id))}::bytea,
      ${shownWebhookUrl(address)}, ${seal(env, secret, placeOfWebhook('secret', id))}::bytea,
      ${[...new Set(nouns)]}::text[], ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from webhooks where company_id = ${actor.company_id}) < ${WEBHOOKS_AT_MOST}
    returning id`.execute(trx);
  if (rows.length === 0) return refuse('webhooks_full');
  const made = { company_name: actor.company_name, made_by: actor.name, address: shownWebhookUrl(address) };
  await mailOwners(trx, actor.company_id, webhookMadeMail(made, now));
  tell(trx, actor);
  return { id, secret };
}

/** Removes a webhook; a trigger deletes its waiting deliveries. */
export async function removeWebhook(trx: Trx, actor: CompanyActor, id: string) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { rows } = await sql`
    delete from webhooks where id = ${id} and company_id = ${actor.company_id} returning id`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  tell(trx, actor);
  return true;
}

/** Turns a webhook on again. Changes from the time when it was off are not delivered. */
export async function turnOnWebhook(trx: Trx, actor: CompanyActor, id: string, { now }: Moment) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { rows } = await sql`
    update webhooks set off_date = null, on_date = case when off_date is null then on_date else ${now} end
    where id = ${id} and company_id = ${actor.company_id} returning id`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  tell(trx, actor);
  return true;
}

/** Queues a delivery again, to the webhook's present address. */
export async function replayDelivery(trx: Trx, actor: CompanyActor, id: string) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { rows } = await sql`
    insert into outbox (kind, recipient, content)
    select 'webhook', o.recipient, o.content from outbox o
    where o.id = ${id} and o.kind = 'webhook' and o.content is not null and exists (
      select from webhooks w where w.id::text = o.recipient and w.company_id = ${actor.company_id})
    returning id`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  wakeDrainers(trx, 'webhook');
  tell(trx, actor);
  return true;
}
