/**
 * Handles the back and forward buttons before all other listeners, to protect unsaved changes. Listeners on the window
 * run in the order of registration, so location.ts must import this module first, only for this effect.
 */

/** Called before a history step takes effect. Returns true if it has stopped the step and asks the user. */
type StepGuard = (event: PopStateEvent) => boolean;

// The guards of the forms with unsaved changes. A page may have several forms.
const armed = new Set<StepGuard>();

/** Arms a guard. The returned function disarms it. */
export function armLeaveGuard(guard: StepGuard): () => void {
  armed.add(guard);
  return () => armed.delete(guard);
}

// `window` is undefined while pages are prerendered.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => [...armed].some((guard) => guard(event)));
