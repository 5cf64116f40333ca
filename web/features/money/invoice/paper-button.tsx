import { Download } from 'lucide-react';
import type { InvoicePaper } from '#contract/money/invoice.ts';
import { paperLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/** Saves a document about an invoice as a PDF; shows the progress. */
export function PaperButton({ invoice_id, paper }: { invoice_id: string; paper: InvoicePaper }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const label = paperLabels[paper.kind];
  const save = async () => {
    const params = { id: invoice_id, paper_id: paper.id };
    const made = await run('POST /invoices/:id/papers/:paper_id', { params });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  if (!paper.is_made) return <span className="text-sm text-ink-muted">{label} görs i ordning</span>;
  return (
    <Button size="small" icon={Download} isBusy={isPending} onClick={save}>
      {label}
      <span className="sr-only"> {paper.number}, PDF</span>
    </Button>
  );
}
