import { Download } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/**
 * Saves the present version of a call sheet as a PDF: for a talent with that talent's own time, for the company with
 * the times of all.
 */
export function SheetDocumentButton({ id }: { id: string }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const make = async () => {
    const made = await run('POST /call-sheets/:id/document', { params: { id } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <Button icon={Download} isBusy={isPending} onClick={make}>
      Ladda ner (PDF)
    </Button>
  );
}
