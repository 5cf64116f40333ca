import { sql } from 'kysely';
import { z } from 'zod';
import { PROVIDERS, type Provider } from '#domain/accounts/account/providers.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { returnOnThisSite } from '#server/features/accounts/social/policy.ts';
import { cookieLine, signCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';

/** Time that a sign-in may take at the provider, in seconds. */
const AT_PROVIDER_SECONDS = 600;

/** An attempt to sign in or link, as stored while the browser is at the provider. */
export const keptAttempt = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  redirect_to: z.enum(['/login', '/register', '/TalentSettings', '/CompanySettings']),
  return_to: z.string().optional(),
  remember: z.boolean(),
  /** The signed-in account that gets the link, and its session; absent at a sign-in. */
  link: z.object({ account_id: z.string(), session_id: z.string() }).optional(),
});
export type KeptAttempt = z.output<typeof keptAttempt>;

export interface SocialStart {
  readonly provider: Provider;
  readonly redirect_to: KeptAttempt['redirect_to'];
  readonly remember: boolean;
  readonly return_to?: string | undefined;
}

/** The account to be linked and its session; undefined at a sign-in. */
type Link = KeptAttempt['link'];

/**
 * Begins a sign-in at a provider, or the linking of an account. The server keeps the values that the provider's answer
 * must match, and a cookie of the browser names the row with these values, so that an attempt begun in one browser
 * cannot be finished in another.
 */
export async function startSocial(
  { db, env, providers, log }: Pick<Services, 'db' | 'env' | 'providers' | 'log'>,
  { provider, redirect_to, remember, return_to }: SocialStart,
  moment: Moment,
  link?: Link,
) {
  const begun = await providers[provider]?.begin().catch((error: unknown) => {
    log.warn({ err: error, provider }, 'a provider is out of reach');
    return undefined;
  });
  if (!begun) return refuse('social_start_failed');
  const kept: KeptAttempt = {
    provider,
    ...begun.attempt,
    redirect_to,
    return_to: returnOnThisSite(return_to, env.base_url),
    remember,
    link,
  };
  const expires = new Date(Date.parse(moment.now) + AT_PROVIDER_SECONDS * 1000).toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into challenges (purpose, account_id, value, expires_date)
    values ('social_sign_in', ${link?.account_id ?? null}, ${JSON.stringify(kept)}, ${expires}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  return { url: begun.url, cookies: [cookieLine(env, 'attempt', signCookie(env, 'attempt', id), AT_PROVIDER_SECONDS)] };
}
