/**
 * Catches the back and forward buttons while something is unsaved. A listener on the window runs in the order of
 * registration, so address.ts imports this module before all else; hence the effect on import.
 */
interface LeaveGuard {
  /** Where we stand, and the router's own record of it, to be put back. */
  address: string;
  state: unknown;
  ask: (target: string) => void;
}

let active: LeaveGuard | undefined;

/** Arms the guard; the returned function disarms it. */
export function armLeaveGuard(guard: LeaveGuard): () => void {
  active = guard;
  return () => {
    if (active === guard) active = undefined;
  };
}

function onPopState(event: PopStateEvent) {
  if (!active || window.location.pathname === new URL(active.address).pathname) return;
  event.stopImmediatePropagation();
  const target = window.location.pathname + window.location.search + window.location.hash;
  window.history.pushState(active.state, '', active.address);
  active.ask(target);
}

// Absent when public pages are drawn to static HTML.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState);
