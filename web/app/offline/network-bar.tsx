import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { useOnline } from '#web/ui/frame/network.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { readLine, subscribeLine, takeBack } from './waiting-line.ts';
import { excerptOf, type WaitingCommand, wordsOf } from './waiting-rules.ts';

/** Answers the open question before signing out; undefined while none is asked. */
let answerLeaving: ((mayLeave: boolean) => void) | undefined;
const leaving = new Set<() => void>();
function setLeaving(next: typeof answerLeaving): void {
  answerLeaving = next;
  for (const tell of leaving) tell();
}
function subscribeLeaving(listener: () => void): () => void {
  leaving.add(listener);
  return () => leaving.delete(listener);
}

/** Asks before a sign-out that would delete commands that have not been sent. Resolves to true if the user leaves. */
export function askToLeave(): Promise<boolean> {
  if (!readLine().some((one) => one.refusal === undefined)) return Promise.resolve(true);
  return new Promise((answer) => setLeaving(answer));
}

function LeaveQuestion() {
  const answer = useSyncExternalStore(subscribeLeaving, () => answerLeaving);
  const decide = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setLeaving(undefined);
  };
  return (
    <ConfirmDialog
      isOpen={answer !== undefined}
      onOpenChange={(isOpen) => !isOpen && decide(false)}
      title="Logga ut utan att skicka?"
      confirmLabel="Logga ut"
      cancelLabel="Stanna kvar"
      isDangerous
      onConfirm={() => decide(true)}
    >
      Det som väntar på uppkoppling tas bort om du loggar ut.
    </ConfirmDialog>
  );
}

function Line({ command }: { command: WaitingCommand }) {
  const [isBusy, setBusy] = useState(false);
  const { key, refusal, path } = command;
  const excerpt = excerptOf(command);
  const remove = () => {
    setBusy(true);
    void takeBack(key);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1">
      <p className="min-w-0">
        <span className="font-semibold">{wordsOf(command)}</span>
        {excerpt && ` ”${excerpt}”`}
        <span className="block text-ink-muted">{refusal ?? 'Skickas när du är uppkopplad'}</span>
      </p>
      <div className="flex gap-2">
        {refusal !== undefined && (
          <LinkButton size="small" to={path}>
            Öppna
          </LinkButton>
        )}
        <Button size="small" variant="quiet" isBusy={isBusy} onClick={remove}>
          {refusal === undefined ? 'Ta tillbaka' : 'Stäng'}
        </Button>
      </div>
    </li>
  );
}

/** Tells that there is no network, and what waits for one. Nothing while all is sent and the network works. */
function NetworkBar() {
  const isOnline = useOnline();
  const line = useSyncExternalStore(subscribeLine, readLine);
  return (
    <>
      {(!isOnline || line.length > 0) && (
        <aside
          aria-label="Uppkoppling"
          className="border-b border-hairline bg-sunken px-4 py-2 text-sm text-ink sm:px-6"
        >
          {!isOnline && <p role="status">Du är inte uppkopplad. Du ser det som hämtades senast.</p>}
          {line.length > 0 && (
            <ul>
              {line.map((command) => (
                <Line key={command.key} command={command} />
              ))}
            </ul>
          )}
        </aside>
      )}
      <LeaveQuestion />
    </>
  );
}

/** Draws the bar above the app: it is drawn apart, because most visits never need it. */
export function drawNetworkBar(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<NetworkBar />);
}
