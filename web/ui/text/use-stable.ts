import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is the same in every render and calls the latest `act`, so that memoised components can take it as a
 * prop. For event handlers only: it must not be called during a render.
 */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
