import { Mail, Phone } from 'lucide-react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { LinkButton } from '#web/ui/form/button.tsx';

/** The company's contact person for an assignment. */
export function AssignmentContact({ assignment }: { assignment: AssignmentDetails }) {
  const { contact_name, contact_phone, contact_email, company_name } = assignment;
  return (
    <section aria-label="Kontaktperson" className="border-t border-hairline pt-4">
      <p className="text-sm">Kontaktperson</p>
      <p className="voice-serif mt-1 text-name">{contact_name || company_name}</p>
      {contact_name && <p className="text-sm text-ink-muted">{company_name}</p>}
      <div className="mt-3 flex flex-col gap-2">
        {contact_phone && (
          <LinkButton to={`tel:${contact_phone.replace(/[^\d+]/g, '')}`} icon={Phone}>
            {contact_phone}
          </LinkButton>
        )}
        {contact_email && (
          <LinkButton to={`mailto:${contact_email}`} icon={Mail}>
            <span className="break-all">{contact_email}</span>
          </LinkButton>
        )}
      </div>
    </section>
  );
}
