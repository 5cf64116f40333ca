import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dayAfterKey } from './month-days.ts';

/** Chosen days, first and last included. */
export interface ChosenDays {
  readonly starts_on: string;
  readonly ends_on: string;
}

const between = (one: string, other: string): ChosenDays =>
  one < other ? { starts_on: one, ends_on: other } : { starts_on: other, ends_on: one };

interface DayChoice {
  /** The day from which the arrow keys move. */
  day: string;
  onDay: (day: string) => void;
  onChoose: (days: ChosenDays) => void;
  takesRange: boolean | undefined;
}

/** Moves between the days of a grid by keys, and chooses one or several days by keys, presses and dragging. */
export function useDayChoice({ day, onDay, onChoose, takesRange }: DayChoice) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [range, setRange] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    // By now the day to which a key moved has been rendered, perhaps in another month.
    if (isMoving.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);
  const chosen = range && between(range.from, range.to);
  const choose = (from: string, to: string) => {
    setRange(null);
    onChoose(between(from, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && range) {
      event.stopPropagation();
      setRange(null);
      return;
    }
    const next = dayAfterKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setRange(takesRange && event.shiftKey ? { from: range?.from ?? day, to: next } : null);
    onDay(next);
  };
  const press = (event: MouseEvent, one: string) => {
    if (takesRange && event.shiftKey && !range) choose(day, one);
    else choose(range?.from ?? one, one);
  };
  // Only a mouse or a pen drags across days: touch scrolls the page.
  const beginDrawing = (event: PointerEvent, one: string) => {
    if (!takesRange || event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return;
    isDrawing.current = true;
    window.addEventListener(
      'pointerup',
      () => {
        isDrawing.current = false;
        setRange(null);
      },
      { once: true },
    );
    setRange({ from: one, to: one });
  };
  const pointersOf = (one: string) => ({
    onClick: (event: MouseEvent) => press(event, one),
    onPointerDown: (event: PointerEvent) => beginDrawing(event, one),
    onPointerEnter: () => isDrawing.current && range && setRange({ from: range.from, to: one }),
    onPointerUp: () => isDrawing.current && range && range.from !== one && choose(range.from, one),
  });
  return { table, chosen, onKeyDown, pointersOf };
}
