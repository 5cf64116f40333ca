/** The last mails of an account: its address is erased afterwards. */
import { BRAND } from '#texts/kernel/brand.ts';

/** Tells a person that the account is erased. */
export const erasedMail = (first_name: string, is_archived: boolean) => ({
  title: 'Ditt konto är raderat',
  message: `Hej ${first_name}. Ditt konto hos ${BRAND} och det du har lagt in är raderat.${is_archived ? ' Det som lagen kräver att vi sparar ligger kvar i ett spärrat arkiv, utan koppling till någon profil: underskrivna avtal, fakturor och utbetalningar.' : ''} Det här är det sista mejlet från oss.`,
  action: `Till ${BRAND}`,
  path: '/',
});

/** Tells a member that the company and the member's account are deleted. */
export const companyDeletedMail = (first_name: string, company_name: string, owner_name: string, is_kept: boolean) => ({
  title: `${company_name} är raderat`,
  message: `Hej ${first_name}. ${owner_name} har raderat ${company_name} hos ${BRAND}. Ditt konto där är borttaget tillsammans med företagets listor, mallar och inställningar.${is_kept ? ' Avtal och fakturor som lagen kräver att vi sparar ligger kvar med företagets namn och nummer.' : ''} Det här är det sista mejlet från oss.`,
  action: `Till ${BRAND}`,
  path: '/',
});
