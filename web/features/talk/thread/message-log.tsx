import { useLayoutEffect, useRef } from 'react';
import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { Button } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { MessageItem, UnsentItem } from './message-item.tsx';
import { daysOf, readMark, unreadBy } from './thread.view.ts';
import type { useSending } from './use-thread.ts';

interface MessageLogProps {
  thread: Thread;
  messages: readonly ThreadMessage[];
  sending: ReturnType<typeof useSending>;
  today: string;
  /** Fetches older messages; undefined if the first message is already shown. */
  onOlder: (() => Promise<void>) | undefined;
  isTall: boolean | undefined;
  /** Undefined if the reader cannot report messages. */
  onReport: ((message: ThreadMessage) => void) | undefined;
  /** Undefined if the reader cannot answer all who were asked. */
  onAnswerAll: ((message: ThreadMessage) => void) | undefined;
}

/**
 * Distance in px. This near its end, the log scrolls to new messages; this near its beginning, it fetches older ones.
 */
const AT_END = 80;

/** The messages by day, the newest last. If the reader is at the end, the log scrolls to new messages. */
export function MessageLog(props: MessageLogProps) {
  const { thread, messages, sending, today, onOlder, isTall, onReport, onAnswerAll } = props;
  const { unsent, retry, drop } = sending;
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: true, fromEnd: 0 });
  const isFetching = useRef(false);
  const note = () => {
    const box = scroller.current;
    if (!box) return;
    const fromEnd = box.scrollHeight - box.scrollTop;
    place.current = { isAtEnd: fromEnd - box.clientHeight < AT_END, fromEnd };
    if (box.scrollTop < AT_END && box.scrollHeight > box.clientHeight) void older();
  };
  const older = async () => {
    if (!onOlder || isFetching.current) return;
    isFetching.current = true;
    // A failed fetch is repeated when the reader scrolls or presses again.
    await onOlder().catch(() => undefined);
    isFetching.current = false;
  };
  const [first, last] = [messages[0]?.number, messages.at(-1)?.number];
  // Before painting: a log scrolled to its end stays at the end, and added older messages move no message in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown messages change
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight - (place.current.isAtEnd ? 0 : place.current.fromEnd);
  }, [first, last, unsent.length]);
  const mark = readMark(thread, messages);
  const waiting = thread.kind === 'project' && mark ? unreadBy(thread, mark.number) : [];
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={thread.other_name ? `Meddelanden med ${thread.other_name}` : 'Meddelanden till alla'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      onScroll={note}
      className={classNames(
        'relative flex flex-col gap-5 overflow-y-auto pr-1',
        isTall ? 'max-h-[55dvh]' : 'max-h-[min(32rem,65dvh)]',
      )}
    >
      {onOlder && (
        <Button size="small" variant="quiet" className="self-center" onClick={() => void older()}>
          Visa äldre
        </Button>
      )}
      {daysOf(messages, today).map((day) => (
        <section key={day.day} aria-label={day.title} className="flex flex-col gap-3">
          <p className="flex items-center gap-3 text-xs text-ink-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            {day.title}
          </p>
          <ol className="flex flex-col gap-3">
            {day.messages.map((message) => (
              <MessageItem
                key={message.id}
                thread={thread}
                message={message}
                mark={mark?.number === message.number ? mark.words : undefined}
                onReport={onReport}
                onAnswerAll={onAnswerAll}
              />
            ))}
          </ol>
        </section>
      ))}
      {unsent.length > 0 && (
        <ol aria-label="På väg" className="flex flex-col gap-3">
          {unsent.map((message) => (
            <UnsentItem
              key={message.id}
              message={message}
              onRetry={() => retry(message)}
              onDrop={() => drop(message.id)}
            />
          ))}
        </ol>
      )}
      {waiting.length > 0 && <p className="text-right text-xs text-ink-muted">Inte läst: {waiting.join(', ')}</p>}
    </div>
  );
}
