import { useState } from 'react';

/** Unfinished messages by thread, so that a text is still there when the user opens the panel again. */
const begun = new Map<string, string>();

/** The text of the unfinished message of a thread, and a function that changes it. */
export function useBegunMessage(thread: string): [string, (text: string) => void] {
  const [body, setBody] = useState(begun.get(thread) ?? '');
  const write = (text: string) => {
    setBody(text);
    begun.set(thread, text);
  };
  return [body, write];
}
