import { DASHBOARD_OF } from '#web/features/accounts/session/dashboards.ts';
import { returnPath } from '#web/features/accounts/session/return-path.ts';
import type { SessionRecord } from '#web/features/accounts/session/session-record.ts';

/**
 * The path after signing in: the registration for a talent who has not completed it, otherwise the requested path,
 * otherwise the dashboard (U-03). `asked` is the return path in the address.
 */
export function landingOf({ role, data }: SessionRecord, asked: string | null, origin: string): string {
  if (data.is_registered === false) return '/TalentRegistration';
  return returnPath(asked, origin) ?? DASHBOARD_OF[role];
}
