import { createPublicKey, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { newDevice } from '#contract/talk/push.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isPushEndpoint } from '#domain/talk/push/push-service.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { announceAccount } from '#server/live/announce.ts';
import { sealedSubscription } from '#server/push/push-devices.ts';

/** Devices of an account; a person has a telephone, a tablet and a few computers. */
export const DEVICES_AT_MOST = 10;

/** True for a point of the curve P-256, in base64url; nothing can be encrypted for a browser with another key. */
function isKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return point[0] === 4;
  } catch {
    return false;
  }
}

/**
 * Adds the browser of a session as a device. A browser has one subscription, so its earlier device is replaced, also if
 * it was another account's: that person has left the browser to the caller.
 */
export async function addDevice(
  trx: Trx,
  env: Env,
  { account_id, session_id }: SignedInActor,
  device: { readonly browser: string | null; readonly given: z.output<typeof newDevice> },
  { now }: Moment,
) {
  const { browser, given } = device;
  const { endpoint, p256dh, auth, public_key } = given;
  if (!isPushEndpoint(endpoint, env.local_calendars) || !isKey(p256dh)) return refuse('push_service_unknown');
  const id = randomUUID();
  const sealed = sealedSubscription(env, id, { endpoint, keys: { p256dh, auth } });
  // Two tabs of one browser may add it at the same time.
  await sql`select from accounts where id = ${account_id} for update`.execute(trx);
  await sql`
    delete from push_devices where endpoint_hash = ${sealed.endpoint_hash} or session_id = ${session_id}`.execute(trx);
  const { rows } = await sql`
    insert into push_devices (id, account_id, session_id, key_id, endpoint_hash, subscription_sealed, browser, created_date, used_date)
    select ${id}::uuid, ${account_id}::uuid, s.id, k.id, ${sealed.endpoint_hash}::bytea, ${sealed.subscription_sealed}::bytea,
      ${browser}, ${now}::timestamptz, ${now}::timestamptz
    from push_keys k join sessions s on s.id = ${session_id} where k.public_key = ${public_key}
    returning id`.execute(trx);
  // The keys have been changed since the browser subscribed, or the session has just ended.
  if (rows.length === 0) return refuse('changed_meanwhile');
  await sql`
    delete from push_devices where id in (
      select id from push_devices where account_id = ${account_id} order by used_date desc, id offset ${DEVICES_AT_MOST})`.execute(
    trx,
  );
  announceAccount(trx, account_id);
  return true;
}
