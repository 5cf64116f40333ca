import { Suspense, useEffect, useMemo, useRef } from 'react';
import { ApiError, isSignedOut } from '#web/api/client.ts';
import { keptDateOf } from '#web/api/kept-dates.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { useLocation } from '#web/ui/frame/location.ts';
import { WayBackProvider } from '#web/ui/frame/way-back.ts';
import { Navigate } from '#web/ui/text/link.tsx';
import { Arrival } from './arrival.tsx';
import { passageFor } from './guard.ts';
import { LayoutOf } from './layouts/layout-of.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LostSession } from './lost-session.tsx';
import { NotFound } from './not-found.tsx';
import { findRoute, type RouteEntry } from './routes.ts';
import { screenOf } from './screen-files.ts';
import { SignInInvitation } from './sign-in-invitation.tsx';

/** The screen for the address, if the user may open it, in its layout. */
export function CurrentScreen() {
  const { pathname } = useLocation();
  const entry = findRoute(pathname);
  if (!entry) {
    return (
      <LayoutOf name="public">
        <NotFound />
      </LayoutOf>
    );
  }
  return <GuardedScreen entry={entry} />;
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

function GuardedScreen({ entry }: { entry: RouteEntry }) {
  const { pathname, search } = useLocation();
  const { record, is_checked, is_lost } = useSession();
  const passage = passageFor(entry, record, is_checked, { pathname, search });
  const shown = useRef<string>(undefined);
  const wayBack = useMemo(() => ({ list: entry.list, isGone, waitsForSession: isSignedOut, keptDateOf }), [entry]);
  // If the session ends while a screen is open, the screen stays open with all typed text.
  const isKept = is_lost && shown.current === entry.name && passage.kind !== 'show';
  useEffect(() => {
    if (passage.kind === 'show') shown.current = entry.name;
  });
  if (passage.kind === 'redirect' && !isKept) return <Navigate replace to={passage.to} />;
  if (passage.kind === 'wait') return <LoadingScreen title={entry.title} />;
  return (
    <LayoutOf name={entry.layout}>
      <WayBackProvider value={wayBack}>
        {/*
         * With the key, a new screen shows 'Laddar...' at once. Without it the old screen would stay until the new one
         * has loaded.
         */}
        <Suspense key={entry.name} fallback={<LoadingScreen title={entry.title} />}>
          {passage.kind === 'invite' && !isKept ? <SignInInvitation title={entry.title} /> : <Screen entry={entry} />}
          <Arrival title={entry.title} />
        </Suspense>
      </WayBackProvider>
      {isKept && <LostSession />}
    </LayoutOf>
  );
}

function Screen({ entry }: { entry: RouteEntry }) {
  const Found = screenOf(entry.name)?.component();
  return Found ? <Found /> : <NotFound />;
}
