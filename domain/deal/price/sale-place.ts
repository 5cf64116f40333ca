import { isOtherEuCountry } from '#domain/kernel/vat-number.ts';
import type { CompanyPrice } from './price.ts';

/**
 * The place of a sale for VAT. SE: Sweden, with Swedish VAT. EU: another state of the union, where the buyer owes the
 * VAT. abroad: outside the union, outside the scope of VAT here.
 */
export const SALE_PLACES = ['SE', 'EU', 'abroad'] as const;
export type SalePlace = (typeof SALE_PLACES)[number];

/** The facts of a buyer that decide the place of a sale. */
export interface BuyerPlace {
  /** ISO 3166-1. */
  readonly country: string;
  /** In its stored form; empty without one. */
  readonly vat_number: string;
}

/**
 * Services to a business are supplied where the buyer is (article 44 of directive 2006/112/EC). The VAT number proves
 * that a buyer in the union is a business; without it the sale has Swedish VAT, as to a consumer.
 */
export function salePlaceOf({ country, vat_number }: BuyerPlace): SalePlace {
  if (country === 'SE') return 'SE';
  if (!isOtherEuCountry(country)) return 'abroad';
  return vat_number === '' ? 'SE' : 'EU';
}

/** A company's price at a place: outside Sweden without VAT, so that the total is the price without VAT. */
export const pricedAt = <Priced extends Pick<CompanyPrice, 'ex_vat_ore' | 'vat' | 'total_ore'>>(
  price: Priced,
  place: SalePlace,
): Priced => (place === 'SE' ? price : { ...price, vat: [], total_ore: price.ex_vat_ore });
