import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';

/**
 * Refuses a target of the confirmation link other than /verify-email-callback on this site. A sign-up may name the
 * target; that page is also the default.
 */
export function refuseForeignRedirect(
  { base_url }: Env,
  redirect_to: string | undefined,
): Refusal<'foreign_redirect'> | null {
  if (redirect_to === undefined) return null;
  const ours = new URL('/verify-email-callback', base_url).href;
  const isOurs = URL.canParse(redirect_to, base_url) && new URL(redirect_to, base_url).href === ours;
  return isOurs ? null : refuse('foreign_redirect');
}
