import { useEffect, useState } from 'react';
import type { ReportedThread as Shown, ThreadMessage } from '#contract/talk/thread.ts';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

/**
 * A reported thread, in which the administrator can hide messages but not write. The server logs each opening, and the
 * drawer shows that log.
 */
export function ReportedThread({ id, onClose }: { id: string; onClose: () => void }) {
  const { run, failure, isPending } = useCommand();
  const [thread, setThread] = useState<Shown>();
  const [hiding, setHiding] = useState<ThreadMessage>();
  const fetchBefore = async (before?: number) => {
    const params = { id };
    const page = await run('POST /admin/threads/:id/read', { params, body: before === undefined ? {} : { before } });
    if (!page) return;
    const kept = before === undefined ? [] : (thread?.messages ?? []);
    setThread({ ...page, messages: [...page.messages, ...kept] });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each thread
  useEffect(() => {
    void fetchBefore();
  }, [id]);
  const first = thread?.messages[0]?.number ?? 1;
  const about = thread && [thread.role_title, thread.project_title].filter(Boolean).join(', ');
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={thread ? [thread.company_name, thread.talent_name ?? 'alla bokade'].join(' och ') : 'Anmäld tråd'}
      description={about}
    >
      <div className="flex flex-col gap-5">
        <Callout>Att du har öppnat tråden sparas här. Öppna den bara för att svara på anmälan.</Callout>
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
        {!thread && isPending && <Loading />}
        {thread && (
          <>
            {first > 1 && (
              <Button size="small" variant="quiet" isBusy={isPending} onClick={() => fetchBefore(first)}>
                Visa äldre
              </Button>
            )}
            <ol className="flex flex-col gap-5">
              {thread.messages.map((message) => (
                <Read key={message.id} message={message} onHide={setHiding} />
              ))}
            </ol>
            <section className="border-t border-hairline pt-4 text-sm text-ink-muted">
              <h3 className="font-medium text-ink">Öppnad av oss</h3>
              <ul>
                {thread.readings.map(({ reader_name, created_date }) => (
                  <li key={`${reader_name} ${created_date}`}>
                    {reader_name}, <InstantText instant={created_date} />
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
      {hiding && (
        <HideMessage id={id} message={hiding} onDone={() => setHiding(undefined)} onHidden={() => fetchBefore()} />
      )}
    </Drawer>
  );
}

function Read({ message, onHide }: { message: ThreadMessage; onHide: (message: ThreadMessage) => void }) {
  const { sender_name, sent_date, body, files, hidden_reason } = message;
  return (
    <li className="flex flex-col items-start gap-1 border-l-2 border-hairline pl-4">
      <p className="text-sm text-ink-muted">
        {sender_name || 'Företaget'}, <InstantText instant={sent_date} />
      </p>
      <p className="max-w-full break-words whitespace-pre-line">{body}</p>
      {files.length > 0 && <p className="text-sm text-ink-muted">Filer: {files.map(({ name }) => name).join(', ')}</p>}
      {hidden_reason === null ? (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => onHide(message)}>
          Dölj meddelandet
        </Button>
      ) : (
        <p className="text-sm text-lost">Dolt: {hidden_reason}</p>
      )}
    </li>
  );
}

interface HideMessageProps {
  id: string;
  message: ThreadMessage;
  onDone: () => void;
  onHidden: () => void;
}

function HideMessage({ id, message, onDone, onHidden }: HideMessageProps) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Dölj meddelandet?"
      confirmLabel="Dölj meddelandet"
      reason={{ label: 'Skäl', hint: 'Båda läser det.', is_required: true, max_length: THREAD_BOUNDS.reason }}
      onConfirm={async (reason) => {
        await send('POST /admin/threads/:id/hide', { params: { id }, body: { number: message.number, reason } });
        showToast('Meddelandet är dolt.');
        onHidden();
      }}
    >
      <p>Ingen av dem kan läsa det eller öppna dess filer längre. Det går inte att ta fram igen.</p>
    </ConfirmDialog>
  );
}
