import { useState } from 'react';
import type { TaxPaperShown } from '#contract/people/tax-paper.ts';
import { taxPaperDays, taxPaperStatusWords, taxPaperText } from '#texts/people/tax-paper-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const forms = onDemand(() => import('./tax-paper-form.tsx'));

/** The talent's decisions on tax and certificates, and the form to enter another one. */
export function OwnTaxPapers() {
  const list = useList((page) => query('GET /talent/tax-papers', { query: { page } }), 'skattebeslut');
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useCommand();
  const close = () => setIsOpen(false);
  const Form = useOnDemand(forms, isOpen, close)?.TaxPaperForm;
  if (isOpen && !Form) return <Loading />;
  return (
    <div className="flex flex-col items-start gap-4">
      {isOpen && Form ? (
        <Form
          onCancel={close}
          onSend={async (body) => {
            await send('POST /talent/tax-papers', { body });
            showToast('Tack, vi tittar på det');
            close();
          }}
        />
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Lägg in
        </Button>
      )}
      <ListFrame
        list={list}
        noun="uppgifter"
        label="Skattebeslut och intyg"
        empty="Inget inlagt. Utan beslut drar vi 30 % skatt på lön."
        row={(paper) => <OwnTaxPaper paper={paper} />}
      />
    </div>
  );
}

function OwnTaxPaper({ paper }: { paper: TaxPaperShown }) {
  const { id, status, reason, actions } = paper;
  const { send } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  const text = taxPaperText(paper);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{text}</p>
        <p className="text-sm text-ink-muted">{taxPaperDays(paper)}</p>
        <p className="text-sm text-ink-muted">{taxPaperStatusWords[status]}</p>
        {reason && <p className="text-sm text-pretty">{reason}</p>}
      </div>
      {actions.includes('end') && (
        <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
          Sluta använda<span className="sr-only"> {text}</span>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Sluta använda ${text}?`}
        confirmLabel="Sluta använda"
        onConfirm={() => send('POST /talent/tax-papers/:id/end', { params: { id } })}
      >
        Löner som räknas ut från och med nu följer den inte. Det som redan är uträknat ändras inte.
      </ConfirmDialog>
    </div>
  );
}
