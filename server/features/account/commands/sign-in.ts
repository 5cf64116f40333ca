import { sql } from 'kysely';
import type { SignedIn } from '#contract/account.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Services } from '../../../services.ts';
import { endSession } from './end-session.ts';
import { type Browser, headersOf } from './library-headers.ts';
import { libraryRefusal } from './library-refusal.ts';
import { completeSession } from './open-session.ts';
import { awaitSecondFactor, waitingIdentifier } from './second-factor.ts';
import type { WithCookies } from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication' | 'clock'>;

/** The library's codes, and ours from the check of the records, to the codes of the contract. */
const REFUSALS = {
  INVALID_EMAIL: 'wrong_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  PASSWORD_TOO_LONG: 'wrong_credentials',
  company_not_active: 'company_not_active',
  talent_not_verified: 'talent_not_verified',
  no_profile: 'no_profile',
  second_factor_missing: 'second_factor_missing',
} as const satisfies Record<string, ErrorCode>;

/** What the password of an address is checked against; null when there is nothing. */
async function findPasswordHash({ db }: Parts, email: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select m.password_hash from accounts a join sign_in_methods m on m.account_id = a.id
    where a.email = ${email} and m.provider = 'credential'`.execute(db);
  return rows[0]?.password_hash ?? null;
}

/**
 * Signs in with a password, in the order of the spec, section 4: any earlier session ends, also when the try fails; then
 * the credentials; then the records, which are checked where every session is made. A refused sign-in leaves no session.
 */
export async function signIn(
  parts: Parts,
  { email, password, remember }: { email: string; password: string; remember: boolean },
  browser: Browser,
  moment: Moment,
): Promise<WithCookies<SignedIn, (typeof REFUSALS)[keyof typeof REFUSALS]>> {
  const cleared = await endSession(parts, browser.cookie);
  const password_hash = await findPasswordHash(parts, email);
  try {
    const { headers, response } = await parts.authentication.api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers: headersOf(browser),
      returnHeaders: true,
    });
    const opening = { method: 'password', remember, browser, moment, password_hash } as const;
    if (!response.token) {
      const identifier = waitingIdentifier(parts.env, headers.getSetCookie());
      const cookies = [...cleared, ...awaitSecondFactor(parts.env, identifier, opening)];
      return { answer: { next: 'second-factor' }, cookies };
    }
    const opened = await completeSession(parts, response.token, opening);
    if (isRefusal(opened)) return { answer: opened, cookies: cleared };
    return { answer: { next: 'signed-in', session: opened.session }, cookies: [...cleared, ...opened.cookies] };
  } catch (error) {
    return { answer: libraryRefusal(error, REFUSALS), cookies: cleared };
  }
}
