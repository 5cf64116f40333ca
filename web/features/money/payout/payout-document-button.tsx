import { Download } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

export interface PayoutDocumentButtonProps {
  id: string;
  number: string;
  size?: 'small' | undefined;
}

/** Saves the self-billing invoice or payslip as a PDF. */
export function PayoutDocumentButton({ id, number, size }: PayoutDocumentButtonProps) {
  const { run, isPending } = useCommand({ hasToast: true });
  const save = async () => {
    const made = await run('POST /payouts/:id/document', { params: { id } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <Button icon={Download} size={size} isBusy={isPending} onClick={save}>
      {number}
      <span className="sr-only"> som PDF</span>
    </Button>
  );
}
