import { sql } from 'kysely';
import type { errors as ofAccounts } from '#contract/accounts/errors.ts';
import type { errors as ofAll } from '#contract/kernel/errors.ts';
import { PROVIDERS, type Provider } from '#domain/accounts/account/providers.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { endSession } from '#server/features/accounts/account/commands/end-session.ts';
import type { Browser } from '#server/features/accounts/account/commands/library-headers.ts';
import { openSession } from '#server/features/accounts/account/commands/open-session.ts';
import { askSecondFactor } from '#server/features/accounts/account/commands/second-factor.ts';
import { forgetCookie, readSignedCookie } from '#server/http/cookies.ts';
import { findActorOf } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import { linkAccount } from './link-account.ts';
import { type KeptAttempt, keptAttempt } from './start-social.ts';

/** The result of a return from a provider: the outcome for the screen, and the page to open. */
export interface SocialEnd {
  readonly outcome: 'done' | 'second-factor' | 'linked' | keyof typeof ofAccounts | keyof typeof ofAll;
  readonly redirect_to: KeptAttempt['redirect_to'];
  readonly return_to?: string | undefined;
  /** The part of the screen that shows the outcome. */
  readonly anchor?: string;
  readonly cookies: readonly string[];
}

/**
 * The result of a return that belongs to no known attempt, that throws an error, or that belongs to a linking whose
 * session has ended. The browser goes to the sign-in page.
 */
export const FAILED: SocialEnd = { outcome: 'social_failed', redirect_to: '/login', cookies: [] };

type Parts = Pick<Services, 'db' | 'env' | 'account_reactions' | 'providers' | 'authentication' | 'log' | 'clock'>;

/** The return of a browser: the provider in the path, and the query string. */
export interface SocialReturn {
  readonly provider: string;
  readonly search: string;
}

/** Takes the attempt that this browser began with this state, and deletes it, so that an answer counts only once. */
async function takeAttempt({ db, env }: Parts, back: SocialReturn, browser: Browser, moment: Moment) {
  const id = readSignedCookie(env, 'attempt', browser.cookie);
  const state = new URLSearchParams(back.search).get('state');
  if (!id || !state) return undefined;
  const { rows } = await sql<{ value: unknown }>`
    delete from challenges
    where id = ${id} and purpose = 'social_sign_in' and expires_date > ${moment.now}
      and value->>'provider' = ${back.provider} and value->>'state' = ${state}
    returning value`.execute(db);
  return rows[0] && keptAttempt.parse(rows[0].value);
}

async function identify({ providers, log }: Parts, attempt: KeptAttempt, search: string) {
  if (new URLSearchParams(search).get('error') === 'access_denied') return refuse('social_cancelled');
  try {
    return (await providers[attempt.provider]?.finish(search, attempt)) ?? refuse('social_failed');
  } catch (error) {
    // The message is left out of the log, because it may quote the provider's answer.
    const { name, code } = error as { name?: string; code?: string };
    log.warn({ provider: attempt.provider, type: name, code }, 'a return from a provider was not accepted');
    return refuse('social_failed');
  }
}

async function enter(parts: Parts, attempt: KeptAttempt, search: string, browser: Browser, moment: Moment) {
  const { provider, remember } = attempt;
  const claims = await identify(parts, attempt, search);
  if (isRefusal(claims)) return claims;
  const account = await findOrMakeAccount(parts, { provider, claims }, moment);
  if (isRefusal(account)) return account;
  const opening = { method: provider, remember, browser, moment } as const;
  if (account.has_second_factor) {
    return { outcome: 'second-factor' as const, cookies: await askSecondFactor(parts, account.account_id, opening) };
  }
  const opened = await openSession(parts, account.account_id, opening);
  return isRefusal(opened) ? opened : { outcome: 'done' as const, cookies: opened.cookies };
}

/** Links a provider to a signed-in account. If the session has ended meanwhile, nothing is linked. */
async function link(parts: Parts, attempt: KeptAttempt, search: string, moment: Moment): Promise<SocialEnd> {
  const { provider, redirect_to } = attempt;
  const cookies = [forgetCookie(parts.env, 'attempt')];
  const owner = await findActorOf(parts, attempt.link?.session_id ?? '');
  if (owner.role === 'anonymous' || owner.account_id !== attempt.link?.account_id) return { ...FAILED, cookies };
  const claims = await identify(parts, attempt, search);
  const linked = isRefusal(claims) ? claims : await linkAccount(parts, owner.account_id, { provider, claims }, moment);
  return {
    outcome: isRefusal(linked) ? linked.refused : 'linked',
    redirect_to,
    anchor: 'andra-konton',
    cookies,
  };
}

/**
 * Ends a linking (`link`) or a sign-in at a provider. At a sign-in, any earlier session ends first, as at every sign-in
 * (spec, section 4); then the account is found or made and signed in. The URL of the next page contains no personal
 * data.
 */
export async function finishSocial(
  parts: Parts,
  back: SocialReturn,
  browser: Browser,
  moment: Moment,
): Promise<SocialEnd> {
  const attempt = isProvider(back.provider) ? await takeAttempt(parts, back, browser, moment) : undefined;
  if (!attempt) return FAILED;
  if (attempt.link) return link(parts, attempt, back.search, moment);
  const cleared = [...(await endSession(parts, browser.cookie)), forgetCookie(parts.env, 'attempt')];
  const entered = await enter(parts, attempt, back.search, browser, moment);
  const { redirect_to, return_to } = attempt;
  if (isRefusal(entered)) {
    return { outcome: entered.refused, redirect_to, return_to, cookies: cleared };
  }
  // The sign-in page asks for the code of the second factor.
  const to = entered.outcome === 'second-factor' ? '/login' : redirect_to;
  return { outcome: entered.outcome, redirect_to: to, return_to, cookies: [...cleared, ...entered.cookies] };
}

const isProvider = (name: string): name is Provider => (PROVIDERS as readonly string[]).includes(name);
