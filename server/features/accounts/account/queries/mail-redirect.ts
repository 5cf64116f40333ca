import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Env } from '#server/env.ts';

/**
 * Where the link of a confirmation mail shall lead, as the spec's sign-up call may say: to /verify-email-callback of the
 * configured origin, which is also where it leads when nothing is said. Anywhere else is refused.
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
