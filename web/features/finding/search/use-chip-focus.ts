import { useEffect, useEffectEvent, useRef } from 'react';

/** The focus among chips: a chip takes it along when it goes, and its neighbour, which moves to where it was, has it instead. */
export function useChipFocus(undone: number, onEmptied: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef(0);
  const focusNeighbour = () => {
    const buttons = [...(list.current?.children ?? [])].map((item) => item.querySelector('button'));
    const nearest = [...buttons.slice(left.current), ...buttons.slice(0, left.current).reverse()].find(Boolean);
    if (nearest) nearest.focus();
    else onEmptied();
  };
  const comeBack = useEffectEvent(focusNeighbour);
  useEffect(() => {
    if (undone > 0) comeBack();
  }, [undone]);
  return {
    list,
    /** The chip at this place goes. */
    leave: (at: number) => {
      left.current = at;
      requestAnimationFrame(focusNeighbour);
    },
    /** All chips go. */
    leaveAll: () => {
      left.current = 0;
      onEmptied();
    },
    /** From one chip to the next or the one before. */
    step: (from: HTMLElement, by: number) => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
      const at = buttons.indexOf(from) + by;
      buttons[Math.min(Math.max(at, 0), buttons.length - 1)]?.focus();
    },
  };
}
