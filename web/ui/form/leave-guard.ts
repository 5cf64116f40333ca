/**
 * Handles the back and forward buttons before all other listeners, to protect unsaved changes. Listeners on the window
 * run in the order of registration, so location.ts imports this module first; that is why the import has an effect.
 */

/** Called before a history step takes effect. Returns true if it has stopped the step, to ask first. */
type StepGuard = (event: PopStateEvent) => boolean;

// A page may have several forms: each unsaved one has its own guard.
const armed = new Set<StepGuard>();

/** Arms the guard; the returned function disarms it. */
export function armLeaveGuard(guard: StepGuard): () => void {
  armed.add(guard);
  return () => armed.delete(guard);
}

// Undefined while public pages are rendered to static HTML.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => [...armed].some((guard) => guard(event)));
