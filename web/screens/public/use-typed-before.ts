import { useEffect, useLayoutEffect, useState } from 'react';
import { pressAgain } from './early-press.ts';

type Typed = string | boolean;

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox';
const readTyped = (input: HTMLInputElement): Typed => (isTick(input) ? input.checked : input.value);
const isAsDrawn = (input: HTMLInputElement) =>
  isTick(input) ? input.checked === input.defaultChecked : input.value === input.defaultValue;

/**
 * Sets a value and sends an event, as if the user had typed it: without an event React ignores the value, and the field
 * its format. React also ignores an event that leaves the value that it knows, so it first hears of an empty field.
 */
function type(input: HTMLInputElement, typed: Typed): void {
  if (typeof typed === 'boolean') {
    if (readTyped(input) !== typed) input.click();
    return;
  }
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notes what the user types into the prerendered form.
 * @returns a function that restores it in the app's form
 */
function keepTyped(): () => void {
  const root = globalThis.document?.querySelector('[data-drawn]');
  if (!root) return () => {};
  const typed = new Map<string, Typed>();
  const keep = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof HTMLInputElement) typed.set(target.name, readTyped(target));
  };
  for (const input of root.querySelectorAll('input')) if (!isAsDrawn(input)) keep({ target: input });
  root.addEventListener('input', keep, true);
  return () => {
    root.removeEventListener('input', keep, true);
    // The app handles the form from here on.
    root.removeAttribute('data-drawn');
    for (const [name, value] of typed) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) type(input, value);
    }
    // The app may have filled in the focused field before the user typed in it. The field's text is selected, so that
    // typing replaces it.
    const held = document.activeElement;
    if (held instanceof HTMLInputElement && root.contains(held) && !typed.has(held.name)) held.select();
  };
}

/**
 * For a prerendered form: the user can type before the app has loaded, and the app then starts the form with its own
 * values. This hook restores the typed values and repeats the last press.
 */
export function useTypedBefore(): void {
  const [giveBack] = useState(keepTyped);
  useLayoutEffect(giveBack, [giveBack]);
  useEffect(pressAgain, []);
}
