import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnDocument } from '#contract/people/cv-document.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { cvDocumentAudiences, cvDocumentKinds } from '#texts/people/cv-document-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { DocumentFacts } from './document-facts.tsx';
import { useOpenDocument } from './open-document.ts';

interface OwnDocumentRowProps {
  document: OwnDocument;
  /** False while the form of another document is open. */
  canChange: boolean;
  onChange: () => void;
}

/** One document of the talent's CV: its kind, its readers, and its commands. */
export function OwnDocumentRow({ document, canChange, onChange }: OwnDocumentRowProps) {
  const { send } = useCommand();
  const open = useOpenDocument();
  const today = dayOf(useNow());
  const [isAsking, setIsAsking] = useState(false);
  const { id, kind, title, audience, actions } = document;
  const name = title || cvDocumentKinds[kind].name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <DocumentFacts document={document} today={today}>
        <span>{cvDocumentAudiences[audience].name}</span>
      </DocumentFacts>
      <Button size="small" onClick={() => void open(id)}>
        Öppna<span className="sr-only"> {name}</span>
      </Button>
      {canChange && actions.includes('change') && (
        <Button size="small" onClick={onChange}>
          Ändra<span className="sr-only"> {name}</span>
        </Button>
      )}
      {actions.includes('remove') && (
        <IconButton icon={Trash2} label={`Ta bort ${name}`} onClick={() => setIsAsking(true)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isDangerous
        title={`Ta bort ${name}?`}
        confirmLabel="Ta bort"
        onConfirm={() => send('POST /talent/documents/:id/remove', { params: { id } })}
      >
        Det tas bort för gott och på en gång. Ingen kan öppna det efter det.
      </ConfirmDialog>
    </li>
  );
}
