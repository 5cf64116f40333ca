import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { salePlaceOf } from '#domain/deal/price/sale-place.ts';

/** The VAT of invoices to a company, in a sentence for administrators. */
export function vatSentence(place: CompanyPlace | null): string {
  if (place === null) return 'Fakturor har svensk moms.';
  const words = {
    SE: 'Utan VAT-nummer har fakturorna svensk moms.',
    EU: 'Fakturor är utan svensk moms: omvänd betalningsskyldighet.',
    abroad: 'Fakturor är utan svensk moms: tjänsten är omsatt utanför Sverige.',
  };
  return words[salePlaceOf(place)];
}
