import { type RefObject, useEffect, useEffectEvent } from 'react';
import { columnsOf, stepTo } from './keys.view.ts';

/** Attribute with the person's id, on the card of the wall or the name in the list. */
export const PERSON = 'data-person';

export interface ResultKeys {
  onMark: (id: string) => void;
  onCompare: (id: string) => void;
  onHelp: () => void;
}

/** Elements in which letters and arrows already do something. */
const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=combobox]';

function personAround(target: Element): HTMLElement | undefined {
  const around = target.closest(`[${PERSON}]`) ?? target.closest('tr')?.querySelector(`[${PERSON}]`);
  return around instanceof HTMLElement ? around : undefined;
}

/** The button that opens the profile. */
const openerOf = (person: Element): HTMLElement | null =>
  person instanceof HTMLButtonElement ? person : person.querySelector<HTMLElement>('h3 button');

function goTo(person: Element | undefined): void {
  if (!person) return;
  openerOf(person)?.focus({ preventScroll: true });
  person.scrollIntoView({ block: 'nearest' });
}

/**
 * Keys of the results: arrows, Home and End move between people; space marks and J compares the focused person; ? shows
 * the keys. Enter opens the profile, as on any button. The keys work only while the focus is among the people, so that
 * they replace no keys of the user (WCAG 2.1.4).
 */
export function useResultKeys(container: RefObject<HTMLElement | null>, keys: ResultKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.defaultPrevented || target.closest(TYPED_IN)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const person = personAround(target);
    if (key === '?') {
      event.preventDefault();
      keys.onHelp();
      return;
    }
    const id = person?.getAttribute(PERSON);
    if (!person || !id) return;
    if (key === ' ' && target === openerOf(person)) {
      event.preventDefault();
      if (!event.repeat) keys.onMark(id);
    } else if (key.toLowerCase() === 'j' && !event.repeat) {
      event.preventDefault();
      keys.onCompare(id);
    } else {
      const people = [...(container.current?.querySelectorAll(`[${PERSON}]`) ?? [])];
      const tops = people.map((one) => one.getBoundingClientRect().top);
      const next = stepTo(key, people.indexOf(person), people.length, columnsOf(tops));
      if (next === undefined) return;
      event.preventDefault();
      goTo(people[next]);
    }
  });
  // Some browsers press a button when the space bar is released, even if keydown was cancelled.
  const release = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const person = target instanceof Element && key === ' ' ? personAround(target) : undefined;
    if (person && target === openerOf(person)) event.preventDefault();
  });
  useEffect(() => {
    const around = container.current;
    if (!around) return;
    const onDown = (event: KeyboardEvent) => press(event);
    const onUp = (event: KeyboardEvent) => release(event);
    around.addEventListener('keydown', onDown);
    around.addEventListener('keyup', onUp);
    return () => {
      around.removeEventListener('keydown', onDown);
      around.removeEventListener('keyup', onUp);
    };
  }, [container]);
}
