import { Download } from 'lucide-react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/** Saves the agreement as a PDF, with its signatures if signed. */
export function AgreementDocumentButton({ agreement }: { agreement: Pick<AgreementDetails, 'id' | 'sha256'> }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const save = async () => {
    const made = await run('POST /agreements/:id/document', { params: { id: agreement.id } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  if (!agreement.sha256) return null;
  return (
    <Button icon={Download} isBusy={isPending} onClick={save}>
      Ladda ner avtalet (PDF)
    </Button>
  );
}
