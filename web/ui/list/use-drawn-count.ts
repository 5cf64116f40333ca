import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More than any window shows. */
const FIRST = 40;
/** So few that nobody who presses or types meanwhile waits for them. */
const STEP = 20;

/**
 * How many rows of a long list are drawn: those in sight at once, then the others in steps, between what somebody does.
 * All of them come, so that the page can be searched; before it is printed they come at once.
 */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  const isWhole = count >= total;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  useEffect(() => {
    if (isWhole) return;
    const drawAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [isWhole, total]);
  return count;
}
