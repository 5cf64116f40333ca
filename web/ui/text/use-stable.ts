import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function in every drawing, which does what the last of them says: what is drawn only when something of its own
 * has changed can be given it. For events; nothing calls it while drawing.
 */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
