import { useState } from 'react';
import type { AnnouncementDetails } from '#contract/casting/announcement.ts';
import { announcementCommandLabels } from '#texts/casting/announcement-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AnnouncementText } from '#web/features/casting/announcement/announcement-text.tsx';
import { LimitList } from '#web/features/casting/announcement/limit-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { useHeld } from '#web/ui/form/use-held.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AnnouncementForm } from './announcement-form.tsx';

/** One announcement of the company: status, text and commands. */
export function OneAnnouncement({ announcement }: { announcement: AnnouncementDetails }) {
  const [isWriting, setIsWriting] = useState(false);
  const { status, limits } = announcement;
  if (isWriting) return <Rewrite announcement={announcement} onDone={() => setIsWriting(false)} />;
  const isWritten = status === 'draft' || status === 'refused';
  return (
    <div className="flex flex-col gap-8">
      {announcement.reason && (
        <Callout
          tone="lost"
          title={status === 'refused' ? 'Ändra det här och skicka den igen' : 'Vi har tagit bort den'}
        >
          {announcement.reason}
        </Callout>
      )}
      {isWritten && <LimitList limits={limits} />}
      {announcement.published_date && (
        <LinkButton
          to={`/CompanyProjectAwaitingResponses?id=${announcement.project_id}`}
          variant="primary"
          className="self-start"
        >
          Se svaren
        </LinkButton>
      )}
      <AnnouncementText announcement={announcement} />
      <Commands announcement={announcement} onWrite={() => setIsWriting(true)} />
    </div>
  );
}

function Rewrite({ announcement, onDone }: { announcement: AnnouncementDetails; onDone: () => void }) {
  const { held, begun, isOutdated, setWriting, takeNewest } = useHeld(announcement);
  const { id, revision, heading, body, question, picture_count, closes_on } = held;
  const { is_public, is_indexed, shows_company } = held;
  return (
    <AnnouncementForm
      key={begun}
      onWriting={setWriting}
      note={isOutdated && <OutdatedNote title="Någon annan har sparat annonsen" onTakeNewest={takeNewest} />}
      written={{ heading, body, question, picture_count, closes_on, is_public, is_indexed, shows_company }}
      submitLabel="Spara annonsen"
      onCancel={onDone}
      save={async (send, written) => {
        await send('PUT /announcements/:id', { params: { id }, body: { revision, written } });
        onDone();
      }}
    />
  );
}

type Ending = 'withdraw' | 'close';

const ENDINGS: Record<Ending, { title: string; text: string }> = {
  withdraw: { title: 'Släng annonsen?', text: 'Ingen har sett den. Rollen finns kvar i projektet.' },
  close: { title: 'Stäng annonsen?', text: 'Ingen mer kan visa intresse. De som har gjort det väntar på ert besked.' },
};

function Commands({ announcement, onWrite }: { announcement: AnnouncementDetails; onWrite: () => void }) {
  const { id, actions, status } = announcement;
  const { run, send, isPending, failure } = useCommand();
  const [ending, setEnding] = useState<Ending>();
  const params = { id };
  const sends = (['submit', 'publish'] as const).find((command) => actions.includes(command));
  const ends = (['withdraw', 'close'] as const).filter((command) => actions.includes(command));
  const isWritten = status === 'draft' || status === 'refused';
  const letOut = async (command: 'submit' | 'publish') => {
    if (await run(`POST /announcements/:id/${command}`, { params })) {
      showToast(command === 'submit' ? 'Vi läser annonsen och hör av oss.' : 'Annonsen är ute.');
    }
  };
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        {sends && (
          <Button variant="primary" isBusy={isPending} onClick={() => void letOut(sends)}>
            {announcementCommandLabels[sends]}
          </Button>
        )}
        {isWritten && ends.includes('withdraw') && <Button onClick={onWrite}>Ändra texten</Button>}
        {ends.map((command) => (
          <Button key={command} variant="quiet" onClick={() => setEnding(command)}>
            {announcementCommandLabels[command]}
          </Button>
        ))}
      </div>
      {ending && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
          title={ENDINGS[ending].title}
          confirmLabel={announcementCommandLabels[ending]}
          isDangerous
          onConfirm={() => send(`POST /announcements/:id/${ending}`, { params })}
        >
          {ENDINGS[ending].text}
        </ConfirmDialog>
      )}
    </div>
  );
}
