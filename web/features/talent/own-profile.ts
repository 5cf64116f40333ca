import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnProfile, TalentProfilePatch } from '#contract/talent.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { checkSession, readSession } from '#web/features/session/session-store.ts';

const ownProfileQuery = query('GET /talent/profile');

/** The own profile. */
export function useOwnProfile() {
  return useQuery(ownProfileQuery);
}

/** Puts an answer that carries the whole profile where every screen reads it. */
export function useKeepProfile(): (profile: OwnProfile) => void {
  const client = useQueryClient();
  return (profile) => {
    client.setQueryData(ownProfileQuery.queryKey, profile);
    // The session's record carries the face and whether the profile is done, and the frame around the screens draws them.
    const known = readSession().record?.data;
    const isNews =
      known?.profile_image !== profile.profile_image || known.profile_completed !== profile.profile_completed;
    if (isNews) void checkSession();
  };
}

/** Saves parts of the own profile. */
export function useSaveProfile() {
  const command = useCommand();
  const keep = useKeepProfile();
  const save = async (patch: TalentProfilePatch): Promise<OwnProfile> => {
    const saved = await command.send('PATCH /talent/profile', { body: patch });
    keep(saved);
    return saved;
  };
  return { ...command, save };
}
