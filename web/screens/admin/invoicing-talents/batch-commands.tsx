import { useState } from 'react';
import type { BatchRow } from '#contract/money/batch.ts';
import { batchCommandLabels } from '#texts/money/payout-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { payoutCount } from './invoicing.view.ts';

type Asked = 'confirm' | 'discard' | 'pay';

/** The commands of an administrator on one batch. */
export function BatchCommands({ batch: { id, number, actions, sent_count, payout_count } }: { batch: BatchRow }) {
  const { send, run, isPending } = useCommand({ hasToast: true });
  const [asked, setAsked] = useState<Asked>();
  const fetchFile = async () => {
    const file = await run('POST /admin/batches/:id/export', { params: { id } });
    if (file) saveFile(file.name, file.text, 'text/plain');
  };
  const count = payoutCount(asked === 'pay' ? sent_count : payout_count);
  const questions = {
    confirm: {
      title: `Har banken tagit emot fil ${number}?`,
      label: batchCommandLabels.confirm,
      text: `${count} markeras som ${payout_count === 1 ? 'skickad' : 'skickade'}, och talangerna får ett mejl. Det går inte att ångra.`,
      done: `Fil ${number} är skickad`,
    },
    discard: {
      title: `Kassera fil ${number}?`,
      label: 'Kassera filen',
      text: `Gör det bara om banken inte har tagit emot den: annars kan någon få betalt två gånger. ${count} kan läggas i en ny fil.`,
      done: `Fil ${number} är kasserad`,
    },
    pay: {
      title: `Är allt i fil ${number} framme?`,
      label: 'Markera som utbetalt',
      text: `${count} markeras som ${sent_count === 1 ? 'utbetald' : 'utbetalda'}.`,
      done: `Allt i fil ${number} är framme`,
    },
  };
  const question = asked && questions[asked];
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {actions.includes('export') && (
        <Button size="small" isBusy={isPending} onClick={fetchFile}>
          {batchCommandLabels.export}
          <span className="sr-only"> {number}</span>
        </Button>
      )}
      {actions.includes('confirm') && (
        <Button size="small" onClick={() => setAsked('confirm')}>
          {batchCommandLabels.confirm}
        </Button>
      )}
      {actions.includes('discard') && (
        <Button size="small" variant="quiet" onClick={() => setAsked('discard')}>
          {batchCommandLabels.discard}
        </Button>
      )}
      {sent_count > 0 && (
        <Button size="small" onClick={() => setAsked('pay')}>
          Allt är framme
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={question?.title ?? ''}
        confirmLabel={question?.label ?? ''}
        isDangerous={asked === 'discard'}
        onConfirm={async () => {
          if (!asked || !question) return;
          await send(`POST /admin/batches/:id/${asked}`, { params: { id } });
          showToast(question.done);
        }}
      >
        {question?.text}
      </ConfirmDialog>
    </span>
  );
}
