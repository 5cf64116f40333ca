import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One entry for each mounted uploader. */
const onPage = new Set<object>();

/**
 * True for a paste into a text field, which the field handles: copied spreadsheet cells also bring a picture of the
 * cells.
 */
const isIntoField = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Calls `take` with files that are pasted on the page. */
export function usePastedFiles(place: RefObject<HTMLElement | null>, take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isIntoField(event)) return;
    // If the page has several uploaders, only the one with the focus takes the files.
    if (onPage.size > 1 && !place.current?.contains(document.activeElement)) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    onPage.add(listen);
    return () => {
      document.removeEventListener('paste', listen);
      onPage.delete(listen);
    };
  }, []);
}
