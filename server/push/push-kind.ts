import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PUSHES } from '#domain/kernel/push/pushes.ts';
import { isPushEndpoint } from '#domain/talk/push/push-service.ts';
import { quietUntil } from '#domain/talk/push/quiet-hours.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import type { Env } from '#server/env.ts';
import { AskedToWait, NotNow, type OutboxKind, type Sender, Undeliverable } from '#server/outbox/outbox-kind.ts';
import { NotTaken, postOutside } from '#server/outside/post-outside.ts';
import { pushTitles } from '#texts/talk/push-words.ts';
import { encryptPush } from './encrypt-push.ts';
import { forgetDevice, openDevice, recordPushed } from './push-devices.ts';
import type { PushContent } from './push-entries.ts';

/** Longest wait that a service may ask for, so that one answer does not silence a device for days. */
const WAIT_AT_MOST_SECONDS = 6 * 3600;

/** Names what a push is about, without naming it to the push service: a later push of the same topic replaces it. */
const topicOf = ({ push, path }: PushContent) =>
  createHash('sha256').update(`${PUSHES[push].kind} ${path}`).digest('base64url').slice(0, 32);

/** The contact of the operator for push services, from MAIL_FROM. */
const contactOf = ({ mail_from }: Env) => `mailto:${/<([^>]+)>/.exec(mail_from)?.[1] ?? mail_from.trim()}`;

/** Seconds of a Retry-After header, which is a number or a date; undefined for any other. */
function secondsOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), WAIT_AT_MOST_SECONDS) : undefined;
}

function createSender(env: Env, clock: Clock, db: Kysely<Database>): Sender<PushContent> {
  return {
    keepsContent: false,
    async send({ recipient, content }, signal) {
      const device = await openDevice(db, env, recipient);
      if (!device) throw new Undeliverable('device_gone');
      const { subscription, public_key, private_key, quiet } = device;
      const { urgency, hours } = PUSHES[content.push];
      const now = clock();
      const seconds_left = hours * 3600 - (now.getTime() - Date.parse(content.made)) / 1000;
      if (seconds_left <= 0) throw new Undeliverable('too_late');
      const waits = quietUntil(now.toISOString(), quiet, content.happens);
      if (waits) throw new NotNow((Date.parse(waits) - now.getTime()) / 1000);
      if (!isPushEndpoint(subscription.endpoint, env.local_calendars)) throw new Undeliverable('not_allowed');
      const topic = topicOf(content);
      const text = JSON.stringify({ title: pushTitles[content.push], path: content.path, tag: topic });
      const vapidDetails = { subject: contactOf(env), publicKey: public_key, privateKey: private_key };
      const options = { vapidDetails, TTL: Math.ceil(seconds_left), urgency, topic };
      const { headers, body } = await encryptPush(subscription, text, options);
      try {
        await postOutside(subscription.endpoint, {
          body,
          headers,
          signal,
          reaches_localhost: env.local_calendars,
          proxy: env,
        });
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error;
        if (error.responseCode === 404 || error.responseCode === 410) {
          await forgetDevice(db, recipient);
          throw new Undeliverable('device_gone');
        }
        const seconds = secondsOf(error.retry_after, clock());
        throw seconds === undefined ? error : new AskedToWait(error, seconds);
      }
      await recordPushed(db, recipient, clock().toISOString());
    },
  };
}

/**
 * The rules for pushes. Eight attempts take over two hours; a push is a reminder of what the bell and the mail also
 * say, so it is then given up.
 */
export const pushKind: OutboxKind<PushContent> = {
  sender: createSender,
  attempts: 8,
  backoffMinutes: (failures) => 2 ** (failures - 1),
  time_limit_seconds: 10,
  lease_seconds: 60,
  at_once: 5,
  is_ours: false,
  is_put_off: true,
  shownRecipient: (device_id) => device_id,
};
