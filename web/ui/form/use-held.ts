import { useState } from 'react';

/** The state of a form: no unsaved changes, unsaved changes, or being sent. */
export type Writing = 'nothing' | 'unsaved' | 'sending';

export const writingOf = ({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): Writing =>
  isSubmitting ? 'sending' : isDirty ? 'unsaved' : 'nothing';

/**
 * The data of a form that others may save at the same time. Without unsaved changes it follows the newest data; with
 * unsaved changes it stays with the data that the form began from, until the user takes the newest.
 */
export function useHeld<Data extends { readonly revision: number }>(newest: Data) {
  const [held, setHeld] = useState(newest);
  const [begun, setBegun] = useState(0);
  const [writing, setWriting] = useState<Writing>('nothing');
  const [isOutdated, setIsOutdated] = useState(false);
  const beginWith = (data: Data) => {
    setHeld(data);
    if (data.revision !== held.revision) setBegun(begun + 1);
  };
  // Data that arrives during sending may be the form's own save, so the answer decides.
  if (held !== newest && writing !== 'sending') {
    const isLate = writing === 'unsaved' && held.revision !== newest.revision;
    if (isLate !== isOutdated) setIsOutdated(isLate);
    if (!isLate) beginWith(newest);
  }
  return {
    held,
    /** React key of the form; it changes when the form starts again with other data. */
    begun,
    /** True if another user has saved since the form began. */
    isOutdated,
    /** Called by the form with its state. */
    setWriting,
    /** Called with the saved data: text typed meanwhile stays in the form, unsaved. */
    keepSaved: setHeld,
    takeNewest: () => {
      setIsOutdated(false);
      beginWith(newest);
    },
  };
}
