// Runs ahead of everything else on a page whose form stands in the document before the app has come (scripts/build/drawn-pages.ts).
let pressed: HTMLElement | undefined;

function note({ target }: MouseEvent) {
  // The Enter key is a press of the form's button too, as the browser says it.
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed = button;
}

if (globalThis.document?.querySelector('[data-drawn]')) document.addEventListener('click', note, true);

/** Makes the last press again, which nobody answered; from here on the app does. */
export function pressAgain(): void {
  document.removeEventListener('click', note, true);
  const button = pressed;
  pressed = undefined;
  if (button?.isConnected) button.click();
}
