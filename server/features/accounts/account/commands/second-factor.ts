import { randomBytes } from 'node:crypto';
import type { Session } from '#contract/accounts/account.ts';
import type { errors } from '#contract/accounts/errors.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { libraryClock } from '#server/clock.ts';
import { cookieLine, cookieName, forgetCookie, readSignedCookie, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';
import { CODE_GUESSES, countGuess, type Guess } from './count-guess.ts';
import { isKnownDevice } from './known-device.ts';
import { type Browser, headersOf } from './library-headers.ts';
import { libraryRefusal } from './library-refusal.ts';
import { nameFactorKey } from './name-factor-key.ts';
import { completeSession, type Opening, type SignInMethod } from './open-session.ts';
import { SECOND_FACTOR_SECONDS, type WithCookies } from './session-cookies.ts';
import { spendCode, wasCodeUsed } from './spend-code.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication' | 'clock' | 'limits'>;

const REFUSALS = {
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired',
  TOTP_NOT_ENABLED: 'second_factor_expired',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_expired',
  second_factor_missing: 'second_factor_expired',
  company_not_active: 'company_not_active',
  talent_not_verified: 'talent_not_verified',
  talent_suspended: 'talent_suspended',
  no_profile: 'no_profile',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_tries',
} as const satisfies Record<string, keyof typeof errors>;

/**
 * Makes a sign-in wait for the second factor, in the way that the authentication library expects.
 * @returns the Set-Cookie lines that POST /account/sign-in/second-factor needs
 */
export async function askSecondFactor(
  parts: Pick<Parts, 'env' | 'authentication'>,
  account_id: string,
  { method, remember }: Opening,
): Promise<string[]> {
  const { env, authentication } = parts;
  const { internalAdapter } = await authentication.$context;
  const identifier = `2fa-${randomBytes(15).toString('base64url')}`;
  const expiresAt = new Date(libraryClock().getTime() + SECOND_FACTOR_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: account_id, expiresAt });
  await internalAdapter.createVerificationValue({ identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt });
  return [
    cookieLine(env, 'two_factor', signCookie(env, 'two_factor', identifier), SECOND_FACTOR_SECONDS),
    cookieLine(env, 'waiting', signCookie(env, 'waiting', `${method}.${remember ? 1 : 0}`), SECOND_FACTOR_SECONDS),
  ];
}

/** The six digits of an authenticator, or a recovery code. */
export interface SecondFactor {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly remember: boolean;
}

type SecondFactorRefusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'wrong_credentials' | 'too_many_requests';

/** Counts a guess at six digits. Recovery codes are too long to be guessed, so they are not counted. */
async function countCode(parts: Parts, account_id: string, browser: Browser) {
  const isKnown = await isKnownDevice(parts, account_id, browser);
  return countGuess(parts.limits, CODE_GUESSES, { account: account_id }, isKnown);
}

/**
 * Finishes a sign-in that waits for its second factor. The browser remembers the session only if both steps ask for it.
 */
export async function verifySecondFactor(
  parts: Parts,
  { code, recovery_code, remember }: SecondFactor,
  browser: Browser,
  moment: Moment,
): Promise<WithCookies<Session, SecondFactorRefusal>> {
  const { env, authentication } = parts;
  const identifier = readSignedCookie(env, 'two_factor', browser.cookie);
  const [method = 'password', remembers = '1'] = readSignedCookie(env, 'waiting', browser.cookie)?.split('.') ?? [];
  const forgotten = [forgetCookie(env, 'two_factor'), forgetCookie(env, 'waiting')];
  if (!identifier) return { answer: refuse('second_factor_expired'), cookies: forgotten };
  const headers = headersOf(browser, [`${cookieName(env, 'two_factor')}=${signCookie(env, 'two_factor', identifier)}`]);
  const { internalAdapter } = await authentication.$context;
  const account_id = (await internalAdapter.findVerificationValue(identifier))?.value;
  const digits = recovery_code ? undefined : code;
  const guess: Guess | undefined | Refusal<'too_many_requests'> =
    account_id && digits ? await countCode(parts, account_id, browser) : undefined;
  if (isRefusal(guess)) return { answer: guess, cookies: [] };
  if (account_id && digits && (await wasCodeUsed(parts, account_id, digits))) {
    return { answer: refuse('wrong_code'), cookies: [] };
  }
  if (account_id) await nameFactorKey(parts, account_id);
  try {
    const { token } = recovery_code
      ? await authentication.api.verifyBackupCode({ body: { code: recovery_code }, headers })
      : await authentication.api.verifyTOTP({ body: { code: code ?? '' }, headers });
    if (account_id && digits && !(await spendCode(parts, account_id, digits))) {
      await internalAdapter.deleteSession(token ?? '');
      return { answer: refuse('wrong_code'), cookies: forgotten };
    }
    await guess?.wasRight();
    const opening = { method: method as SignInMethod, remember: remember && remembers === '1', browser, moment };
    const opened = await completeSession(parts, token ?? '', opening);
    if (isRefusal(opened)) return { answer: opened, cookies: forgotten };
    return { answer: opened.session, cookies: [...forgotten, ...opened.cookies] };
  } catch (error) {
    const refusal = libraryRefusal(error, REFUSALS);
    return { answer: refusal, cookies: refusal.refused === 'wrong_code' ? [] : forgotten };
  }
}
