/** The mail to the owners of a company about another address for its invoices. */
import { formatMoment } from '#texts/kernel/format.ts';

export interface ChangedMailbox {
  /** The papers that go there, with a lower case letter first: 'fakturor', 'faktura 20260001'. */
  readonly what: string;
  readonly company_name: string;
  readonly email: string;
  readonly changed_by: string;
}

export function mailboxMail({ what, company_name, email, changed_by }: ChangedMailbox, now: string) {
  return {
    title: `Ny adress för ${what} till ${company_name}`,
    message: `${changed_by} bytte adressen för ${what} till ${email} ${formatMoment(now)}. Dit går också påminnelser och kreditfakturor. Är det väntat behöver du inte göra något. Är det inte det: byt tillbaka genast, välj ett nytt lösenord, och hör av dig till oss. Vi ber aldrig om betalning till ett nytt konto i ett mejl.`,
    action: 'Se fakturorna',
    path: '/CompanyInvoices',
    reason: `Du får det här mejlet för att du är ägare av ${company_name}. Det går inte att stänga av.`,
  };
}
