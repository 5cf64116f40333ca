import type { ComponentType } from 'react';
import { useState } from 'react';
import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { placeLines } from '#texts/companies/place-words.ts';
import { vatSentence } from '#texts/companies/vat-words.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { PlaceDialogProps } from './place-dialog.tsx';

const dialogs = onDemand(() => import('./place-dialog.tsx'));

/** The country of a company and the VAT of its invoices; those who keep the books change it. */
export function PlaceSection({ company_id, place }: { company_id: string; place: CompanyPlace | null }) {
  const role = useSession().session?.admin_role;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Dialog: ComponentType<PlaceDialogProps> | undefined = useOnDemand(dialogs, isOpen, close)?.PlaceDialog;
  const desks: readonly string[] = FINANCE_ADMINS;
  return (
    <Section
      title="Land och moms"
      actions={
        role &&
        desks.includes(role) && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Ändra land
          </Button>
        )
      }
    >
      <p className="whitespace-pre-line">
        {place === null ? 'Sverige' : [place.address_line, ...placeLines(place)].join('\n')}
      </p>
      <p className="mt-2 text-sm text-ink-muted">{vatSentence(place)}</p>
      {Dialog && <Dialog company_id={company_id} place={place} isOpen={isOpen} onClose={close} />}
    </Section>
  );
}
