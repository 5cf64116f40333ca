import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One entry for each uploader that is drawn. */
const onPage = new Set<object>();

/** What is pasted where somebody writes belongs there: words from a spreadsheet bring a picture of themselves along. */
const isIntoField = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Takes files that are pasted on the page, for the uploader at `place`. */
export function usePastedFiles(place: RefObject<HTMLElement | null>, take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isIntoField(event)) return;
    // Of several on the page it is for the one that has the focus: none of them is guessed at.
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
