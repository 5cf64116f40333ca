import { useState } from 'react';

/** What a form is at: nothing is unsaved, something is, or it is on its way to the server. */
export type Writing = 'nothing' | 'unsaved' | 'sending';

export const writingOf = ({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): Writing =>
  isSubmitting ? 'sending' : isDirty ? 'unsaved' : 'nothing';

/**
 * What a form is drawn with while others may save the same thing. As long as nothing is unsaved it is the newest; what is
 * being written stays with what it began from, until whoever writes takes the newest in its place.
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
  // Of what arrives while the form is sent, its own saving may be the newest: the answer says.
  if (held !== newest && writing !== 'sending') {
    const isLate = writing === 'unsaved' && held.revision !== newest.revision;
    if (isLate !== isOutdated) setIsOutdated(isLate);
    if (!isLate) beginWith(newest);
  }
  return {
    held,
    /** The key of the form: another one whenever it begins anew. */
    begun,
    /** Somebody else has saved while this was being written. */
    isOutdated,
    /** The form says what it is at. */
    setWriting,
    /** The form has been saved, as this: what was typed meanwhile stays in it, unsaved. */
    keepSaved: setHeld,
    takeNewest: () => {
      setIsOutdated(false);
      beginWith(newest);
    },
  };
}
