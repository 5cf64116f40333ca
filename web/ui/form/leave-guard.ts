/**
 * Hears the back and forward buttons before anybody else, for what is unsaved. A listener on the window runs in the order
 * of registration, so address.ts imports this module before all else; hence the effect on import.
 */

/** Hears of a step before it is taken. True when it has been stopped, to ask first. */
type StepGuard = (event: PopStateEvent) => boolean;

// A page may have several forms: while one of them is unsaved it is asked about, whatever becomes of the others.
const armed = new Set<StepGuard>();

/** Arms the guard; the returned function disarms it. */
export function armLeaveGuard(guard: StepGuard): () => void {
  armed.add(guard);
  return () => armed.delete(guard);
}

// Absent when public pages are drawn to static HTML.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => [...armed].some((guard) => guard(event)));
