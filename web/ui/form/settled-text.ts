import { useEffect, useEffectEvent, useState } from 'react';

const SETTLE_MS = 200;
const asTyped = (typed: string) => typed;

export interface SettledText {
  /** The text in the field, with every key. */
  typed: string;
  type: (typed: string) => void;
  /** Calls `onSettle` without waiting for the pause. */
  settleNow: () => void;
  /** Puts a text in the field without calling `onSettle`: the caller has the text already. */
  put: (text: string) => void;
}

/**
 * The text of a field, which changes with every key; `onSettle` gets it when the typing pauses. `clean` is applied to
 * the text for `onSettle`, so that a space at the end stays in the field but is not sent.
 */
export function useFieldText(text: string, onSettle: (text: string) => void, clean = asTyped): SettledText {
  const [typed, setTyped] = useState(text);
  const [passedOn, setPassedOn] = useState<string | undefined>(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // The text was changed elsewhere, for example by the back button or 'Rensa allt'. A text that only repeats what
    // `onSettle` got must not overwrite newer typing.
    if (text !== passedOn) {
      setTyped(text);
      setPassedOn(undefined);
    }
  }
  const pass = (words: string) => {
    const asked = clean(words);
    if (asked === text) return;
    setPassedOn(asked);
    onSettle(asked);
  };
  const settle = useEffectEvent(pass);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: setTyped,
    settleNow: () => pass(typed),
    put: (next) => {
      setTyped(next);
      setPassedOn(clean(next));
    },
  };
}

/** The text and the change handler of a list's search field; `onSettle` gets the text when the typing pauses. */
export function useSettledText(text: string, onSettle: (text: string) => void): [string, (typed: string) => void] {
  const { typed, type } = useFieldText(text, onSettle);
  return [typed, type];
}
