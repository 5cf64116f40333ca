import { useState } from 'react';
import type { QueuedInquiry } from '#contract/talk/inquiry.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { BulkFrame } from '#web/ui/list/bulk-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { countText, outcomeText } from './bulk.view.ts';

const dialog = onDemand(() => import('./answer-many.tsx'));

interface BulkBarProps {
  /** The selected open inquiries on this page. */
  chosen: readonly QueuedInquiry[];
  onDone: () => void;
}

/**
 * Answers or closes the selected inquiries together. An inquiry that another administrator has handled meanwhile is
 * skipped, and the toast tells the number skipped.
 */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<'answer' | 'close'>();
  const stop = () => setAsked(undefined);
  const AnswerMany = useOnDemand(dialog, asked === 'answer', stop)?.AnswerMany;
  const answer = async (words: string) => {
    const inquiries = chosen.map(({ id, message_count }) => ({ id, seen: message_count }));
    const { moved, left } = await send('POST /admin/inquiries/answer', { body: { inquiries, words } });
    showToast(outcomeText('answered', moved.length, left.length));
    onDone();
  };
  const close = async () => {
    const { moved, left } = await send('POST /admin/inquiries/close', { body: { ids: chosen.map(({ id }) => id) } });
    showToast(outcomeText('closed', moved.length, left.length));
    onDone();
  };
  return (
    <BulkFrame said={countText(chosen.length)} onClear={onDone}>
      <Button size="small" onClick={() => setAsked('answer')}>
        Svara
      </Button>
      <Button size="small" onClick={() => setAsked('close')}>
        Avsluta
      </Button>
      {AnswerMany && asked === 'answer' && (
        <AnswerMany whom={countText(chosen.length).toLowerCase()} onOpenChange={stop} onAnswer={answer} />
      )}
      <ConfirmDialog
        isOpen={asked === 'close'}
        onOpenChange={stop}
        title={`Avsluta ${countText(chosen.length).toLowerCase()}?`}
        confirmLabel="Avsluta"
        onConfirm={close}
      >
        Den som frågade kan skriva igen när som helst, och då öppnas ärendet på nytt.
      </ConfirmDialog>
    </BulkFrame>
  );
}
