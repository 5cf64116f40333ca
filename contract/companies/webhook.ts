import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { done, id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { readWebhookUrl, WEBHOOK_ADDRESS_MAX, WEBHOOK_NOUNS } from '#domain/companies/webhook/webhook.rules.ts';
import { ENTRY_STATES } from '#domain/kernel/outbox/outbox-entry.ts';

const OWNER = ['owner'] as const;
const byId = z.strictObject({ id });

/** A webhook with its latest deliveries. */
const webhook = z.object({
  id,
  shown_address: z.string(),
  nouns: z.array(z.enum(WEBHOOK_NOUNS)),
  /** Time at which failed deliveries turned the webhook off; null while it is on. */
  off_date: instant.nullable(),
  created_date: instant,
  deliveries: z.array(
    z.object({
      id,
      state: z.enum(ENTRY_STATES),
      attempts: z.number(),
      last_error: z.string().nullable(),
      created_date: instant,
      state_date: instant,
    }),
  ),
});
export type Webhook = z.output<typeof webhook>;

const NOT_AN_ADDRESS = 'Skriv en adress som börjar med https:// och går att nå från internet.';

/** The form of a new webhook. */
export const webhookForm = z.strictObject({
  address: z
    .string({ error: NOT_AN_ADDRESS })
    .max(WEBHOOK_ADDRESS_MAX, `Högst ${WEBHOOK_ADDRESS_MAX} tecken.`)
    .refine((address) => readWebhookUrl(address) !== null, NOT_AN_ADDRESS),
  nouns: z.array(z.enum(WEBHOOK_NOUNS)).min(1, 'Välj minst en sak.').max(WEBHOOK_NOUNS.length),
  ...askedAgain,
});

export const webhookRoutes = declareRoutes({
  'GET /company/webhooks': {
    auth: ['company'],
    members: OWNER,
    summary: 'Lists the webhooks of the company with the latest deliveries of each.',
    response: z.object({ webhooks: z.array(webhook) }),
    shows: ['webhook'],
    errors: [],
  },
  'POST /company/webhooks': {
    auth: ['company'],
    members: OWNER,
    summary: 'Creates a webhook. Only this answer contains the secret that signs its deliveries.',
    body: webhookForm,
    asks_owner: true,
    limits: ['security'],
    response: z.object({ id, secret: z.string() }),
    affects: ['webhook'],
    errors: ['webhooks_full', 'changed_meanwhile', 'company_not_active'],
  },
  'DELETE /company/webhooks/:id': {
    auth: ['company'],
    members: OWNER,
    summary: 'Deletes a webhook with its waiting deliveries.',
    params: byId,
    response: done,
    affects: ['webhook'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
  'POST /company/webhooks/:id/turn-on': {
    auth: ['company'],
    members: OWNER,
    summary: 'Turns a webhook on again after it was turned off because deliveries failed.',
    params: byId,
    response: done,
    affects: ['webhook'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
  'POST /company/webhook-deliveries/:id/replay': {
    auth: ['company'],
    members: OWNER,
    summary: 'Repeats a delivery, as a new delivery with the same content.',
    params: byId,
    limits: ['security'],
    response: done,
    affects: ['webhook'],
    errors: ['changed_meanwhile', 'company_not_active'],
  },
});
