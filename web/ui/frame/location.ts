import { useCallback, useMemo } from 'react';
import { navigate, useHistoryState, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';
// Imported first, because its listener must handle the back button before wouter's.
import '#web/ui/form/leave-guard.ts';

/** The address of the page, and the state of the present history entry. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

export interface StepOptions {
  /** Replaces the present history entry, so that the back button skips it. */
  replace?: boolean | undefined;
  /** State that the browser keeps with the new history entry. */
  state?: unknown;
}

/** Resolves an address relative to the present one. '.' is the present address without its query. */
function resolve(to: string): URL {
  return new URL(to === '.' ? window.location.pathname : to, window.location.href);
}

/** True for an address of this site, which needs no page load. */
export const isOurs = (to: string): boolean => resolve(to).origin === window.location.origin;

/**
 * Goes to an address of this site: '/Login', '?page=2' of the present path, or '.' for the present path without a
 * query.
 */
export function goTo(to: string, { replace, state = null }: StepOptions = {}): void {
  const { pathname, search, hash, href } = resolve(to);
  // Going to the present address adds no history entry.
  navigate(pathname + search + hash, { replace: replace ?? href === window.location.href, state });
}

/** The path of the page; the root path if there is no browser and the build has set none. */
const drawnAt = () => globalThis.location?.pathname ?? '/';

/** The address of the page. The component renders again when it changes. Prerendered pages have no query. */
export function useLocation(): Location {
  return {
    pathname: usePathname({ ssrPath: drawnAt() }),
    search: useSearch({ ssrSearch: '' }),
    hash: useLocationProperty(
      () => window.location.hash,
      () => '',
    ),
    state: useHistoryState(),
  };
}

/** For navigation by code; for links use Link. */
export function useNavigate(): typeof goTo {
  return goTo;
}

/** The query of the address, and a function that sets another query on the same path. */
export function useSearchParams() {
  const search = useSearch({ ssrSearch: '' });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const ask = useCallback((next: URLSearchParams | Readonly<Record<string, string>>, options?: StepOptions) => {
    goTo(`?${new URLSearchParams(next)}`, options);
  }, []);
  return [params, ask] as const;
}
