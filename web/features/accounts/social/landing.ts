import { DASHBOARD_OF } from '#web/features/accounts/session/dashboards.ts';
import { returnPath } from '#web/features/accounts/session/return-path.ts';
import type { SessionRecord } from '#web/features/accounts/session/session-record.ts';

/**
 * Where signing in leads: first to what is still to be told by somebody who has come by a provider (product, U-01), else
 * to where one was going, else to the dashboard (U-03). `asked` is the way back as the address has it.
 */
export function landingOf({ role, data }: SessionRecord, asked: string | null, origin: string): string {
  if (data.is_registered === false) return '/TalentRegistration';
  return returnPath(asked, origin) ?? DASHBOARD_OF[role];
}
