import { randomBytes } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { PASSWORD_LENGTH_MIN } from '#domain/account/password.rules.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { BRAND } from '#texts/brand.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';
import { hashPassword } from './hash-password.ts';
import { insertAccount } from './insert-account.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { isWeakPassword } from './refuse-weak-password.ts';

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticators want a key. */
function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/**
 * Makes an administrator with a second factor already on: an admin without one could never sign in. The key is given
 * back this once; afterwards it stands in the database encrypted with SESSION_SECRET.
 */
export async function createAdmin(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { email, password, first_name, last_name }: NewAdmin,
  moment: Moment,
) {
  if (password.length < PASSWORD_LENGTH_MIN || isWeakPassword(password, email)) return refuse('weak_password');
  // The library takes the key as text and uses its bytes.
  const key = randomBytes(24).toString('base64url');
  const encrypt = (data: string) => symmetricEncrypt({ key: env.session_secret, data });
  const [secret, backup_codes] = await Promise.all([encrypt(key), encrypt('[]')]);
  const account = { email, first_name, last_name, role: 'admin' as const, password_hash: await hashPassword(password) };
  const account_id = await inTransaction(db, async (trx) => {
    const id = await insertAccount(trx, account, moment);
    if (!id) return refuse('email_used');
    await sql`insert into two_factors (account_id, secret, backup_codes) values (${id}, ${secret}, ${backup_codes})`.execute(
      trx,
    );
    await sql`update accounts set two_factor_enabled = true where id = ${id}`.execute(trx);
    await markConfirmed(trx, id, moment);
    return id;
  });
  if (isRefusal(account_id)) return account_id;
  const totp_secret = toBase32(Buffer.from(key));
  const label = `${encodeURIComponent(BRAND)}:${encodeURIComponent(email)}`;
  const otpauth_url = `otpauth://totp/${label}?secret=${totp_secret}&issuer=${encodeURIComponent(BRAND)}&algorithm=SHA1&digits=6&period=30`;
  return { account_id, totp_secret, otpauth_url };
}
