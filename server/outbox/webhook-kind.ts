import { createHmac } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { postOutside } from '#server/outside/post-outside.ts';
import { openSealed } from '#server/sealed/seal.ts';
import type { OutboxKind, Sender } from './outbox-kind.ts';

/** A delivery to a company's own server. The recipient of its entry is the webhook. */
export interface WebhookContent {
  /** Hexadecimal, as is the secret. */
  readonly address_sealed: string;
  readonly secret_sealed: string;
  /** The exact JSON that is signed and sent. */
  readonly body: string;
}

/**
 * The context under which a part of a webhook is encrypted: its row, so that the part cannot be decrypted in another
 * row.
 */
export const placeOfWebhook = (part: 'address' | 'secret', id: string) => `webhooks ${part} ${id}`;

/** Signature of a body and a moment (seconds since 1970) together, so that nobody can replay an old delivery as new. */
const signatureOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

function createSender(env: Env, clock: Clock): Sender<WebhookContent> {
  const open = (sealed: string, place: string) => openSealed(env, Buffer.from(sealed, 'hex'), place);
  return {
    // The content has no personal data, and a company may have it delivered again.
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
      });
    },
  };
}

/** Webhooks. Ten attempts take more than eight and a half hours, so a company's server may be away for a night. */
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
