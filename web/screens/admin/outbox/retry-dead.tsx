import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { retriedText } from './outbox.view.ts';

/**
 * A button that queues all undelivered messages again, for example after a day without a mail server. Renders nothing
 * for fewer than two messages.
 */
export function RetryDead({ count }: { count: number }) {
  const { send } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  if (count < 2) return null;
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Försök igen med alla</Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Försök igen med ${formatNumber(count)} utskick?`}
        confirmLabel="Försök igen med alla"
        onConfirm={async () => {
          const { retried } = await send('POST /admin/outbox/retry-dead');
          showToast(retriedText(retried));
        }}
      >
        Gör det när felet är avhjälpt. En kod eller en länk kan ha hunnit bli för gammal.
      </ConfirmDialog>
    </>
  );
}
