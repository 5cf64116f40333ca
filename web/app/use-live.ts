import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkSession, whenSessionUsable } from '#web/features/session/session-store.ts';
import { followLive } from './live.ts';
import { OWN_PROFILE } from './timing.ts';

/**
 * While somebody is signed in, everything on the screen is asked for anew when the server says that it changed. Not the
 * talent's own profile, which is kept for its five minutes (spec, section 9): only its owner changes it, and says so.
 */
export function useLive(isSignedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    return followLive({
      onChanged: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWN_PROFILE }),
      whenUsable: whenSessionUsable,
      onRefused: () => void checkSession(),
    });
  }, [isSignedIn, queries]);
}
