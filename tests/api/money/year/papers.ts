/**
 * The second bookkeeper: what the balances of a day and the declarations of a month must be, worked out from payslips,
 * invoices and the bank's entries alone. It shares no code with the product.
 */
import type { Entry } from './bank-double.ts';

/** Sums of a sale or purchase at one rate of VAT, which is in hundredths of a percent. */
interface AtRate {
  readonly points: number;
  readonly base_ore: number;
  readonly vat_ore: number;
}

interface Payslip {
  readonly number: string;
  readonly talent_id: string;
  readonly born: number;
  /** True for a person with a certificate (A1) of another country. */
  readonly is_insured_abroad: boolean;
  readonly gross_ore: number;
  readonly tax_ore: number;
}
/** An invoice that we pay: a self-billing invoice, or that of an umbrella company. */
interface SellersInvoice {
  readonly number: string;
  readonly day: string;
  readonly total_ore: number;
  readonly vat_ore: number;
}
/** Our invoice to a company; also what lowers it: a credit note, or a loss with its VAT. */
interface Sold {
  readonly ocr: string;
  readonly day: string;
  readonly total_ore: number;
  readonly vat: readonly AtRate[];
  /** Two letters; null or absent for Sweden. */
  readonly country?: string | null | undefined;
}

export interface Papers {
  readonly payslips: Map<string, Payslip>;
  readonly bought: Map<string, SellersInvoice>;
  readonly sold: Sold[];
  readonly lowered: Sold[];
  /** The öre of payers that were rounded off, positive for a rest that was too little. */
  readonly rounded: { readonly ocr: string; readonly day: string; readonly left_ore: number }[];
}

export const noPapers = (): Papers => ({
  payslips: new Map(),
  bought: new Map(),
  sold: [],
  lowered: [],
  rounded: [],
});

const sum = <One>(all: Iterable<One>, of: (one: One) => number) => [...all].reduce((total, one) => total + of(one), 0);

/** What our customers owe at the end of a day, and what we owe them, by the papers. */
function customersOn({ sold, lowered, rounded }: Papers, entries: readonly Entry[], day: string) {
  const left = sold
    .filter((invoice) => invoice.day <= day)
    .map(({ ocr, total_ore }) => {
      const of = <One extends { readonly ocr?: string; readonly day: string }>(all: readonly One[]) =>
        all.filter((one) => one.ocr === ocr && one.day <= day);
      return (
        total_ore -
        sum(of(lowered), (one) => one.total_ore) -
        sum(of(rounded), (one) => one.left_ore) -
        sum(of(entries), (one) => one.amount_ore)
      );
    });
  return { owed_ore: sum(left, (one) => Math.max(one, 0)), advances_ore: sum(left, (one) => Math.max(-one, 0)) };
}

/** Sales without Swedish VAT to companies abroad, which have boxes of their own in the return of VAT. */
function soldTo({ sold, lowered }: Papers, isIn: (day: string) => boolean, country: string): number {
  const of = (all: readonly Sold[]) =>
    sum(
      all.filter((one) => isIn(one.day) && one.country === country).flatMap(({ vat }) => vat),
      ({ base_ore }) => base_ore,
    );
  return Math.trunc((of(sold) - of(lowered)) / 100);
}

/** VAT of sales in some days, by rate. */
function vatSold({ sold, lowered }: Papers, isIn: (day: string) => boolean, points: number): number {
  const of = (all: readonly { readonly day: string; readonly vat: readonly AtRate[] }[]) =>
    sum(
      all.filter(({ day }) => isIn(day)).flatMap(({ vat }) => vat),
      (one) => (one.points === points ? one.vat_ore : 0),
    );
  return of(sold) - of(lowered);
}

/** Balances at the end of an ISO day, as accounts have them: debts are negative. */
export function balancesOn(papers: Papers, entries: readonly Entry[], day: string) {
  const until = (one: { readonly day: string }) => one.day <= day;
  const { owed_ore, advances_ore } = customersOn(papers, entries, day);
  const purchases = [...papers.bought.values()].filter(until);
  const paid = entries.filter(until).filter(({ paper }) => paper !== undefined && papers.bought.has(paper));
  return {
    1510: owed_ore,
    1930: sum(entries.filter(until), ({ amount_ore }) => amount_ore),
    2420: 0 - advances_ore,
    2440: 0 - sum(purchases, ({ total_ore }) => total_ore) - sum(paid, ({ amount_ore }) => amount_ore),
  };
}

// Employer contributions of 2027, in hundredths of a percent (socialavgiftslagen; SFS 2026:100).
const FULL = 3142;
const OVER_67 = 1021;
const YOUNG = 2081;
const YOUNG_UNTIL = '2027-09';
const YOUNG_MAX_KR = 25_000;

/** The parts of a person's pay of a month by rate, in whole kronor. */
function partsOf(born: number, month: string, kronor: number): readonly (readonly [number, number])[] {
  const age = Number(month.slice(0, 4)) - born - 1;
  if (age >= 67) return [[OVER_67, kronor]];
  if (age < 18 || age >= 23 || month > YOUNG_UNTIL) return [[FULL, kronor]];
  const young = Math.min(kronor, YOUNG_MAX_KR);
  return [
    [YOUNG, young],
    [FULL, kronor - young],
  ];
}

/** The declarations of a month ('2027-03') by the papers: VAT by rate in öre, tax and contributions in kronor. */
export function declaredIn(papers: Papers, entries: readonly Entry[], month: string) {
  const isIn = (day: string) => day.startsWith(month);
  const wages = entries.flatMap(({ day, paper, amount_ore }) => {
    const slip = paper === undefined || !isIn(day) ? undefined : papers.payslips.get(paper);
    return slip ? [{ ...slip, sign: amount_ore < 0 ? 1 : -1 }] : [];
  });
  const byPerson = Map.groupBy(wages, ({ talent_id }) => talent_id);
  const bases = [...byPerson.values()].flatMap((own) => {
    if (own[0]?.is_insured_abroad) return [];
    const kronor = Math.trunc(sum(own, ({ gross_ore, sign }) => gross_ore * sign) / 100);
    return partsOf(own[0]?.born ?? 0, month, kronor);
  });
  const byRate = Map.groupBy(bases, ([points]) => points);
  return {
    vat_out: {
      2611: vatSold(papers, isIn, 2500),
      2621: vatSold(papers, isIn, 1200),
      2631: vatSold(papers, isIn, 600),
    },
    boxes: { 39: soldTo(papers, isIn, 'DE'), 40: soldTo(papers, isIn, 'NO') },
    vat_in: sum(
      [...papers.bought.values()].filter(({ day }) => isIn(day)),
      ({ vat_ore }) => vat_ore,
    ),
    tax_kr: sum(wages, ({ tax_ore, sign }) => tax_ore * sign) / 100,
    contributions_kr: sum(byRate, ([points, own]) => Math.trunc((sum(own, ([, kronor]) => kronor) * points) / 10_000)),
  };
}
