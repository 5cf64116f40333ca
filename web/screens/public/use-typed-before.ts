import { useEffect, useLayoutEffect, useState } from 'react';
import { pressAgain } from './early-press.ts';

type Typed = string | boolean;

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox';
const readTyped = (input: HTMLInputElement): Typed => (isTick(input) ? input.checked : input.value);
const isAsDrawn = (input: HTMLInputElement) =>
  isTick(input) ? input.checked === input.defaultChecked : input.value === input.defaultValue;

/** Enters a value as a person would, with an event: React ignores a value that is set past it. */
function type(input: HTMLInputElement, typed: Typed): void {
  if (readTyped(input) === typed) return;
  if (typeof typed === 'boolean') {
    input.click();
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns a function that restores everything typed until the call */
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
    // From now on the form belongs to the app.
    root.removeAttribute('data-drawn');
    for (const [name, value] of typed) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) type(input, value);
    }
    // The app may have filled the focused field before the user typed in it. Its text is selected, so typing replaces
    // it.
    const held = document.activeElement;
    if (held instanceof HTMLInputElement && root.contains(held) && !typed.has(held.name)) held.select();
  };
}

/**
 * For a form that the build draws into the document: the user can type before the app has loaded, and the app then
 * starts the form with its own values. This hook restores the typed values and repeats the last press.
 */
export function useTypedBefore(): void {
  const [giveBack] = useState(keepTyped);
  useLayoutEffect(giveBack, [giveBack]);
  useEffect(pressAgain, []);
}
