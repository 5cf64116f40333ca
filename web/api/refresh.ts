/** Decides which cached answers a change makes stale: those that show a changed object. */
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Changes, concerns, EVERYTHING } from '#contract/kernel/changes.ts';
import type { ReadRoute } from '#contract/registry/contract.ts';
import type { LiveTables } from '#contract/registry/live-tables.ts';
import { fetchShows, showsNow } from './live-tables.ts';

interface Asked {
  readonly params?: object;
  readonly query?: object;
}

/**
 * True if the changes may affect the answer of a query. The query's key begins with the route's name.
 * @param shows undefined while the tables are not loaded: then every answer may be affected
 */
function isConcerned([route, asked]: QueryKey, changes: Changes, shows: LiveTables['shows'] | undefined): boolean {
  if (!shows) return true;
  const shown = shows[route as ReadRoute];
  const { params, query } = (asked ?? {}) as Asked;
  return shown !== undefined && concerns(changes, shown, { ...params, ...query });
}

/**
 * Fetches the affected answers on the screen again, and marks the other affected answers as stale. Resolves when the
 * new answers have come.
 * @param known key of an answer to leave out, because the new one is already cached
 */
export async function refresh(client: QueryClient, changes: Changes, known?: QueryKey): Promise<void> {
  const shows = showsNow() ?? (await fetchShows());
  const knownHash = known && hashKey(known);
  const concerned = {
    predicate: ({ queryKey, queryHash }: Query) => queryHash !== knownHash && isConcerned(queryKey, changes, shows),
  };
  // A request under way may return data from before the change, and TanStack Query would take them for the new ones. So
  // the request is cancelled, and its callers wait for the next one.
  const shown = client.getQueryCache().findAll({ ...concerned, type: 'active' });
  for (const query of shown) void query.cancel({ silent: true });
  await client.invalidateQueries(concerned);
}

/** Treats every answer as affected: fetches the answers on the screen again, and marks the others as stale. */
export const refreshEverything = (client: QueryClient) => refresh(client, EVERYTHING);

/** Minimum time between two requests for one answer because of live updates, in ms. */
export const REFRESH_APART_MS = 2_000;

export interface LiveRefresh {
  /** Fetches the affected answers again: at once, or as soon as REFRESH_APART_MS have passed since the last request. */
  hear(changes: Changes): void;
  stop(): void;
}

/**
 * Refreshes after live updates, each answer at most once in REFRESH_APART_MS. In a hidden tab affected answers are only
 * marked as stale, and TanStack Query fetches them when the tab is shown.
 */
export function refreshLive(client: QueryClient, isVisible: () => boolean): LiveRefresh {
  const askedAt = new WeakMap<Query, number>();
  const waiting = new Set<Query>();
  const awaited = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  // Lets a request under way end before its answer is marked as stale and fetched again. Cancelling the request at each
  // update would leave a slow screen with many updates without its first answer.
  const ask = async (query: Query) => {
    if (query.state.fetchStatus !== 'idle') {
      if (awaited.has(query)) return;
      awaited.add(query);
      await query.fetch().catch(() => undefined);
      awaited.delete(query);
      if (isStopped) return;
    }
    const refetchType = isVisible() ? 'active' : 'none';
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
  };
  const look = () => {
    clearTimeout(timer);
    const now = performance.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const query of waiting) {
      const wait = (askedAt.get(query) ?? Number.NEGATIVE_INFINITY) + REFRESH_APART_MS - now;
      if (wait > 0) soonest = Math.min(soonest, wait);
      else {
        waiting.delete(query);
        askedAt.set(query, now);
        void ask(query);
      }
    }
    if (waiting.size > 0) timer = setTimeout(look, soonest);
  };
  const note = (changes: Changes, shows: LiveTables['shows'] | undefined) => {
    if (isStopped) return;
    for (const query of client.getQueryCache().getAll()) {
      if (isConcerned(query.queryKey, changes, shows)) waiting.add(query);
    }
    look();
  };
  return {
    hear(changes) {
      const shows = showsNow();
      if (shows) note(changes, shows);
      else void fetchShows().then((fetched) => note(changes, fetched));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
