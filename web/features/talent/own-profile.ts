import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnProfile, TalentProfilePatch } from '#contract/talent.ts';
import { api, query } from '#web/api/client.ts';
import { checkSession } from '#web/features/session/session-store.ts';

const ownProfileQuery = query('GET /talent/profile');

/** The own profile. */
export function useOwnProfile() {
  return useQuery(ownProfileQuery);
}

/** Puts an answer that carries the whole profile where every screen reads it. */
export function useKeepProfile(): (profile: OwnProfile) => void {
  const client = useQueryClient();
  return (profile) => {
    const before = client.getQueryData<OwnProfile>(ownProfileQuery.queryKey);
    client.setQueryData(ownProfileQuery.queryKey, profile);
    // The session's record carries the face and whether the profile is done, and the frame around the screens draws them.
    const isInRecord =
      before?.profile_image !== profile.profile_image || before.profile_completed !== profile.profile_completed;
    if (isInRecord) void checkSession();
  };
}

/** Saves parts of the own profile. */
export function useSaveProfile() {
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (patch: TalentProfilePatch) => api('PATCH /talent/profile', { body: patch }),
    onSuccess: keep,
  });
}
