import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One entry for each mounted uploader. */
const onPage = new Set<object>();

/** A paste into a text field stays there: cells copied from a spreadsheet bring a picture of themselves. */
const isIntoField = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Takes files pasted on the page, for the uploader at `place`. */
export function usePastedFiles(place: RefObject<HTMLElement | null>, take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length || isIntoField(event)) return;
    // With several uploaders on the page, only the one with the focus takes the files.
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
