import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive } from './live.ts';

/** While somebody is signed in, everything on the screen is asked for anew when the server says that it changed. */
export function useLive(isSignedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    return followLive(() => void queries.invalidateQueries());
  }, [isSignedIn, queries]);
}
