import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of rows at first: more than a window can show. */
const FIRST = 40;
/** Rows added in each step: few enough that no press or key has to wait. */
const STEP = 20;

/**
 * Number of rows of a long list to render now: those in view at once, the others in steps between presses. In the end
 * all are rendered, so that the browser's search finds them. Printing renders all at once.
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
