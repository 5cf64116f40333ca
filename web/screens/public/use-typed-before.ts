import { useEffect, useLayoutEffect, useState } from 'react';
import { pressAgain } from './early-press.ts';

type Typed = string | boolean;

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox';
const readTyped = (input: HTMLInputElement): Typed => (isTick(input) ? input.checked : input.value);
const isAsDrawn = (input: HTMLInputElement) =>
  isTick(input) ? input.checked === input.defaultChecked : input.value === input.defaultValue;

/** As a hand would do it, so that the form hears of it: React does not listen where a value is set past it. */
function type(input: HTMLInputElement, typed: Typed): void {
  if (readTyped(input) === typed) return;
  if (typeof typed === 'boolean') {
    input.click();
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns what gives back all that has been typed until it is called */
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
    // From here on it is the app's.
    root.removeAttribute('data-drawn');
    for (const [name, value] of typed) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) type(input, value);
    }
    // What the app has filled in under a hand that has yet to type is marked: what is typed then replaces it.
    const held = document.activeElement;
    if (held instanceof HTMLInputElement && root.contains(held) && !typed.has(held.name)) held.select();
  };
}

/**
 * A form that stands in the document can be typed in before the app has come, which then begins it with its own first
 * values. For what is drawn around such a form: what was typed is there again when the app has taken it over, and what was
 * pressed happens.
 */
export function useTypedBefore(): void {
  const [giveBack] = useState(keepTyped);
  useLayoutEffect(giveBack, [giveBack]);
  useEffect(pressAgain, []);
}
