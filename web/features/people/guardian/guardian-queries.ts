import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#web/api/client.ts';
import { refresh } from '#web/api/refresh.ts';

const guardianQuery = query('GET /talent/guardian');

/** Interval between two checks for the guardian's answer, in ms, on screens without a live connection. */
const ANSWER_MS = 10_000;

/** The state of the guardians' consent. Fetched only if `isNeeded`. */
export function useGuardian(isNeeded: boolean) {
  return useQuery({ ...guardianQuery, enabled: isNeeded });
}

/** Like `useGuardian`, but asks again every ANSWER_MS: the registration has no live connection. */
export function useWatchedGuardian(isNeeded: boolean) {
  const client = useQueryClient();
  const guardian = useQuery({
    ...guardianQuery,
    enabled: isNeeded,
    refetchInterval: ANSWER_MS,
  });
  const status = guardian.data && [guardian.data.consent?.status, guardian.data.second?.status].join(' ');
  const before = useRef(status);
  // The guardian's answer decides if companies can find the talent, so the profile is fetched again.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== status;
    before.current = status;
    if (hasChanged) void refresh(client, { profile: null });
  }, [client, status]);
  return guardian;
}
