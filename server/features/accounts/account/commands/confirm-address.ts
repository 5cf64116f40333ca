import { sql } from 'kysely';
import type { Confirmation } from '#contract/accounts/account.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { hashOfBrowser } from '#server/http/mark-browser.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { acceptTerms } from './accept-terms.ts';
import { forgetUnproven } from './forget-unproven.ts';
import { hashPassword } from './hash-password.ts';
import { hashLinkToken, isHashOfCode } from './issue-confirmation.ts';
import { findSignUp } from './keep-sign-up.ts';
import type { Browser } from './library-headers.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { isWeakPassword } from './refuse-weak-password.ts';
import { settleSignUp } from './sign-up-anew.ts';
import { writePassword } from './write-password.ts';

/** The constraint that refuses a second company with the same organisation number. */
const HELD = ['companies_organisation_number_unique'] as const;

type Parts = Pick<Services, 'db' | 'env' | 'limits' | 'account_reactions'>;
/** A confirmation by link needs no rate limits, because the token cannot be guessed. */
type LinkParts = Omit<Parts, 'limits'>;

/** A confirmation from a browser. The browser sends a new password if the account's password does not count there. */
export interface Confirming {
  readonly browser: Pick<Browser, 'cookie'>;
  readonly password?: string | undefined;
  readonly accepts_terms?: true | undefined;
  readonly moment: Moment;
}

/** A confirmation with its password already hashed, so that the transaction stays short. */
interface Proof {
  readonly browser_hash: string | null;
  readonly password_hash: string | null;
  readonly accepts_terms: boolean;
  readonly moment: Moment;
}

interface Waiting {
  account_id: string;
  email: string;
  /** Hash of the browser that sent the latest sign-up for the address; null if unknown. */
  browser_hash: string | null;
  has_password: boolean;
  /**
   * True for a company account without accepted terms: another person made the account on behalf of the owner. Talents
   * without accepted terms accept them when they sign in.
   */
  asks_terms: boolean;
}

const waiting = sql`
  select a.id as account_id, a.email, e.browser_hash, e.code_hash, e.code_expires_date,
    exists (select from sign_in_methods m
      where m.account_id = a.id and m.provider = 'credential' and m.password_hash is not null) as has_password,
    a.role = 'company' and a.terms_version is null as asks_terms
  from email_verification_codes e join accounts a on a.id = e.account_id`;

/**
 * Confirms an address. A code or link proves that its holder reads the mailbox, but not that the holder chose the
 * account's password: a stranger who knows the address may have signed up with it. That password counts only in the
 * browser of the sign-up. In any other browser a password is chosen now, and until then nothing is confirmed.
 */
async function confirm(
  trx: Trx,
  parts: LinkParts,
  { account_id, email, ...found }: Waiting,
  proof: Proof,
): Promise<Confirmation> {
  // A waiting sign-up for the address of a former member replaces all earlier facts of the account.
  const signUp = await findSignUp(trx, account_id, proof.moment);
  const asks_terms = !signUp && found.asks_terms;
  const has_password = signUp ? signUp.password_hash !== null : found.has_password;
  const isOwnSignUp = found.browser_hash !== null && found.browser_hash === proof.browser_hash;
  const hasPassword = proof.password_hash !== null || (isOwnSignUp && has_password);
  if (!hasPassword || (asks_terms && !proof.accepts_terms)) return { next: 'choose-password', email, asks_terms };
  if (signUp) await settleSignUp(trx, account_id, signUp, proof.moment);
  if (!isOwnSignUp) await forgetUnproven(trx, account_id);
  if (proof.password_hash) await writePassword(trx, account_id, proof.password_hash);
  if (asks_terms) {
    await sql`
      update accounts set terms_version = ${TERMS_VERSION}, terms_accepted_date = ${proof.moment.now}
      where id = ${account_id}`.execute(trx);
    await acceptTerms(trx, account_id, proof.moment);
  }
  return { next: 'confirmed', ...(await markConfirmed(trx, parts, account_id, proof.moment)) };
}

/**
 * Refuses a weak password, and hashes any other before the transaction, because the hash is slow and the transaction
 * holds locks.
 */
async function proofOf({ env }: Pick<Parts, 'env'>, email: string, confirming: Confirming) {
  const { browser, password, accepts_terms = false, moment } = confirming;
  if (password !== undefined && isWeakPassword(password, email)) return refuse('weak_password');
  const password_hash = password === undefined ? null : await hashPassword(password);
  return { browser_hash: hashOfBrowser(env, browser), password_hash, accepts_terms, moment };
}

async function tryCode(trx: Trx, parts: LinkParts, email: string, code: string, proof: Proof) {
  // The lock lets only one of two simultaneous right codes confirm.
  const { rows } = await sql<Waiting & { code_hash: string; code_expires_date: string }>`
    ${waiting} where a.email = ${email} for update of a, e`.execute(trx);
  const found = rows[0];
  // An address without a code gets the same answer as a wrong code, so that the answer does not reveal which addresses
  // wait for confirmation.
  const isRight = isHashOfCode(parts.env, found?.code_hash ?? '', found?.account_id ?? '', code);
  if (!found || !isRight) return refuse('wrong_code');
  const isDead = Date.parse(found.code_expires_date) <= Date.parse(proof.moment.now);
  return isDead ? refuse('dead_code') : confirm(trx, parts, found, proof);
}

/**
 * Confirms an address by its six digits. After the fifth wrong try the code is refused. Tries are counted per address
 * before the code is checked, also for addresses without a code, so that the answer does not reveal which addresses
 * have one.
 */
export async function confirmByCode(
  parts: Parts,
  { email, code }: { readonly email: string; readonly code: string },
  confirming: Confirming,
) {
  const proof = await proofOf(parts, email, confirming);
  if (isRefusal(proof)) return proof;
  const left = await parts.limits.countDown('code_tries', { email });
  if (left === undefined) return refuse('too_many_tries');
  const result = await inTransaction(parts.db, (trx) => tryCode(trx, parts, email, code, proof), HELD);
  // Takes the try back, because after a right code without a password the browser sends the code again with a password.
  if (!isRefusal(result)) await parts.limits.takeBack(['code_tries'], { email });
  const wasLast = left === 0 && isRefusal(result) && result.refused === 'wrong_code';
  return wasLast ? refuse('too_many_tries') : result;
}

async function findByLink(db: Db, token: string, { now }: Moment, lock = sql``): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    ${waiting} where e.link_hash = ${hashLinkToken(token)} and e.link_expires_date > ${now} ${lock}`.execute(db);
  return rows[0];
}

/** Confirms an address by the token of the mail's link, once. */
export async function confirmByLink(parts: LinkParts, token: string, confirming: Confirming) {
  const { moment } = confirming;
  const owner = await findByLink(parts.db, token, moment);
  if (!owner) return refuse('dead_link');
  const proof = await proofOf(parts, owner.email, confirming);
  if (isRefusal(proof)) return proof;
  return inTransaction(
    parts.db,
    async (trx) => {
      const found = await findByLink(trx, token, moment, sql`for update of a, e`);
      return found ? confirm(trx, parts, found, proof) : refuse('dead_link');
    },
    HELD,
  );
}
