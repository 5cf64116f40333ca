import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus into the form of a part once the form is loaded, and back to the button marked `data-change` when the
 * form closes.
 * @returns the ref of the element around both
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
