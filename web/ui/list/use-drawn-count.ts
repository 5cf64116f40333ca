import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of rows at first: more than any window shows. */
const FIRST = 40;
/** Rows added per step, few enough to delay no press or key. */
const STEP = 20;

/**
 * The number of rows to render of a long list: the visible ones at once, the others in steps between presses. All rows
 * are rendered in the end, so that the browser's search finds them; printing renders them at once.
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
