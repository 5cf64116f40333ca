import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus into the form of a part when it has loaded, and back to the button marked `data-change` when the form
 * closes.
 * @returns the ref for the element around form and button
 */
export function usePartFocus(isOpen: boolean, isHere: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen && !isHere) return;
    if (isOpen) {
      place.current?.scrollIntoView({ block: 'start' });
      place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    } else if (wasOpen.current) place.current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  return place;
}
