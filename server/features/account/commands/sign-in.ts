import { sql } from 'kysely';
import type { SignedIn } from '#contract/account.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { networkOf } from '../../../http/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { asConfirmedOwner } from './confirmed-owner.ts';
import { countGuess, PASSWORD_GUESSES } from './count-guess.ts';
import { endSession } from './end-session.ts';
import { isPasswordOf } from './hash-password.ts';
import { type Browser, headersOf } from './library-headers.ts';
import { libraryRefusal } from './library-refusal.ts';
import { hashOfBrowser } from './mark-browser.ts';
import { completeSession, isStillPassword } from './open-session.ts';
import { awaitSecondFactor, waitingIdentifier } from './second-factor.ts';
import type { WithCookies } from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication' | 'clock' | 'limits'>;

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

type SignInRefusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'too_many_requests';

interface Credentials {
  account_id: string;
  /** Null for an account from a provider. */
  password_hash: string | null;
  is_known_device: boolean;
}

/** What an address signs in with, and whether it knows this browser: one query for any address alike. */
async function findCredentials({ db, env }: Parts, email: string, browser: Browser): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select a.id as account_id, m.password_hash, d.account_id is not null as is_known_device
    from accounts a
    left join sign_in_methods m on m.account_id = a.id and m.provider = 'credential'
    left join account_devices d on d.account_id = a.id and d.device_hash = ${hashOfBrowser(env, browser)}
    where a.email = ${email}`.execute(db);
  return rows[0];
}

/** Counts the try, by the device where the account knows it and by place and address otherwise. */
function countTry({ env, limits }: Parts, email: string, browser: Browser, is_known_device: boolean) {
  const network = networkOf(browser.ip);
  const device = `${email} ${hashOfBrowser(env, browser)}`;
  const counted = { ip: network, email, ip_email: `${network} ${email}`, device };
  return countGuess(limits, PASSWORD_GUESSES, counted, is_known_device);
}

interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Signs in with a password, in the order of the spec, section 4: any earlier session ends, also when the try fails; then
 * the credentials; then the records, which are checked where every session is made. A refused sign-in leaves no session.
 * Up to a wrong password the same work is done for any address, known or not, so that its time does not tell.
 */
export async function signIn(
  parts: Parts,
  { email, password, remember }: SignInInput,
  browser: Browser,
  moment: Moment,
): Promise<WithCookies<SignedIn, SignInRefusal>> {
  const found = await findCredentials(parts, email, browser);
  const guess = await countTry(parts, email, browser, found?.is_known_device ?? false);
  if (isRefusal(guess)) return { answer: guess, cookies: [] };
  const cleared = await endSession(parts, browser.cookie);
  const password_hash = found?.password_hash ?? null;
  const isRight = await isPasswordOf(password_hash, password);
  if (!found || !isRight) return { answer: refuse('wrong_credentials'), cookies: cleared };
  await guess.wasRight();
  try {
    const { headers, response } = await asConfirmedOwner(() =>
      parts.authentication.api.signInEmail({
        body: { email, password, rememberMe: remember },
        headers: headersOf(browser),
        returnHeaders: true,
      }),
    );
    const opening = { method: 'password', remember, browser, moment, password_hash } as const;
    if (!response.token) {
      const identifier = waitingIdentifier(parts.env, headers.getSetCookie());
      // One that is changed after this ends the sign-in that waits (set-password.ts).
      const isStill = await inTransaction(parts.db, (trx) => isStillPassword(trx, found.account_id, opening));
      if (!isStill) return { answer: refuse('wrong_credentials'), cookies: cleared };
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
