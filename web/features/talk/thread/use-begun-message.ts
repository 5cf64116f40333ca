import { useState } from 'react';

/** The messages that are begun, by thread: they are there when the panel is opened again. */
const begun = new Map<string, string>();

/** The text of a message while it is written. */
export function useBegunMessage(thread: string): [string, (text: string) => void] {
  const [body, setBody] = useState(begun.get(thread) ?? '');
  const write = (text: string) => {
    setBody(text);
    begun.set(thread, text);
  };
  return [body, write];
}
