import { type RefObject, useEffect, useState } from 'react';

/** True if an element is in view, or at most `outside` px from it. */
export function useIsOnScreen(element: RefObject<HTMLElement | null>, outside = 0): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting ?? false), {
      rootMargin: `${outside}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, outside]);
  return isShown;
}
