import type { CompanyDetails } from '#contract/office/admin-company.ts';

const EVENTS: Readonly<Record<string, string>> = {
  'company.apply': 'ansökte.',
  'company.confirm-address': 'bekräftade adressen, och ansökan kom in.',
  'company.approve': 'godkände företaget.',
  'company.refuse': 'avslog ansökan.',
  'company.suspend': 'stängde av företaget.',
  'company.reinstate': 'hävde avstängningen.',
  'credit_line.ask': 'bad om mer utrymme.',
  'credit_line.wait': 'Bokningen fick inte plats i utrymmet.',
  'credit_line.set': 'bestämde utrymmet.',
};

/** The event as a verb phrase, after the name of the actor. */
export const eventText = (type: string): string => EVENTS[type] ?? 'ändrade något.';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The effects of a suspension, in sentences shown before it: what ends and what stays. */
export function suspensionEffects(under_way: CompanyDetails['under_way']): string[] {
  const { option_count, announcement_count, presentation_count } = under_way;
  const { request_count, booking_count, invoice_count } = under_way;
  return [
    option_count > 0 &&
      `${many(option_count, 'option släpps', 'optioner släpps')}, och de som väntar i kö flyttas fram.`,
    announcement_count > 0 && `${many(announcement_count, 'annons tas', 'annonser tas')} bort.`,
    presentation_count > 0 && `${many(presentation_count, 'visning för kund stängs', 'visningar för kunder stängs')}.`,
    request_count > 0 &&
      `${many(request_count, 'förfrågan', 'förfrågningar')} utan besked ligger kvar. Talangerna kan svara, men ingen på företaget ser svaret.`,
    booking_count > 0 &&
      `${many(booking_count, 'bokning', 'bokningar')} står kvar. Bestäm med företaget och talangerna om de ska ställas in.`,
    invoice_count > 0 && `${many(invoice_count, 'faktura', 'fakturor')} ska betalas som vanligt.`,
  ].filter((words) => words !== false);
}
