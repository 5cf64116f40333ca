import type { Application } from '#contract/office/application.ts';
import { isOtherEuCountry } from '#domain/kernel/vat-number.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { organisationNumberText, townText, waitText } from './application.view.ts';

const link = 'text-link wrap-anywhere';

/** The facts about a company: its contact, its town, and the state of its application. */
export function ApplicationFacts({ application }: { application: Application }) {
  const now = useNow();
  const { email_confirmed_date, decided_date, status } = application;
  const isAbroad = application.country !== 'SE';
  const address = [application.address, townText(application)].filter(Boolean);
  return (
    <DefinitionList
      facts={[
        { label: 'Land', value: isAbroad && countryName(application.country) },
        {
          label: isAbroad && isOtherEuCountry(application.country) ? 'VAT-nummer' : 'Organisationsnummer',
          value: organisationNumberText(application.organisation_number),
        },
        { label: 'Kontaktperson', value: application.contact_name },
        {
          label: 'E-post',
          value: (
            <a className={link} href={`mailto:${application.email}`}>
              {application.email}
            </a>
          ),
        },
        {
          label: 'Telefon',
          value: application.phone && (
            <a className={link} href={`tel:${application.phone.replace(/[^+\d]/g, '')}`}>
              {application.phone}
            </a>
          ),
        },
        { label: 'Adress', value: address.length > 0 && <p className="whitespace-pre-line">{address.join('\n')}</p> },
        { label: 'Fakturamejl', value: application.invoice_email },
        { label: 'Registrerade sig', value: <InstantText instant={application.created_date} /> },
        {
          label: 'E-post bekräftad',
          value: email_confirmed_date ? <InstantText instant={email_confirmed_date} /> : 'Inte bekräftad',
        },
        {
          label: 'Har väntat',
          value: status === 'pending' && email_confirmed_date && waitText(email_confirmed_date, now),
        },
        { label: 'Senaste besked', value: decided_date && <InstantText instant={decided_date} /> },
        {
          label: 'Anledning',
          value: application.status_reason && <p className="whitespace-pre-line">{application.status_reason}</p>,
        },
      ]}
    />
  );
}
