import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';

/** The facts of a seller that a report needs and that may be missing. */
export const SELLER_LACKS = ['identity_number', 'address'] as const;
export type SellerLack = (typeof SELLER_LACKS)[number];

/** The address of a seller. */
export interface SellerAddress {
  readonly address_line: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** What a seller was paid in a quarter, without VAT, and our fees on it. */
export interface SellerQuarter {
  readonly count: number;
  readonly paid_ore: Ore;
  readonly fees_ore: Ore;
}

const NOTHING: SellerQuarter = { count: 0, paid_ore: NO_ORE, fees_ore: NO_ORE };

/** The four quarters of a year, from rows of those with pay. */
export const quartersOf = (rows: readonly (SellerQuarter & { readonly quarter: number })[]): SellerQuarter[] =>
  [1, 2, 3, 4].map((quarter) => {
    const own = rows.filter((row) => row.quarter === quarter);
    return own.reduce(
      (sum, { count, paid_ore, fees_ore }) => ({
        count: sum.count + count,
        paid_ore: add(sum.paid_ore, paid_ore),
        fees_ore: add(sum.fees_ore, fees_ore),
      }),
      NOTHING,
    );
  });

/**
 * The facts that a report of a seller lacks. The address of an erased seller is gone and cannot be asked for, so a report
 * states it as unknown.
 */
export function lacksOf(seller: {
  readonly is_numbered: boolean;
  readonly is_erased: boolean;
  readonly address: SellerAddress | null;
}): SellerLack[] {
  return [
    ...(seller.is_numbered ? [] : (['identity_number'] as const)),
    ...(seller.address || seller.is_erased ? [] : (['address'] as const)),
  ];
}

/** True once a year is over on an ISO day: then its report can be made, to be handed in by 31 January. */
export const isYearOver = (year: number, today: string): boolean => today > `${year}-12-31`;

/** The year whose facts a talent reads: the present one, and in January the one that is about to be reported. */
export const shownYear = (today: string): number => yearOf(today) - (today.slice(5, 7) === '01' ? 1 : 0);
