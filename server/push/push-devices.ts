import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { QuietHours } from '#domain/talk/push/quiet-hours.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';
import { choicesOf } from './choices.ts';
import type { Subscription } from './encrypt-push.ts';
import { openPushKey } from './push-keys.ts';

const placeOfDevice = (id: string) => `push_devices subscription ${id}`;

/** The sealed subscriptions of devices. */
export const sealedPushDevices: SealedTable = {
  table: 'push_devices',
  key: 'id',
  columns: [sealedBytes('subscription_sealed', placeOfDevice)],
};

interface Device {
  readonly subscription: Subscription;
  readonly public_key: string;
  readonly private_key: string;
  readonly quiet: QuietHours | null;
}

interface Row {
  readonly subscription_sealed: Buffer;
  readonly key_id: string;
  readonly public_key: string;
  readonly private_key_sealed: Buffer;
  readonly has_chosen: boolean;
  readonly off_kinds: string[] | null;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}

/** A device with everything that a push to it needs; undefined if it is gone. */
export async function openDevice(db: Db, env: Env, id: string): Promise<Device | undefined> {
  const { rows } = await sql<Row>`
    select d.subscription_sealed, d.key_id, k.public_key, k.private_key_sealed, c.account_id is not null as has_chosen,
      c.off_kinds, c.quiet_from, c.quiet_until
    from push_devices d join push_keys k on k.id = d.key_id left join push_choices c on c.account_id = d.account_id
    where d.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return {
    subscription: JSON.parse(openSealed(env, row.subscription_sealed, placeOfDevice(id))) as Subscription,
    public_key: row.public_key,
    private_key: openPushKey(env, row.key_id, row.private_key_sealed),
    quiet: choicesOf(row.has_chosen ? row : undefined).quiet,
  };
}

/** A subscription as it is stored for a device. */
export const sealedSubscription = (env: Env, id: string, subscription: Subscription) => ({
  endpoint_hash: createHash('sha256').update(subscription.endpoint).digest(),
  subscription_sealed: seal(env, JSON.stringify(subscription), placeOfDevice(id)),
});

/** Dates a push that the device's service has accepted. */
export async function recordPushed(db: Db, id: string, now: string): Promise<void> {
  await sql`update push_devices set used_date = ${now} where id = ${id}`.execute(db);
}

/** Removes a device that its push service no longer knows, and what waits for it. */
export async function forgetDevice(db: Db, id: string): Promise<void> {
  await sql`
    with waiting as (
      delete from outbox where kind = 'push' and recipient = ${id} and state = 'waiting' and lease is null)
    delete from push_devices where id = ${id}`.execute(db);
}
