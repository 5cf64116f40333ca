import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More than any window shows. */
const FIRST = 40;
/** Few enough to keep no press or key waiting. */
const STEP = 20;

/**
 * The number of rows of a long list that are drawn: those in sight at once, then the others in steps, between presses.
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
