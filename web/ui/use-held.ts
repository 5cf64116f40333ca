import { useState } from 'react';

/**
 * What a form is drawn with while others may save the same thing. As long as nothing is unsaved it is the newest; what is
 * being written stays with what it began from, until whoever writes takes the newest in its place.
 */
export function useHeld<Data extends { readonly revision: number }>(newest: Data) {
  const [held, setHeld] = useState(newest);
  const [isWriting, setIsWriting] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  if (held !== newest && !isOutdated) {
    if (isWriting && held.revision !== newest.revision) setIsOutdated(true);
    else setHeld(newest);
  }
  return {
    /** Keyed by its revision, a form begins anew with each other one. */
    held,
    /** Somebody else has saved while this was being written. */
    isOutdated,
    /** The form says whether it has something unsaved that is not on its way. */
    setIsWriting,
    takeNewest: () => {
      setIsOutdated(false);
      setHeld(newest);
    },
  };
}
