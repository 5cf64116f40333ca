import { FileText } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/** Opens a receipt in a new window, at an address that is valid for a few minutes. */
export function OpenReceipt({ id, receiptId }: { id: string; receiptId: string }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const open = async () => {
    // Opened during the press, because browsers block windows that are opened later.
    const opened = window.open('', '_blank');
    const params = { id, receipt_id: receiptId };
    const answer = await run('POST /assignments/:id/report/receipts/:receipt_id', { params });
    if (answer && opened) opened.location = answer.url;
    else opened?.close();
  };
  return (
    <Button size="small" icon={FileText} isBusy={isPending} onClick={open}>
      Visa kvittot
    </Button>
  );
}
