import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type ViewingKey, viewingKey } from './viewing.view.ts';

/** Elements in which letters and arrows already do something. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=tablist]';
/** Elements that the space bar activates; media also use the arrows. */
const PRESSED = 'button, a, summary, video, audio';

/**
 * Keys of the viewing screen. They work only while the focus is inside it, so that they replace no keys of the user
 * (WCAG 2.1.4). Escape moves the focus from the note to the screen, where the keys work again.
 */
export function useViewingKeys(container: RefObject<HTMLElement | null>, onKey: (key: ViewingKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (key === 'Escape' && target instanceof HTMLTextAreaElement) container.current?.focus({ preventScroll: true });
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED_IN)) return;
    if (key === ' ' && target.closest(PRESSED)) return;
    if (key.startsWith('Arrow') && target.closest('video, audio')) return;
    const meant = viewingKey(key);
    if (!meant || (event.repeat && meant.does !== 'step')) return;
    event.preventDefault();
    onKey(meant);
  });
  useEffect(() => {
    const around = container.current;
    if (!around) return;
    const onDown = (event: KeyboardEvent) => press(event);
    around.addEventListener('keydown', onDown);
    return () => around.removeEventListener('keydown', onDown);
  }, [container]);
}

/** Moves the focus to the screen when the focused element disappears: otherwise the keys would stop working. */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false);
  useEffect(() => {
    const watch = ({ target }: Event) => {
      isInside.current = target instanceof Node && container.current?.contains(target) === true;
    };
    document.addEventListener('focusin', watch);
    document.addEventListener('pointerdown', watch);
    return () => {
      document.removeEventListener('focusin', watch);
      document.removeEventListener('pointerdown', watch);
    };
  }, [container]);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
}
