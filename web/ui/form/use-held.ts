import { useState } from 'react';

/** The state of a form: without unsaved changes, with unsaved changes, or being sent. */
export type Writing = 'nothing' | 'unsaved' | 'sending';

export const writingOf = ({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): Writing =>
  isSubmitting ? 'sending' : isDirty ? 'unsaved' : 'nothing';

/**
 * The data of a form that other users may save at the same time. Without unsaved changes the form shows the newest
 * data. With unsaved changes it keeps the data that it started from, until the user takes the newest.
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
  // Data that come while the form is being sent may be the form's own save, so nothing is done until the answer has
  // come.
  if (held !== newest && writing !== 'sending') {
    const isLate = writing === 'unsaved' && held.revision !== newest.revision;
    if (isLate !== isOutdated) setIsOutdated(isLate);
    if (!isLate) beginWith(newest);
  }
  return {
    held,
    /** React key of the form; it changes when the form starts again with other data. */
    begun,
    /** True if another user has saved while this form has unsaved changes. */
    isOutdated,
    /** The form calls this with its state. */
    setWriting,
    /** The form calls this with the saved data. Text typed during the save stays in the form, unsaved. */
    keepSaved: setHeld,
    takeNewest: () => {
      setIsOutdated(false);
      beginWith(newest);
    },
  };
}
