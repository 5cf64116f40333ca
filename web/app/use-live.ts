import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EVERYTHING, UNLESS_KEPT } from '#contract/kernel/changes.ts';
import { refreshLive } from '#web/api/refresh.ts';
import { checkSession, whenSessionUsable } from '#web/features/accounts/session/session-store.ts';
import { followLive } from './live.ts';
import { shareLive } from './share-live.ts';

/**
 * Fetches data on the screen again when the server reports a change, as long as there is a session. The talent's own
 * profile is fetched again too, because a guardian's answer changes who can see it.
 * @param account_id the signed-in account; undefined without a session
 */
export function useLive(account_id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (account_id === undefined) return;
    const live = refreshLive(queries, () => !document.hidden);
    const leave = shareLive({
      name: `medverka.live.${account_id}`,
      connect: (listeners) =>
        followLive({ ...listeners, whenUsable: whenSessionUsable, onRefused: () => void checkSession() }),
      onChanged: live.hear,
      // Called if changes may have been missed. At the first connection of a tab that is only if the server no longer
      // knows them.
      onOpened: (isFirst) => live.hear(isFirst ? UNLESS_KEPT : EVERYTHING),
    });
    return () => {
      leave();
      live.stop();
    };
  }, [account_id, queries]);
}
