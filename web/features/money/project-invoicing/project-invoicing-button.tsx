import { useState } from 'react';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./project-invoicing-dialog.tsx'));
const WRITERS: readonly string[] = ['owner', 'producer', 'finance'];

/** Opens what the company wants on a project's invoices, for the members who write it. */
export function ProjectInvoicingButton({ projectId }: { projectId: string }) {
  const session = useSession().session;
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  if (session?.role !== 'company' || !WRITERS.includes(session.member_role ?? '')) return null;
  return (
    <Section title="Faktura" description="Ordernummer, kostnadsställe och e-fakturaadress för just det här.">
      <Button onClick={() => setIsOpen(true)}>Fakturauppgifter</Button>
      {isOpen && here && <here.ProjectInvoicingDialog projectId={projectId} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
