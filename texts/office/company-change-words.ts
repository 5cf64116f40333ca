/** The mail to the owners of a company about a change of its name or number that one of them has asked for. */
import type { CompanyChangeStatus } from '#domain/office/company-change/company-change.workflow.ts';
import { formatOrganisationNumber } from '#texts/companies/company-numbers.ts';
import { formatMoment } from '#texts/kernel/format.ts';

interface AskedChange {
  readonly company_name: string;
  readonly name: string;
  /** Null if the number stays. */
  readonly organisation_number: string | null;
  readonly changed_by: string;
}

export function companyChangeMail({ company_name, name, organisation_number, changed_by }: AskedChange, now: string) {
  const number = organisation_number ? ` med organisationsnummer ${formatOrganisationNumber(organisation_number)}` : '';
  return {
    title: `${company_name} ber om ett annat namn eller nummer`,
    message: `${changed_by} bad oss ${formatMoment(now)} att byta uppgifterna till ${name}${number}. Ingenting ändras förrän vi har sett ett registreringsbevis. Är det väntat behöver du inte göra något. Är det inte det: ta tillbaka ändringen i inställningarna, välj ett nytt lösenord, och hör av dig till oss.`,
    action: 'Se ändringen',
    path: '/CompanySettings',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}

export const companyChangeStatusWords = {
  written: 'Väntar på ert registreringsbevis',
  asked: 'Väntar på oss',
  approved: 'Godkänd',
  refused: 'Gick inte att göra',
  withdrawn: 'Tillbakatagen',
} as const satisfies Record<CompanyChangeStatus, string>;
