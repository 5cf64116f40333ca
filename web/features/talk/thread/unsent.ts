/**
 * The messages of this tab that have not been sent, by thread. They stay when the panel closes, and a retry sends them
 * with the same ids.
 */

export interface AddedFile {
  readonly upload_id: string;
  readonly name: string;
}

export interface UnsentMessage {
  readonly id: string;
  readonly body: string;
  readonly files: readonly AddedFile[];
  /** Why sending failed; undefined while the message is being sent. */
  readonly failure?: string | undefined;
}

const unsent = new Map<string, readonly UnsentMessage[]>();
const listeners = new Set<() => void>();
const NOTHING: readonly UnsentMessage[] = [];

export const readUnsent = (thread: string) => unsent.get(thread) ?? NOTHING;

export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(thread: string, messages: readonly UnsentMessage[]): void {
  unsent.set(thread, messages);
  for (const tell of listeners) tell();
}

/** Stores a message as being sent. A message stored before keeps its position. */
export function keepUnsent(thread: string, message: UnsentMessage): void {
  const known = readUnsent(thread);
  const isKnown = known.some(({ id }) => id === message.id);
  change(thread, isKnown ? known.map((one) => (one.id === message.id ? message : one)) : [...known, message]);
}

export function dropUnsent(thread: string, id: string): void {
  change(
    thread,
    readUnsent(thread).filter((one) => one.id !== id),
  );
}
