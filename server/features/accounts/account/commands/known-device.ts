import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { hashOfBrowser, markBrowser } from '#server/http/mark-browser.ts';
import type { Services } from '#server/services.ts';
import type { Browser } from './library-headers.ts';

/** Maximum number of known devices per account; a new device replaces the one that was unused for the longest time. */
const DEVICES_AT_MOST = 20;

/** True if the account knows this browser: `rememberDevice` has stored it, and it has not been forgotten since. */
export async function isKnownDevice(
  { db, env }: Pick<Services, 'db' | 'env'>,
  account_id: string,
  browser: Browser,
): Promise<boolean> {
  const device = hashOfBrowser(env, browser);
  if (!device) return false;
  const { rows } = await sql`
    select 1 from account_devices where account_id = ${account_id} and device_hash = ${device}`.execute(db);
  return rows.length > 0;
}

/** A browser that the account now knows. */
interface RememberedDevice {
  readonly device_hash: string;
  readonly is_new: boolean;
  /** True if the account already knew other browsers. */
  readonly has_others: boolean;
  /** The Set-Cookie lines by which the server recognises the browser. */
  readonly cookies: string[];
}

/**
 * Stores that an account's owner used this browser, by signing in or by a link in a mail. Strangers' guesses can then
 * no longer lock this browser out.
 */
export async function rememberDevice(
  trx: Trx,
  env: Env,
  account_id: string,
  browser: Browser,
  moment: Moment,
): Promise<RememberedDevice> {
  const { hash: device_hash, cookies } = markBrowser(env, browser);
  // xmax is 0 for an inserted row but not for an updated row.
  const { rows } = await sql<{ is_new: boolean; has_others: boolean }>`
    with others as (select count(*) > 0 as has_others from account_devices where account_id = ${account_id})
    insert into account_devices (account_id, device_hash, last_used_date, created_date)
    values (${account_id}, ${device_hash}, ${moment.now}, ${moment.now})
    on conflict (account_id, device_hash) do update set last_used_date = excluded.last_used_date
    returning xmax = 0 as is_new, (select has_others from others) as has_others`.execute(trx);
  const { is_new = true, has_others = false } = rows[0] ?? {};
  if (is_new) await forgetOldest(trx, account_id);
  return { device_hash, is_new, has_others, cookies };
}

async function forgetOldest(trx: Trx, account_id: string): Promise<void> {
  await sql`
    delete from account_devices where account_id = ${account_id} and device_hash in (
      select device_hash from account_devices where account_id = ${account_id}
      order by last_used_date desc, created_date desc, device_hash offset ${DEVICES_AT_MOST})`.execute(trx);
}
