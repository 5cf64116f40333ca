import { FileCode } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';

/** Saves a self-billing invoice as a Peppol file, for the talent's own system. */
export function SelfBillButton({ id, number, size }: { id: string; number: string; size?: 'small' | undefined }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const save = async () => {
    const made = await run('POST /payouts/:id/e-invoice', { params: { id } });
    if (made) saveFile(made.name, made.xml, 'application/xml');
  };
  return (
    <Button icon={FileCode} size={size} variant="quiet" isBusy={isPending} onClick={save}>
      E-faktura<span className="sr-only"> {number}, Peppol</span>
    </Button>
  );
}
