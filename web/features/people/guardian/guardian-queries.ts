import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#web/api/client.ts';
import { refresh } from '#web/api/refresh.ts';

const guardianQuery = query('GET /talent/guardian');

/** How often the guardian's answer is looked for, in ms, where there is no live connection. */
const ANSWER_MS = 10_000;

/** How the talent stands with the guardian; asked for only when one is needed. */
export function useGuardian(isNeeded: boolean) {
  return useQuery({ ...guardianQuery, enabled: isNeeded });
}

/** The same where no live connection says that the guardian has answered: in the registration. */
export function useWatchedGuardian(isNeeded: boolean) {
  const client = useQueryClient();
  const guardian = useQuery({
    ...guardianQuery,
    enabled: isNeeded,
    refetchInterval: ANSWER_MS,
  });
  const status = guardian.data && [guardian.data.consent?.status, guardian.data.second?.status].join(' ');
  const before = useRef(status);
  // The guardian's answer decides whether the profile is seen, so that is asked for again with it.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== status;
    before.current = status;
    if (hasChanged) void refresh(client, { profile: null });
  }, [client, status]);
  return guardian;
}
