import { useEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/time/day.ts';
import { whyNotWriteWords } from '#texts/thread-words.ts';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import type { ThreadPanelProps } from './thread-panel.tsx';
import { useReading, useSending, useThread } from './use-thread.ts';

/** What has been said in a thread, and where to write when one may. */
export function ThreadView({ id, isTall }: ThreadPanelProps) {
  const { thread, messages, hasOlder, fetchOlder } = useThread(id);
  const sending = useSending(id);
  const today = dayOf(useNow());
  const end = useRef<HTMLDivElement>(null);
  const isShown = useIsOnScreen(end);
  useReading(thread.data, isShown);
  return (
    <>
      <QueryFrame query={thread}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {messages.length === 0 && sending.unsent.length === 0 ? (
              <p className="text-ink-muted">
                {data.kind === 'project' ? 'Inget har skrivits till alla ännu.' : 'Ingen har skrivit ännu.'}
              </p>
            ) : (
              <MessageLog
                thread={data}
                messages={messages}
                sending={sending}
                today={today}
                onOlder={hasOlder ? fetchOlder : undefined}
                isTall={isTall}
              />
            )}
            {data.why_not ? (
              <p className="border-t border-hairline pt-3 text-sm text-ink-muted">{whyNotWriteWords(data)}</p>
            ) : (
              <Composer thread={data} onSend={sending.write} />
            )}
          </div>
        )}
      </QueryFrame>
      <div ref={end} aria-hidden="true" />
    </>
  );
}

/** Whether an element is on the screen now. */
function useIsOnScreen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isShown;
}
