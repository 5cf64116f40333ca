import { useEffect, useEffectEvent, useRef } from 'react';

/** The focus among chips. When a chip is removed, the chip that takes its position gets the focus. */
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
    /** Call when the chip at this position is removed. */
    leave: (at: number) => {
      left.current = at;
      requestAnimationFrame(focusNeighbour);
    },
    /** Call when all chips are removed. */
    leaveAll: () => {
      left.current = 0;
      onEmptied();
    },
    /** Moves the focus `by` chips forwards, or backwards if negative. */
    step: (from: HTMLElement, by: number) => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
      const at = buttons.indexOf(from) + by;
      buttons[Math.min(Math.max(at, 0), buttons.length - 1)]?.focus();
    },
  };
}
