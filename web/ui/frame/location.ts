import { useCallback, useMemo } from 'react';
import { navigate, useHistoryState, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';
// First: its listener must hear the back button before wouter's does.
import '#web/ui/form/leave-guard.ts';

/** Where we are: the browser's address, and what the step that led here sent along. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

export interface StepOptions {
  /** In the place of where we are, so that the back button passes it by. */
  replace?: boolean | undefined;
  /** Sent along; kept by the browser with this step of its history. */
  state?: unknown;
}

/** Where an address leads from here; '.' is where we are without its question. */
function resolve(to: string): URL {
  return new URL(to === '.' ? window.location.pathname : to, window.location.href);
}

/** True for an address of our own, which needs no new page. */
export const isOurs = (to: string): boolean => resolve(to).origin === window.location.origin;

/** Goes to an address of ours: '/Login', '?page=2' of where we are, or '.' for the same without a question. */
export function goTo(to: string, { replace, state = null }: StepOptions = {}): void {
  const { pathname, search, hash, href } = resolve(to);
  // A link to where we are already is no second step back.
  navigate(pathname + search + hash, { replace: replace ?? href === window.location.href, state });
}

/** Where the page stands; at the root where it is drawn without a browser that is anywhere. */
const drawnAt = () => globalThis.location?.pathname ?? '/';

/** The address of the page; a change draws the calling component again. A page drawn by the build has no query. */
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

/** The way to another screen, for anything but a link. */
export function useNavigate(): typeof goTo {
  return goTo;
}

/** The question of the address, and the way to another question of the same path. */
export function useSearchParams() {
  const search = useSearch({ ssrSearch: '' });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const ask = useCallback((next: URLSearchParams | Readonly<Record<string, string>>, options?: StepOptions) => {
    goTo(`?${new URLSearchParams(next)}`, options);
  }, []);
  return [params, ask] as const;
}
