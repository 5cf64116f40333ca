/** Words about erased people and companies. */
import type { KeptPart } from '#domain/accounts/deletion/deletion.rules.ts';
import type { CompanyHindrance } from '#domain/office/erasure/company-hindrances.ts';
import { many } from '#texts/accounts/deletion-words.ts';

/** Replaces the name of an erased person. */
export const ERASED = { first_name: 'Borttagen', last_name: 'person', name: 'Borttagen person' } as const;

/** Replaces a message to several readers once its writer is erased. */
export const MESSAGE_ERASED = 'Den som skrev har tagit bort sitt konto.';

/** A deleted company: the suffix of the name that agreements and invoices keep, and the title of its drafts. */
export const DELETED_COMPANY = { suffix: ' (borttaget)', draft: 'Borttaget utkast' } as const;

/** Words for each obstacle to the deletion of a company, and how to remove it. */
export const companyHindranceWords: Record<
  CompanyHindrance,
  (count: number) => { readonly what: string; readonly todo: string }
> = {
  projects: (count) => ({
    what: many(count, 'Ett projekt pågår.', '# projekt pågår.'),
    todo: many(
      count,
      'Avsluta eller avbryt det först, så att de ni har frågat får veta.',
      'Avsluta eller avbryt dem först, så att de ni har frågat får veta.',
    ),
  }),
  bookings: (count) => ({
    what: many(count, 'En bokning är inte genomförd.', '# bokningar är inte genomförda.'),
    todo: 'Vänta tills arbetet är gjort, eller avboka.',
  }),
  reports: (count) => ({
    what: many(count, 'En arbetsrapport är inte godkänd.', '# arbetsrapporter är inte godkända.'),
    todo: 'Godkänn det som har arbetats och den ersättning som avbokade dagar ger, så att talangerna får betalt. Är ni inte överens väntar ni tills vi har avgjort det.',
  }),
  agreements: (count) => ({
    what: many(count, 'Ett avtal väntar på underskrift.', '# avtal väntar på underskrift.'),
    todo: many(count, 'Skriv under eller ta tillbaka det.', 'Skriv under eller ta tillbaka dem.'),
  }),
  charges: (count) => ({
    what: many(count, 'Ett uppdrag är inte fakturerat än.', '# uppdrag är inte fakturerade än.'),
    todo: 'Vänta tills fakturan har kommit och är betald.',
  }),
  invoices: (count) => ({
    what: many(count, 'En faktura är inte klar eller inte betald.', '# fakturor är inte klara eller inte betalda.'),
    todo: many(
      count,
      'Betala den, och vänta tills vi har bokfört betalningen.',
      'Betala dem, och vänta tills vi har bokfört betalningen.',
    ),
  }),
  repayments: (count) => ({
    what: many(count, 'Vi är skyldiga er pengar för en faktura.', 'Vi är skyldiga er pengar för # fakturor.'),
    todo: 'Vänta tills vi har betalat tillbaka, och skriv till oss om det dröjer.',
  }),
};

/** The company's data that is kept after the deletion, how long and why. */
export const keptOfCompanyWords: Record<KeptPart, string> = {
  books: 'Fakturor och verifikationer, i 7 år efter kalenderårets slut. Bokföringslagen kräver det.',
  agreements: 'Underskrivna avtal, tills rättigheterna har löpt ut och 10 år till. Talangerna har sina exemplar kvar.',
};
