import { useQuery } from '@tanstack/react-query';
import type { OwnProfile, TalentProfilePatch } from '#contract/people/talent.ts';
import { query } from '#web/api/client.ts';
import { useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { checkSession, readSession } from '#web/features/accounts/session/session-store.ts';

/** The query of the talent's own profile. Its key also finds the expected changes of running commands (useExpected). */
export const ownProfileQuery = query('GET /talent/profile');

/** The talent's own profile. */
export function useOwnProfile() {
  return useQuery({ ...ownProfileQuery, select: useExpected<OwnProfile>(ownProfileQuery.queryKey) });
}

/**
 * Fetches the session again if its record differs from the profile, because the frame around the screens shows the
 * portrait of the record.
 */
export function checkSessionAgainst(profile: OwnProfile): void {
  const known = readSession().record?.data;
  const isNews =
    known?.profile_image !== profile.profile_image || known.profile_completed !== profile.profile_completed;
  if (isNews) void checkSession();
}

/** Saves parts of the talent's own profile. */
export function useSaveProfile() {
  const command = useCommand();
  const save = async (patch: TalentProfilePatch): Promise<OwnProfile> => {
    const saved = await command.send('PATCH /talent/profile', { body: patch });
    checkSessionAgainst(saved);
    return saved;
  };
  return { ...command, save };
}
