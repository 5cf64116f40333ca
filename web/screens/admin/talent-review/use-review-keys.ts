import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ReviewKey, reviewKey } from './review.view.ts';

/** Where letters mean something of their own. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]';

/**
 * The keys of the review. They count only while the focus is in the page, where a navigation puts it, or nowhere, and not
 * in the frame around it, so that nobody's own keys are taken (WCAG 2.1.4).
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
