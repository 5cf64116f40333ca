// Runs before any other script on a page whose form is prerendered (scripts/build/drawn-pages.ts), so it imports none.
const LEFT_EMAIL = 'leftEmail';
let pressed: HTMLElement | undefined;

function noteClick({ target }: MouseEvent) {
  // Browsers report the Enter key as a click on the form's button, too, unless the button is disabled.
  const held = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  if (held?.tagName === 'BUTTON') pressed = held;
  // The browser follows the link itself, without the history state in which the app passes on the address.
  else if (held)
    sessionStorage.setItem(LEFT_EMAIL, document.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? '');
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

/** The address that the user typed on a prerendered page before following its link, once; empty if there is none. */
export function takeLeftEmail(): string {
  const email = sessionStorage.getItem(LEFT_EMAIL) ?? '';
  sessionStorage.removeItem(LEFT_EMAIL);
  return email;
}
