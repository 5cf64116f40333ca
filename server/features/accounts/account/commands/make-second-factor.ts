import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { sealForLibrary } from '#server/sealed/library-secrets.ts';
import type { Services } from '#server/services.ts';
import { BRAND } from '#texts/kernel/brand.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticators want a key. */
function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Makes the key of an authenticator: encrypted for the database, and in plain for its owner. */
export async function makeSecondFactor({ env }: Pick<Services, 'env'>, email: string) {
  // The authentication library takes the key as text and uses the bytes of the text.
  const key = randomBytes(24).toString('base64url');
  const [sealed, backup_codes] = await Promise.all([sealForLibrary(env, key), sealForLibrary(env, '[]')]);
  const secret = toBase32(Buffer.from(key));
  const label = `${encodeURIComponent(BRAND)}:${encodeURIComponent(email)}`;
  const totp_uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(BRAND)}&algorithm=SHA1&digits=6&period=30`;
  return { sealed, backup_codes, told: { totp_uri, secret } };
}
export type MadeSecondFactor = Awaited<ReturnType<typeof makeSecondFactor>>;

/** Turns the second factor on, in place of an earlier one. */
export async function writeSecondFactor(trx: Trx, account_id: string, factor: MadeSecondFactor): Promise<void> {
  await sql`delete from two_factors where account_id = ${account_id}`.execute(trx);
  await sql`
    insert into two_factors (account_id, secret, backup_codes)
    values (${account_id}, ${factor.sealed}, ${factor.backup_codes})`.execute(trx);
  await sql`update accounts set two_factor_enabled = true where id = ${account_id}`.execute(trx);
}
