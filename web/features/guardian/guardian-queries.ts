import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { guardianAsked, TalentGuardian } from '#contract/guardian.ts';
import { api, query } from '#web/api/client.ts';

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
  const status = guardian.data?.consent?.status;
  const before = useRef(status);
  // The guardian's answer decides whether the profile is seen, so that is asked for again with it.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== status;
    before.current = status;
    if (hasChanged) void client.invalidateQueries({ queryKey: ['GET /talent/profile'] });
  }, [client, status]);
  return guardian;
}

export type GuardianChange =
  | { readonly kind: 'ask'; readonly guardian: z.input<typeof guardianAsked> }
  | { readonly kind: 'remind' }
  | { readonly kind: 'cancel' };

function send(change: GuardianChange): Promise<TalentGuardian> {
  if (change.kind === 'ask') return api('PUT /talent/guardian', { body: change.guardian });
  return change.kind === 'remind' ? api('POST /talent/guardian/remind') : api('DELETE /talent/guardian');
}

/** Asks a guardian, asks again, or takes the question back. The profile is fetched anew: whether it is seen hangs on it. */
export function useGuardianChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => client.setQueryData(guardianQuery.queryKey, answer),
    // Somebody else was first, perhaps the guardian: show how it stands now.
    onError: () => client.invalidateQueries({ queryKey: guardianQuery.queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /talent/profile'] }),
  });
}
