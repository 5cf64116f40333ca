import { useState } from 'react';
import type { RateRowShown } from '#contract/deal/rate.ts';
import { rateName, rateValueText } from '#texts/deal/rate-words.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** A button for taking back a value that is not in force yet. It opens a question that tells the effects. */
export function TakeBackRate({ rate: { id, key, value, valid_from } }: { rate: RateRowShown }) {
  const { send } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  const day = formatLongDay(valid_from);
  return (
    <div className="mt-2">
      <Button size="small" onClick={() => setIsAsked(true)}>
        Ta tillbaka<span className="sr-only"> satsen från {day}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Ta tillbaka ${rateValueText(key, value)}?`}
        confirmLabel="Ta tillbaka satsen"
        isDangerous
        reason={{ label: 'Varför?', is_required: true, max_length: 500 }}
        onConfirm={async (why) => {
          await send('POST /admin/rates/:id/take-back', { params: { id }, body: { why } });
          showToast('Satsen är återtagen');
        }}
      >
        {rateName(key)} från {day}. Förfrågningar som har skickats medan satsen fanns behåller den. Den står kvar i
        listan som återtagen.
      </ConfirmDialog>
    </div>
  );
}
