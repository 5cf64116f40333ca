/** The only place that says which answers on the screen have become old: those that show a noun that has changed. */
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
 * Whether what was asked for under this key may be another after the changes. The route's name begins the key.
 * @param shows undefined where it is not known what answers show: then all may be
 */
function isConcerned([route, asked]: QueryKey, changes: Changes, shows: LiveTables['shows'] | undefined): boolean {
  if (!shows) return true;
  const shown = shows[route as ReadRoute];
  const { params, query } = (asked ?? {}) as Asked;
  return shown !== undefined && concerns(changes, shown, { ...params, ...query });
}

/**
 * Asks anew for what is on the screen of these changes, and marks the rest as old. Resolves when the answers are there.
 * @param known the key of what need not be asked for, because its new answer is here
 */
export async function refresh(client: QueryClient, changes: Changes, known?: QueryKey): Promise<void> {
  const shows = showsNow() ?? (await fetchShows());
  const knownHash = known && hashKey(known);
  const concerned = {
    predicate: ({ queryKey, queryHash }: Query) => queryHash !== knownHash && isConcerned(queryKey, changes, shows),
  };
  // An answer on its way may be older than the change, and TanStack Query takes the first answer of a query for the new
  // one: the request is called off, and its callers wait for the new one.
  const shown = client.getQueryCache().findAll({ ...concerned, type: 'active' });
  for (const query of shown) void query.cancel({ silent: true });
  await client.invalidateQueries(concerned);
}

/** Asks anew for all queries. */
export const refreshEverything = (client: QueryClient) => refresh(client, EVERYTHING);

/** The least time between two requests for one answer because of live updates, in ms. */
export const REFRESH_APART_MS = 2_000;

export interface LiveRefresh {
  /** Has what shows these changes asked for again: at once, or as soon as it may be. */
  hear(changes: Changes): void;
  stop(): void;
}

/**
 * Refreshes by what live updates say: each answer at most once in two seconds, and nothing in a tab that is hidden. What
 * changes there is only marked as old, and TanStack Query asks for what is old when the tab is looked at.
 */
export function refreshLive(client: QueryClient, isVisible: () => boolean): LiveRefresh {
  const askedAt = new WeakMap<Query, number>();
  const waiting = new Set<Query>();
  const awaited = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  // Here an answer on its way is waited for, so that the mark is set on it. Called off each time, a screen that loads slowly
  // while much happens would never have its first answer.
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
