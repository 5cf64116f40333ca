import { reduceToasts, TOAST_REMOVE_DELAY_MS, type Toast, type ToastEvent } from './toast-reducer.ts';

let toasts: readonly Toast[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

function happen(event: ToastEvent) {
  toasts = reduceToasts(toasts, event);
  for (const tell of listeners) tell();
}

export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Hides a toast; it leaves the list after TOAST_REMOVE_DELAY_MS. */
export function dismissToast(id: string): void {
  if (!toasts.some((toast) => toast.id === id && toast.is_open)) return;
  happen({ kind: 'dismissed', id });
  setTimeout(() => happen({ kind: 'removed', id }), TOAST_REMOVE_DELAY_MS);
}

/** Takes the buttons of all toasts away, when the user goes to another screen. */
export const leaveToasts = (): void => happen({ kind: 'left' });

export interface ToastOptions {
  tone?: Toast['tone'] | undefined;
  /** A button in the toast, such as 'Ångra'. It goes with the next toast about something done, or with the screen. */
  action?: Toast['action'];
}

/**
 * Shows a toast about what has just happened. Can be called from any code: `showToast('Profilen är sparad')`. Returns
 * the toast's id.
 */
export function showToast(text: string, options: ToastOptions = {}): string {
  const id = String(++lastNumber);
  happen({ kind: 'added', toast: { id, text, tone: options.tone ?? 'agreed', action: options.action, is_open: true } });
  return id;
}

/** Empties the list at once, for signing out. */
export function clearToasts(): void {
  happen({ kind: 'removed' });
}
