import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { invoicesHref } from './invoices-url.ts';

/** On a draft of extended rights: gathers all extensions of the project in one draft. */
export function CollectExtensions({ invoice: { standing, parts, project_id } }: { invoice: InvoiceDetails }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const navigate = useNavigate();
  if (standing !== 'draft' || parts.length === 0 || parts.some(({ kind }) => kind !== 'extension')) return null;
  const collect = async () => {
    const made = await run('POST /admin/invoices/collect-extensions', { body: { project_id } });
    if (!made) return;
    showToast('Projektets förlängningar är i ett underlag');
    navigate(invoicesHref({ tab: 'draft', id: made.id }));
  };
  return (
    <Button isBusy={isPending} onClick={collect}>
      Samla projektets förlängningar
    </Button>
  );
}
