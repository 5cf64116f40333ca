// Runs before any other script on a page whose form is prerendered (scripts/build/drawn-pages.ts).
let pressed: HTMLElement | undefined;

function note({ target }: MouseEvent) {
  // Browsers report the Enter key as a click on the form's button, too.
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed = button;
}

if (globalThis.document?.querySelector('[data-drawn]')) document.addEventListener('click', note, true);

/** Repeats the last click, for which no script was loaded. After this the app handles clicks. */
export function pressAgain(): void {
  document.removeEventListener('click', note, true);
  const button = pressed;
  pressed = undefined;
  if (button?.isConnected) button.click();
}
