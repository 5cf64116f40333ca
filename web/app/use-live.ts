import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkSession, whenSessionUsable } from '#web/features/session/session-store.ts';
import { followLive } from './live.ts';
import { OWN_PROFILE } from './timing.ts';

/**
 * While somebody is signed in, everything on the screen is asked for anew when the server says that it changed. So is
 * the talent's own profile, which is kept for its five minutes otherwise (spec, section 9): a guardian's answer changes
 * who finds it.
 */
export function useLive(isSignedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    let isOpening = true;
    return followLive({
      onChanged: () => {
        // The first call only says that the connection is open. The profile has its five minutes then; when the
        // connection opens again, an answer may have been missed.
        const isKept = isOpening;
        isOpening = false;
        void queries.invalidateQueries({ predicate: ({ queryKey }) => !isKept || queryKey[0] !== OWN_PROFILE });
      },
      whenUsable: whenSessionUsable,
      onRefused: () => void checkSession(),
    });
  }, [isSignedIn, queries]);
}
