import type { BuyerPlace } from '#domain/deal/price/sale-place.ts';

/** The country of a company abroad, with its numbers and its address there. */
export interface CompanyPlace extends BuyerPlace {
  /** Number in the register of companies of the country; empty without one. */
  readonly registration_number: string;
  readonly address_line: string;
  /** As it is written in the country; may be empty. */
  readonly postcode: string;
  readonly city: string;
}
