import { sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { asConfirmedOwner } from '#server/features/accounts/account/commands/confirmed-owner.ts';
import type { Browser } from '#server/features/accounts/account/commands/library-headers.ts';
import { libraryRefusal } from '#server/features/accounts/account/commands/library-refusal.ts';
import { nameFactorKey } from '#server/features/accounts/account/commands/name-factor-key.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { confirmOwner } from './confirm-owner.ts';
import { secondFactorOffMail, secondFactorOnMail } from './mail-words.ts';
import { withLibrarySession } from './with-library-session.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication'>;

/** The signed-in caller, the caller's browser, and the moment of the call. */
export interface Asking {
  readonly actor: SignedInActor;
  readonly browser: Browser;
  readonly moment: Moment;
}

/** The authentication library demands a password in every call, but this server has already confirmed the owner. */
const CONFIRMED = { password: 'confirmed before' } as const;

const OF_STATE = {
  TOTP_ALREADY_ENABLED: 'not_allowed_now',
  TOTP_NOT_ENABLED: 'not_allowed_now',
  TWO_FACTOR_NOT_ENABLED: 'not_allowed_now',
} as const;
const BY_PASSWORD = { ...OF_STATE, INVALID_PASSWORD: 'wrong_password' } as const;
const BY_CODE = { ...OF_STATE, INVALID_CODE: 'wrong_code' } as const;

async function called<T, Code extends string>(
  work: Promise<T>,
  refusals: Readonly<Record<string, Code>>,
): Promise<T | Refusal<Code>> {
  try {
    return await work;
  } catch (error) {
    return libraryRefusal(error, refusals);
  }
}

async function findFactor(db: Db, account_id: string) {
  const { rows } = await sql<{ id: string; verified: boolean }>`
    select id, verified from two_factors where account_id = ${account_id}`.execute(db);
  return rows[0];
}

/** Makes the secret of an authenticator. Sign-in asks for codes only after the owner has entered a first right code. */
export async function startSecondFactor(
  parts: Parts,
  { actor, browser, moment }: Asking,
  password: string | undefined,
) {
  const refusal = await confirmOwner(parts.db, actor, password, moment);
  if (refusal) return refusal;
  const { enableTwoFactor } = parts.authentication.api;
  const made = await called(
    withLibrarySession(parts, actor.account_id, browser, (headers) =>
      asConfirmedOwner(() => enableTwoFactor({ body: CONFIRMED, headers })),
    ),
    BY_PASSWORD,
  );
  if (isRefusal(made)) return made;
  if (made.method !== 'totp') throw new Error('The library has made another second factor than was asked for');
  return { totp_uri: made.totpURI, secret: new URL(made.totpURI).searchParams.get('secret') ?? '' };
}

/**
 * Turns the second factor on if the authenticator's code is right.
 * @returns the recovery codes, which are shown only this once
 */
export async function confirmSecondFactor(
  parts: Parts,
  { actor: { account_id }, browser, moment }: Asking,
  code: string,
) {
  const factor = await findFactor(parts.db, account_id);
  // While the second factor is on, this route must not reveal which codes are right.
  if (!factor || factor.verified) return refuse('not_allowed_now');
  await nameFactorKey(parts, account_id);
  const { verifyTOTP, viewBackupCodes } = parts.authentication.api;
  const verified = await called(
    withLibrarySession(parts, account_id, browser, (headers) => verifyTOTP({ body: { code }, headers })),
    BY_CODE,
  );
  if (isRefusal(verified)) return verified;
  await inTransaction(parts.db, async (trx) => {
    const words = (owner: { first_name: string }) => secondFactorOnMail(owner, moment.now);
    await mailOwner(trx, account_id, words, `second-factor-on ${factor.id}`);
    return true;
  });
  const { backupCodes } = await viewBackupCodes({ body: { userId: account_id } });
  return { recovery_codes: backupCodes };
}

/** Makes ten new recovery codes; the earlier ones no longer work. */
export async function renewRecoveryCodes(
  parts: Parts,
  { actor, browser, moment }: Asking,
  password: string | undefined,
) {
  const refusal = await confirmOwner(parts.db, actor, password, moment);
  if (refusal) return refusal;
  const { generateBackupCodes } = parts.authentication.api;
  const made = await called(
    withLibrarySession(parts, actor.account_id, browser, (headers) =>
      asConfirmedOwner(() => generateBackupCodes({ body: CONFIRMED, headers })),
    ),
    BY_PASSWORD,
  );
  return isRefusal(made) ? made : { recovery_codes: made.backupCodes };
}

/**
 * Removes the authenticator by SQL, because the authentication library's call would also change the session and could
 * not share a transaction with the mail.
 */
export async function endSecondFactor(
  { db }: Pick<Parts, 'db'>,
  { actor, moment }: Asking,
  password: string | undefined,
) {
  const { account_id, role } = actor;
  if (role === 'admin') return refuse('second_factor_required');
  const refusal = await confirmOwner(db, actor, password, moment);
  if (refusal) return refusal;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      delete from two_factors where account_id = ${account_id} and verified returning id`.execute(trx);
    if (rows.length === 0) return refuse('not_allowed_now');
    await sql`update accounts set two_factor_enabled = false where id = ${account_id}`.execute(trx);
    await mailOwner(trx, account_id, (owner) => secondFactorOffMail(owner, moment.now));
    return true;
  });
}
