import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { query } from '#web/api/client.ts';
import { unlessWaiting } from '#web/api/unless-waiting.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { mergeMessages } from './thread.view.ts';
import { type AddedFile, dropUnsent, keepUnsent, readUnsent, subscribeUnsent, type UnsentMessage } from './unsent.ts';

/** A thread, with all of its messages fetched so far. */
export function useThread(id: string) {
  const client = useQueryClient();
  const thread = useQuery(query('GET /threads/:id', { params: { id } }));
  const [known, setKnown] = useState<readonly ThreadMessage[]>([]);
  const [taken, setTaken] = useState<Thread>();
  if (thread.data && thread.data !== taken) {
    setTaken(thread.data);
    setKnown(mergeMessages(known, thread.data.messages));
  }
  const fetchOlder = async () => {
    const before = known[0]?.number ?? 1;
    const { messages } = await client.fetchQuery(
      query('GET /threads/:id/messages', { params: { id }, query: { before } }),
    );
    setKnown((now) => (now[0]?.number === before ? mergeMessages(messages, now) : now));
  };
  return { thread, messages: known, hasOlder: (known[0]?.number ?? 1) > 1, fetchOlder };
}

/** Sends messages of a thread. A message that could not be sent is kept, and a retry sends it with the same id. */
export function useSending(thread: string) {
  const { send } = useCommand();
  const errorText = useErrorText();
  const unsent = useSyncExternalStore(subscribeUnsent, () => readUnsent(thread));
  const give = async (message: UnsentMessage) => {
    const { id, body, files } = message;
    keepUnsent(thread, { id, body, files });
    try {
      // A message that waits for a network is shown and taken back with all that waits (web/app/offline).
      await unlessWaiting(
        send('POST /threads/:id/messages', { params: { id: thread }, body: { id, body, files: [...files] } }),
      );
      dropUnsent(thread, id);
    } catch (error) {
      keepUnsent(thread, { id, body, files, failure: errorText(error) });
    }
  };
  return {
    unsent,
    write: (body: string, files: readonly AddedFile[]) => void give({ id: crypto.randomUUID(), body, files }),
    retry: (message: UnsentMessage) => void give(message),
    drop: (id: string) => dropUnsent(thread, id),
  };
}

const VIEWED = 'conversationLastViewed_';

const isLookedAt = () => document.visibilityState === 'visible';
function subscribeLook(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Marks a thread as read up to its last message, while the end of the messages is in view in a visible tab. The browser
 * also stores when the thread was last viewed (spec, section 4).
 */
export function useReading(thread: Thread, isShown: boolean): void {
  const { run } = useCommand();
  const isLooked = useSyncExternalStore(subscribeLook, isLookedAt);
  const isReading = isShown && isLooked;
  const { id } = thread;
  const last = thread.messages.at(-1)?.number ?? 0;
  const isNew = thread.messages.some(({ side, number }) => side !== thread.side && number > thread.read_number);
  useEffect(() => {
    if (!isReading || last === 0) return;
    localStorage.setItem(VIEWED + id, clock.now().toISOString());
  }, [isReading, id, last]);
  useEffect(() => {
    // The server refuses the mark of a member who may only read; the refusal is silent.
    if (isReading && isNew) void run('POST /threads/:id/read', { params: { id }, body: { number: last } });
  }, [isReading, isNew, id, last, run]);
}
