import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import type { PriceLine } from '#domain/deal/price/lines.ts';
import type { CompanyPrice } from '#domain/deal/price/price.ts';
import type { SalePlace } from '#domain/deal/price/sale-place.ts';
import { CAUTIOUS_SUPPLIES, vatKeyOf } from '#domain/deal/price/vat.ts';
import { type BasisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { AtRate, Sale } from '#domain/money/ledger/events.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { Endpoint } from './endpoint.ts';

/** A line of a price with its rate of VAT. */
export interface InvoiceLine
  extends Pick<PriceLine, 'code' | 'quantity' | 'unit' | 'unit_ore' | 'amount_ore' | 'share'> {
  readonly points: BasisPoints;
  /** The rate used in the calculation, if any. */
  readonly rate: { readonly key: string; readonly value: number; readonly valid_from: string } | null;
}

/** The part of an invoice for one charge. */
export interface InvoicePart {
  readonly charge_id: string;
  readonly kind: 'work' | 'extension' | 'advance';
  readonly talent_name: string;
  readonly role_title: string;
  /** First and last ISO day of the work; for an extension, the day on which it was agreed. */
  readonly from: string;
  readonly to: string;
  readonly lines: readonly InvoiceLine[];
}

export interface InvoiceSums {
  /** The highest rate first. */
  readonly vat: readonly AtRate[];
  readonly ex_vat_ore: Ore;
  readonly total_ore: Ore;
}

/** The payer's details at the time of issue. */
export interface Buyer extends CompanyPlace {
  readonly name: string;
  /** Ten digits; of a company abroad those it signed up with, which stand on no invoice. */
  readonly org_number: string;
}

export interface DeductedAdvance {
  /** Number of the advance invoice. */
  readonly number: string;
  /** With VAT. */
  readonly amount_ore: Ore;
  readonly vat_ore: Ore;
  /** The same amount by rate; missing in contents of earlier releases. */
  readonly sums?: readonly AtRate[] | undefined;
}

/** The content of an invoice, without its number and days. */
export interface InvoiceContent extends InvoiceSums {
  readonly seller: Platform;
  readonly buyer: Buyer;
  /** The place of the sale, as it was at the issue. */
  readonly place: SalePlace;
  readonly project_title: string;
  /** The company's cost centre for the project; empty without one. */
  readonly cost_centre: string;
  /** The e-invoice address of the project; null for that of the company's own number. */
  readonly endpoint: Endpoint | null;
  readonly parts: readonly InvoicePart[];
  /** Paid advances that the invoice deducts; missing for none. */
  readonly deducted?: readonly DeductedAdvance[] | undefined;
}

/** The amount to pay: the total without deducted advances. */
export const toPayOf = ({ total_ore, deducted = [] }: Pick<InvoiceContent, 'total_ore' | 'deducted'>): Ore =>
  subtract(total_ore, add(...deducted.map(({ amount_ore }) => amount_ore)));

/** A line of a part that a credit note takes back, with the amount taken back. */
export interface CreditedLine {
  /** Positions of the part and of its line. */
  readonly part: number;
  readonly line: number;
  readonly amount_ore: Ore;
}

/** The content of a credit note. */
export interface CreditContent extends InvoiceSums {
  readonly lines: readonly CreditedLine[];
}

const NO_VAT = 0 as BasisPoints;

/**
 * The lines of a price, each with the rate of VAT that the price charges on the line. A sale outside Sweden has none.
 */
export function linesOf({ lines, vat }: Pick<CompanyPrice, 'lines' | 'vat'>, place: SalePlace = 'SE'): InvoiceLine[] {
  return lines.map((line) => {
    const key = vatKeyOf(line, CAUTIOUS_SUPPLIES, 'resale.');
    const sum = vat.find(({ rates }) => rates.some((rate) => rate.key === key));
    if (!sum) throw new RangeError(`A price has no VAT for its line ${line.code}`);
    const { code, quantity, unit, unit_ore, amount_ore, share, rate } = line;
    return { code, quantity, unit, unit_ore, amount_ore, share, rate, points: place === 'SE' ? sum.points : NO_VAT };
  });
}

type Amount = Pick<InvoiceLine, 'points' | 'amount_ore'>;

const totalOf = (vat: readonly AtRate[]): Ore => add(...vat.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]));

function summed(vat: readonly AtRate[]): InvoiceSums {
  const sorted = vat.toSorted((one, other) => other.points - one.points);
  return { vat: sorted, ex_vat_ore: add(...sorted.map(({ base_ore }) => base_ore)), total_ore: totalOf(sorted) };
}

const basesOf = (lines: readonly Amount[]) =>
  [...Map.groupBy(lines, ({ points }) => points)].map(([points, group]) => ({
    points,
    base_ore: add(...group.map(({ amount_ore }) => amount_ore)),
  }));

/** The sums of lines: VAT once for each rate, on the sum of its lines. */
export function sumsOf(lines: readonly Amount[]): InvoiceSums {
  return summed(basesOf(lines).map((sum) => ({ ...sum, vat_ore: portion(sum.base_ore, sum.points) })));
}

/**
 * The sums of a credit note on some lines. The VAT of a note is the VAT on all notes so far, minus the VAT of the
 * earlier notes, so that all notes on an invoice together take back exactly the VAT that it charged.
 */
export function creditSumsOf(lines: readonly Amount[], before: readonly AtRate[]): InvoiceSums {
  return summed(
    basesOf(lines).map(({ points, base_ore }) => {
      const [base, vat] = (['base_ore', 'vat_ore'] as const).map((field) =>
        add(...before.filter((sum) => sum.points === points).map((sum) => sum[field])),
      ) as [Ore, Ore];
      return { points, base_ore, vat_ore: subtract(portion(add(base, base_ore), points), vat) };
    }),
  );
}

/** The sums of an invoice or a credit note as sales for the books. */
export const salesOfSums = ({ vat }: InvoiceSums, place: SalePlace): Sale[] =>
  vat.map((sum) => ({ ...sum, of: 'work', place }));

/** The rest of `all` at each rate after `taken`; rates without a rest are left out. */
export function withoutSums(all: readonly AtRate[], taken: readonly AtRate[]): AtRate[] {
  const left = (points: BasisPoints, field: 'base_ore' | 'vat_ore') => {
    const of = (sums: readonly AtRate[]) =>
      add(...sums.filter((sum) => sum.points === points).map((sum) => sum[field]));
    return subtract(of(all), of(taken));
  };
  return all
    .map(({ points }) => ({ points, base_ore: left(points, 'base_ore'), vat_ore: left(points, 'vat_ore') }))
    .filter(({ base_ore, vat_ore }) => base_ore !== NO_ORE || vat_ore !== NO_ORE);
}
