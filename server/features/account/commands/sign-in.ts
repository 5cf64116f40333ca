import { APIError } from 'better-auth/api';
import type { Session } from '#contract/account.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { cookieLine, cookieName, readSignedCookie, signCookie } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { getSessionRecord } from '../queries/session-record.ts';
import { endSession } from './end-session.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication'>;

/** What signing in needs to know of the browser. */
export interface Browser {
  readonly ip: string;
  readonly user_agent: string | null;
  readonly cookie: string | null;
}

/** An answer with the Set-Cookie lines that go with it, also with a refusal. */
export interface WithCookies<T> {
  readonly answer: T | Refusal<ErrorCode>;
  readonly cookies: readonly string[];
}

/** The library's codes, and ours from the check of the records, to the codes of the contract. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL: 'wrong_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  PASSWORD_TOO_LONG: 'wrong_credentials',
  company_not_active: 'company_not_active',
  talent_not_verified: 'talent_not_verified',
  no_profile: 'no_profile',
  second_factor_missing: 'second_factor_missing',
};

const SECOND_FACTOR_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  INVALID_CODE: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired',
  TOTP_NOT_ENABLED: 'second_factor_expired',
  second_factor_missing: 'second_factor_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_tries',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_tries',
};

function refusalOf(error: unknown, table: Readonly<Record<string, ErrorCode>>): Refusal<ErrorCode> {
  const code = error instanceof APIError ? table[String(error.body?.code)] : undefined;
  if (!code) throw error;
  return refuse(code);
}

/** Only what the library should see: never the browser's own cookies, except those named. */
function headersOf(browser: Browser, cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'x-real-ip': browser.ip });
  if (browser.user_agent) headers.set('user-agent', browser.user_agent);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  return headers;
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

/** One line for each cookie of ours, the later one counting. */
function merged({ env }: Parts, earlier: readonly string[], later: readonly string[]): string[] {
  const ours = (['session_token', 'dont_remember', 'two_factor'] as const).map((purpose) => cookieName(env, purpose));
  const lines = new Map([...earlier, ...later].map((line) => [nameOf(line), line]));
  return [...lines].filter(([name]) => ours.includes(name)).map(([, line]) => line);
}

/**
 * Signs in with a password, in the order of the spec, section 4: any earlier session ends, also when the try fails; then
 * the credentials; then the records, which are checked where every session is made. A refused sign-in leaves no session.
 */
export async function signIn(
  parts: Parts,
  { email, password, remember }: { email: string; password: string; remember: boolean },
  browser: Browser,
): Promise<WithCookies<{ next: 'signed-in'; session: Session } | { next: 'second-factor' }>> {
  const cleared = await endSession(parts, browser.cookie);
  try {
    const { headers, response } = await parts.authentication.api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers: headersOf(browser),
      returnHeaders: true,
    });
    const cookies = merged(parts, cleared, headers.getSetCookie());
    if (!response.token) return { answer: { next: 'second-factor' }, cookies };
    return {
      answer: { next: 'signed-in', session: await getSessionRecord(parts.db, { token: response.token }) },
      cookies,
    };
  } catch (error) {
    return { answer: refusalOf(error, REFUSALS), cookies: cleared };
  }
}

/** Goes on with a sign-in that waits for the six digits of an authenticator. It is remembered only when both steps say so. */
export async function verifySecondFactor(
  parts: Parts,
  { code, remember }: { code: string; remember: boolean },
  browser: Browser,
): Promise<WithCookies<Session>> {
  const { env } = parts;
  const waiting = readSignedCookie(env, 'two_factor', browser.cookie);
  const isForgetful = !remember || readSignedCookie(env, 'dont_remember', browser.cookie) !== undefined;
  const forget = cookieLine(env, 'two_factor', '', 0);
  if (!waiting) return { answer: refuse('second_factor_expired'), cookies: [forget] };
  const passed = [`${cookieName(env, 'two_factor')}=${signCookie(waiting, env)}`];
  if (isForgetful) passed.push(`${cookieName(env, 'dont_remember')}=${signCookie('true', env)}`);
  try {
    const { headers, response } = await parts.authentication.api.verifyTOTP({
      body: { code },
      headers: headersOf(browser, passed),
      returnHeaders: true,
    });
    const session = await getSessionRecord(parts.db, { token: response.token });
    return { answer: session, cookies: merged(parts, [forget], headers.getSetCookie()) };
  } catch (error) {
    const refusal = refusalOf(error, SECOND_FACTOR_REFUSALS);
    return { answer: refusal, cookies: refusal.refused === 'wrong_code' ? [] : [forget] };
  }
}
