import { useQuery } from '@tanstack/react-query';
import type { OwnProfile, TalentProfilePatch } from '#contract/people/talent.ts';
import { query } from '#web/api/client.ts';
import { useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { checkSession, readSession } from '#web/features/accounts/session/session-store.ts';

/** Of what screens expect of the own profile, too, while commands about it are under way. */
export const ownProfileQuery = query('GET /talent/profile');

/** The own profile. */
export function useOwnProfile() {
  return useQuery({ ...ownProfileQuery, select: useExpected<OwnProfile>(ownProfileQuery.queryKey) });
}

/**
 * Has the session's record asked for anew where the profile differs from it: it carries the face and whether the profile is
 * done, and the frame around the screens draws them.
 */
export function checkSessionAgainst(profile: OwnProfile): void {
  const known = readSession().record?.data;
  const isNews =
    known?.profile_image !== profile.profile_image || known.profile_completed !== profile.profile_completed;
  if (isNews) void checkSession();
}

/** Saves parts of the own profile. */
export function useSaveProfile() {
  const command = useCommand();
  const save = async (patch: TalentProfilePatch): Promise<OwnProfile> => {
    const saved = await command.send('PATCH /talent/profile', { body: patch });
    checkSessionAgainst(saved);
    return saved;
  };
  return { ...command, save };
}
