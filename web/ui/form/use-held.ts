import { useState } from 'react';

/** The state of a form: nothing is unsaved, something is, or it is on its way to the server. */
export type Writing = 'nothing' | 'unsaved' | 'sending';

export const writingOf = ({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): Writing =>
  isSubmitting ? 'sending' : isDirty ? 'unsaved' : 'nothing';

/**
 * The data of a form while others may save the same thing. As long as nothing is unsaved it is the newest; an unsaved
 * text stays with the data that it began from, until the writer takes the newest in its place.
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
  // Data that arrives while the form is sent may be the form's own saving: the answer tells.
  if (held !== newest && writing !== 'sending') {
    const isLate = writing === 'unsaved' && held.revision !== newest.revision;
    if (isLate !== isOutdated) setIsOutdated(isLate);
    if (!isLate) beginWith(newest);
  }
  return {
    held,
    /** The key of the form: another one whenever it begins anew. */
    begun,
    /** Another user has saved while this was being written. */
    isOutdated,
    /** The form tells its state. */
    setWriting,
    /** The form has been saved, as this: what was typed meanwhile stays in it, unsaved. */
    keepSaved: setHeld,
    takeNewest: () => {
      setIsOutdated(false);
      beginWith(newest);
    },
  };
}
