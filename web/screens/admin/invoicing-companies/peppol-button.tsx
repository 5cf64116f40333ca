import { FileCode } from 'lucide-react';
import { useState } from 'react';
import type { InvoicePaper } from '#contract/money/invoice.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Saves an invoice or a credit note as a Peppol file, for the company's own system. */
export function PeppolButton({ invoice_id, paper }: { invoice_id: string; paper: InvoicePaper }) {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  if (paper.kind === 'reminder') return null;
  const save = async () => {
    setIsBusy(true);
    try {
      const params = { id: invoice_id, paper_id: paper.id };
      const { name, xml } = await api('GET /admin/invoices/:id/peppol/:paper_id', { params });
      saveFile(name, xml, 'application/xml');
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" variant="quiet" icon={FileCode} isBusy={isBusy} onClick={save}>
      E-faktura<span className="sr-only"> {paper.number}, Peppol</span>
    </Button>
  );
}
