import type { Tone } from '#web/ui/text/state-badge.tsx';

/** Maximum number of toasts in the list; above it the oldest are removed (spec: 20). */
export const TOAST_LIMIT = 20;
/** Time that a dismissed toast stays in the list, in milliseconds (spec: 1,000,000). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface Toast {
  id: string;
  text: string;
  tone: Tone;
  action?: { label: string; onChoose: () => void } | undefined;
  is_open: boolean;
}

export type ToastEvent =
  | { kind: 'added'; toast: Toast }
  | { kind: 'left' }
  | { kind: 'dismissed'; id?: string | undefined }
  | { kind: 'removed'; id?: string | undefined };

const withoutActions = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.map((toast) => (toast.action ? { ...toast, action: undefined } : toast));

/**
 * The list of toasts after an event, newest first. Dismissing or removing without an id applies to all. Only the last
 * act can be undone, on the screen where it was done: a later act, such as a booking, may rest on it, and the form of
 * another screen is gone. A failure is no act.
 */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.kind) {
    case 'added':
      return [event.toast, ...(event.toast.tone === 'lost' ? toasts : withoutActions(toasts))].slice(0, TOAST_LIMIT);
    case 'left':
      return withoutActions(toasts);
    case 'dismissed':
      return toasts.map((toast) =>
        event.id === undefined || toast.id === event.id ? { ...toast, is_open: false } : toast,
      );
    case 'removed':
      return event.id === undefined ? [] : toasts.filter((toast) => toast.id !== event.id);
  }
}
