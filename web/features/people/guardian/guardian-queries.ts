import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#web/api/client.ts';
import { refresh } from '#web/api/refresh.ts';

const guardianQuery = query('GET /talent/guardian');

/** Interval between two checks for the guardian's answer, in ms, without a live connection. */
const ANSWER_MS = 10_000;

/** The state of the guardian's consent; fetched only if one is needed. */
export function useGuardian(isNeeded: boolean) {
  return useQuery({ ...guardianQuery, enabled: isNeeded });
}

/** The state of the consent during registration, where no live connection reports the guardian's answer. */
export function useWatchedGuardian(isNeeded: boolean) {
  const client = useQueryClient();
  const guardian = useQuery({
    ...guardianQuery,
    enabled: isNeeded,
    refetchInterval: ANSWER_MS,
  });
  const status = guardian.data && [guardian.data.consent?.status, guardian.data.second?.status].join(' ');
  const before = useRef(status);
  // The guardian's answer decides if companies find the profile, so the profile is fetched again.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== status;
    before.current = status;
    if (hasChanged) void refresh(client, { profile: null });
  }, [client, status]);
  return guardian;
}
