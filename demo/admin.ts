import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { marksOf } from '#server/sealed/keyed-marks.ts';
import { openForLibrary, sealForLibrary } from '#server/sealed/library-secrets.ts';
import type { Services } from '#server/services.ts';

/**
 * The administrator of the demonstration. Its password and key are public, but this key by itself opens nothing: the
 * account has another key, and only a process that runs the demonstration accepts this key's codes (`admin-codes.ts`).
 */
export const DEMO_ADMIN = {
  email: 'admin@demo.medverka.example',
  password: 'demo-medverka-admin',
  first_name: 'Astrid',
  last_name: 'Demo',
  admin_role: 'owner' as AdminRole,
  totp_key: 'medverka-demo-totp-key-0001',
} as const;

const STEP_MS = 30_000;

/** The six digits of a key at an instant (TOTP, RFC 6238: SHA-1, 30 s). */
export function codeOfKey(key: string, now: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / STEP_MS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The six digits that the demo administrator's authenticator shows at an instant. */
export const demoAdminCode = (now: Date): string => codeOfKey(DEMO_ADMIN.totp_key, now);

/**
 * The keys that a demo administrator's account may really have: one is derived from each secret of SESSION_SECRET. New
 * accounts get the first.
 */
const keptAdminKeys = ({ session_secrets }: Pick<Env, 'session_secrets'>) =>
  marksOf(session_secrets, 'administrator of the demonstration', 'base64url');

/**
 * The administrator who sends payouts that DEMO_ADMIN has approved, because the rules require two people. The codes are
 * the same as DEMO_ADMIN's, so that one visitor can try both roles.
 */
export const DEMO_CLERK = {
  ...DEMO_ADMIN,
  email: 'ekonom@demo.medverka.example',
  first_name: 'Bodil',
  admin_role: 'finance',
} as const;

/** Creates an administrator with the key that marks the demonstration's own accounts. */
export async function seedDemoAdmin(
  parts: Pick<Services, 'db' | 'env' | 'account_reactions'>,
  account: typeof DEMO_ADMIN | typeof DEMO_CLERK,
  moment: Moment,
): Promise<AdminActor> {
  const { db, env } = parts;
  const made = await createAdmin(parts, account, moment);
  if (isRefusal(made)) throw new Error(`The demo administrator could not be made: ${made.refused}`);
  const secret = await sealForLibrary(env, keptAdminKeys(env)[0]);
  await inTransaction(db, (trx) =>
    sql`update two_factors set secret = ${secret} where account_id = ${made.account_id}`.execute(trx),
  );
  const { first_name, last_name, email, admin_role } = account;
  const name = `${first_name} ${last_name}`;
  return { role: 'admin', account_id: made.account_id, session_id: '', name, email, admin_role };
}

/**
 * The real key of an administrator whom the demonstration created; undefined for any other account, which has a key of
 * its own.
 */
export async function findAdminKey({ db, env }: Pick<Services, 'db' | 'env'>, account_id: string) {
  const { rows } = await sql<{ secret: string }>`
    select secret from two_factors where account_id = ${account_id}`.execute(db);
  const secret = rows[0]?.secret;
  if (secret === undefined) return undefined;
  const { text } = await openForLibrary(env, secret);
  return keptAdminKeys(env).find((key) => key === text);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The demo administrator's secret as authenticators take it (Base32, RFC 4648, without padding). */
export function demoAdminSecret(): string {
  const bits = Array.from(Buffer.from(DEMO_ADMIN.totp_key), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
