import { sql } from 'kysely';
import type { SignedIn } from '#contract/accounts/account.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findSignInRefusal } from '#server/features/accounts/account/queries/sign-in-refusal.ts';
import { hashOfBrowser } from '#server/http/mark-browser.ts';
import { networkOf } from '#server/http/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { countGuess, PASSWORD_GUESSES } from './count-guess.ts';
import { endSession } from './end-session.ts';
import { isPasswordOf } from './hash-password.ts';
import type { Browser } from './library-headers.ts';
import { isStillPassword, type Opening, openSession, type SessionRefusal } from './open-session.ts';
import { askSecondFactor } from './second-factor.ts';
import type { WithCookies } from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'authentication' | 'clock' | 'limits'>;

type SignInRefusal = SessionRefusal | 'too_many_requests';

interface Credentials {
  account_id: string;
  /** Null for an account without a password, such as one made by a sign-in at a provider. */
  password_hash: string | null;
  is_known_device: boolean;
  has_second_factor: boolean;
}

/**
 * The credentials of the account of an address, with `is_known_device` for this browser; undefined if no account has
 * the address. The same query runs for known and unknown addresses.
 */
async function findCredentials({ db, env }: Parts, email: string, browser: Browser): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select a.id as account_id, m.password_hash, d.account_id is not null as is_known_device,
      a.two_factor_enabled as has_second_factor
    from accounts a
    left join sign_in_methods m on m.account_id = a.id and m.provider = 'credential'
    left join account_devices d on d.account_id = a.id and d.device_hash = ${hashOfBrowser(env, browser)}
    where a.email = ${email}`.execute(db);
  return rows[0];
}

/**
 * Counts the try: per device if the account knows the device and the device has tries left, otherwise per network, per
 * address, and per both.
 */
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
 * Signs in with a password, in the order of the spec, section 4. A try over a limit is refused at once. Then any
 * earlier session ends, even if the sign-in fails; then the credentials are checked; then the account's right to sign
 * in. A refused sign-in leaves no session. Up to a wrong password the work is the same for any address, so that the
 * time of the answer does not reveal which addresses have accounts.
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
  const opening = { method: 'password', remember, browser, moment, password_hash } as const;
  if (found.has_second_factor) return awaitFactor(parts, found.account_id, opening, cleared);
  const opened = await openSession(parts, found.account_id, opening);
  if (isRefusal(opened)) return { answer: opened, cookies: cleared };
  return { answer: { next: 'signed-in', session: opened.session }, cookies: [...cleared, ...opened.cookies] };
}

/**
 * Checks the right to sign in before asking for the six digits, so that an account that may not sign in is not asked
 * for a code.
 */
async function awaitFactor(
  parts: Parts,
  account_id: string,
  opening: Opening,
  cleared: readonly string[],
): Promise<WithCookies<SignedIn, SessionRefusal>> {
  const refusal = await findSignInRefusal(parts.db, account_id);
  if (refusal) return { answer: refuse(refusal), cookies: cleared };
  const cookies = await askSecondFactor(parts, account_id, opening);
  // The check follows the writing of the waiting sign-in, because a later change of the password deletes the waiting
  // sign-in (set-password.ts).
  const isStill = await inTransaction(parts.db, (trx) => isStillPassword(trx, account_id, opening));
  if (!isStill) return { answer: refuse('wrong_credentials'), cookies: cleared };
  return { answer: { next: 'second-factor' }, cookies: [...cleared, ...cookies] };
}
