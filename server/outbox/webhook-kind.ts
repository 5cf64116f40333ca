import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { postOutside } from '#server/outside/post-outside.ts';
import { openSealed } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes, sealedField } from '#server/sealed/sealed-table.ts';
import type { OutboxKind, Sender } from './outbox-kind.ts';

/** A delivery to a company's own server. The recipient of the entry is the id of the webhook. */
export interface WebhookContent {
  /** Encrypted, as hexadecimal text, like the secret. */
  readonly address_sealed: string;
  readonly secret_sealed: string;
  /** The exact JSON text that is signed and sent. */
  readonly body: string;
}

/**
 * The context with which a part of a webhook is encrypted. It names the webhook's row, so that the part cannot be
 * decrypted in another row.
 */
export const placeOfWebhook = (part: 'address' | 'secret', id: string) => `webhooks ${part} ${id}`;

/** Signs a body together with a time (seconds since 1970), so that nobody can send an old delivery as a new one. */
const signatureOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

function createSender(env: Env, clock: Clock): Sender<WebhookContent> {
  const open = (sealed: string, place: string) => openSealed(env, Buffer.from(sealed, 'hex'), place);
  return {
    // The content has no personal data, and the company may want it delivered again.
    keepsContent: true,
    async send({ id, recipient, content: { address_sealed, secret_sealed, body } }, signal) {
      const seconds = Math.floor(clock().getTime() / 1000);
      const signature = signatureOf(open(secret_sealed, placeOfWebhook('secret', recipient)), seconds, body);
      await postOutside(open(address_sealed, placeOfWebhook('address', recipient)), {
        body,
        headers: {
          'content-type': 'application/json',
          'medverka-delivery': id,
          'medverka-signature': `t=${seconds},v1=${signature}`,
        },
        signal,
        reaches_localhost: env.local_calendars,
        proxy: env,
      });
    },
  };
}

/**
 * The rules for webhooks. Ten attempts take more than eight and a half hours, so that a company's server may be down
 * for a night.
 */
export const webhookKind: OutboxKind<WebhookContent> = {
  sender: createSender,
  attempts: 10,
  backoffMinutes: (failures) => 2 ** (failures - 1),
  time_limit_seconds: 10,
  lease_seconds: 60,
  at_once: 5,
  is_ours: false,
  shownRecipient: (webhook_id) => webhook_id,
};

const placeOfAddress = (id: string) => placeOfWebhook('address', id);
const placeOfSecret = (id: string) => placeOfWebhook('secret', id);

/** The sealed parts of webhooks. */
export const sealedWebhooks: SealedTable = {
  table: 'webhooks',
  key: 'id',
  columns: [sealedBytes('address_sealed', placeOfAddress), sealedBytes('secret_sealed', placeOfSecret)],
};

/** The sealed parts of webhooks that each delivery copies into its entry of the outbox. */
export const sealedDeliveries: SealedTable = {
  table: 'outbox',
  key: 'id',
  placed_by: 'recipient',
  where: sql<boolean>`kind = 'webhook' and content is not null`,
  columns: [sealedField('address_sealed', placeOfAddress), sealedField('secret_sealed', placeOfSecret)],
};
