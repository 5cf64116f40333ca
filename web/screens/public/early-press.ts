// Runs before any other script on a page whose form is prerendered (scripts/build/drawn-pages.ts).
import { leaveEmail } from '#web/features/accounts/session/remembered-email.ts';

let pressed: HTMLElement | undefined;

function noteClick({ target }: MouseEvent) {
  // Browsers report the Enter key as a click on the form's button, too, unless the button is disabled.
  const held = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  if (held?.tagName === 'BUTTON') pressed = held;
  // The browser follows the link itself, without the history state in which the app passes on the address.
  else if (held) leaveEmail(document.querySelector<HTMLInputElement>('[data-drawn] input[type="email"]')?.value ?? '');
}

function noteEnter({ key, target }: KeyboardEvent) {
  if (key === 'Enter' && target instanceof HTMLInputElement) pressed = target;
}

if (globalThis.document?.querySelector('[data-drawn]')) {
  document.addEventListener('click', noteClick, true);
  document.addEventListener('keydown', noteEnter, true);
}

/** Repeats the last click or Enter, for which no script was loaded. After this the app handles both. */
export function pressAgain(): void {
  document.removeEventListener('click', noteClick, true);
  document.removeEventListener('keydown', noteEnter, true);
  const last = pressed;
  pressed = undefined;
  if (!last?.isConnected) return;
  if (last instanceof HTMLInputElement)
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  else last.click();
}
