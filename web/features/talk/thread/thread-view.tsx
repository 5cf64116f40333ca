import { useRef, useState } from 'react';
import type { Thread } from '#contract/talk/thread.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { blockedUntilDone, whyNotWriteWords } from '#texts/talk/thread-words.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadActs } from './thread-acts.tsx';
import type { Doing } from './thread-dialogs.tsx';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { useReading, useSending, useThread } from './use-thread.ts';

export interface ThreadViewProps {
  /** Id of the thread, which is the id of its candidate or its project. */
  id: string;
  /** True in a drawer, where the thread fills the height. */
  isTall?: boolean | undefined;
}

/**
 * The messages of a thread (below those to all booked talents), the field to write in if the reader can write, and the
 * buttons 'report' and 'block'.
 */
export function ThreadView({ id, isTall }: ThreadViewProps) {
  const { thread, messages, hasOlder, fetchOlder } = useThread(id);
  const sending = useSending(id);
  const today = dayOf(useNow());
  const [doing, setDoing] = useState<Doing>();
  return (
    <QueryFrame query={thread}>
      {(data) => (
        <div className="flex flex-col gap-4">
          {data.to_all_id && (
            <section aria-label="Till alla som är bokade" className="mb-4 flex flex-col gap-3">
              <h3 className="font-medium">Till alla som är bokade</h3>
              <ThreadView id={data.to_all_id} isTall={isTall} />
            </section>
          )}
          {data.earlier_answers.length > 0 && <EarlierAnswers answers={data.earlier_answers} />}
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
              onAnswerAll={mayAnswerAll(data) ? (message) => setDoing({ what: 'answer_all', message }) : undefined}
              onReport={
                data.actions.includes('report') ? (message) => setDoing({ what: 'report', message }) : undefined
              }
            />
          )}
          <LogEnd thread={data} />
          {data.why_not === null && data.is_blocked && (
            <p className="text-sm text-ink-muted">{blockedUntilDone[data.side]}</p>
          )}
          <div className="flex flex-col gap-2 border-t border-hairline pt-4">
            {data.why_not ? (
              <p className="text-sm text-ink-muted">{whyNotWriteWords(data.why_not, data.kind, data.side)}</p>
            ) : (
              <Composer thread={data} onSend={sending.write} />
            )}
            <ThreadActs thread={data} doing={doing} onDo={setDoing} />
          </div>
        </div>
      )}
    </QueryFrame>
  );
}

/** True for a company in the open thread of a candidate who is not booked. */
const mayAnswerAll = ({ kind, side, why_not }: Thread) =>
  kind === 'candidate' && side === 'company' && why_not === null;

/** The answers to questions of others, given before this talent was asked. */
function EarlierAnswers({ answers }: { answers: Thread['earlier_answers'] }) {
  return (
    <section aria-label="Frågor från andra">
      <h3 className="font-medium">Frågor från andra</h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {answers.map(({ id, body }) => (
          <li key={id} className="max-w-prose py-3 whitespace-pre-line">
            {body}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An empty element at the end of the messages. When it is in view, the messages count as read. */
function LogEnd({ thread }: { thread: Thread }) {
  const end = useRef<HTMLDivElement>(null);
  useReading(thread, useIsOnScreen(end));
  return <div ref={end} aria-hidden="true" className="-mt-4" />;
}
