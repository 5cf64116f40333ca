import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ReviewKey, reviewKey } from './review.view.ts';

/** Elements in which typed letters already have another use. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]';

/**
 * The keys of the review. They work only while the focus is in the page's `main` or on no element, not in the frame
 * around it, so that they replace no keys of other elements (WCAG 2.1.4).
 */
export function useReviewKeys(
  container: RefObject<HTMLElement | null>,
  does: Readonly<Record<ReviewKey, () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.defaultPrevented || event.repeat) return;
    const isOfPage = target === document.body || container.current?.closest('main')?.contains(target);
    if (!isOfPage) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED_IN)) return;
    const meant = reviewKey(key);
    if (!meant) return;
    event.preventDefault();
    does[meant]();
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onDown);
    return () => document.removeEventListener('keydown', onDown);
  }, []);
}
