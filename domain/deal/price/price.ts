import type { Terms } from '#domain/deal/terms/terms.ts';
import { portion } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract, times } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { share } from '#domain/kernel/money/share.ts';
import { earningsOf, minutesOf } from './earnings.ts';
import { type LineCode, type PriceLine, piece, sumOf } from './lines.ts';
import { payDayOf } from './pay-day.ts';
import { type PricedPerson, paidBy } from './person.ts';
import type { Rates } from './rates.ts';
import { type Supplies, type VatSum, vatKeyOf, vatOf } from './vat.ts';
import { type Wage, wageOf } from './wage.ts';
import { lastDayOfWork, plannedWork, type Work } from './work.ts';

/** Principal: we buy from the talent and sell in our own name. Agent: the talent sells, and we charge a commission. */
export const AGREEMENT_MODELS = ['principal', 'agent'] as const;

export interface Agreement {
  readonly model: (typeof AGREEMENT_MODELS)[number];
  readonly supplies: Supplies;
}

/** The pay of one person. `lines` sum to `net_ore`: the earnings, then the deductions. */
export interface TalentPrice {
  readonly lines: readonly PriceLine[];
  /** The whole pay by the terms, before deductions; for a wage, the frame that also contains the contributions. */
  readonly earned_ore: Ore;
  /**
   * The parts of a wage: base pay and holiday pay make the gross. Null for a talent who sends an invoice, and without a
   * day of payment.
   */
  readonly wage: Pick<Wage, 'gross_ore' | 'base_ore' | 'holiday_ore'> | null;
  /** The part that the person keeps, without VAT; for an invoice, before the person's own tax. */
  readonly net_ore: Ore;
  /** VAT on the talent's own invoice, or on the umbrella company's. */
  readonly vat: readonly VatSum[];
  /** The payment: net and VAT. An umbrella company receives the earnings and VAT, and pays the net to the person. */
  readonly paid_out_ore: Ore;
  /** The latest day of payment, ISO; null without a day of work or an extension. */
  readonly paid_by: string | null;
  /** The net pay per hour of work, without rights and expenses; null without hours. */
  readonly net_per_hour_ore: Ore | null;
}

/** The company's price for one person. `lines` sum to `ex_vat_ore`. */
export interface CompanyPrice {
  readonly lines: readonly PriceLine[];
  /** The part of the lines that goes to employer contributions. */
  readonly contributions_ore: Ore;
  readonly ex_vat_ore: Ore;
  /** For an agent's agreement: first the VAT of the talent's invoice, then ours. */
  readonly vat: readonly VatSum[];
  readonly total_ore: Ore;
}

export interface Price {
  readonly talent: TalentPrice;
  readonly company: CompanyPrice;
}

export interface PriceInput {
  readonly terms: Pick<Terms, 'fee' | 'additions' | 'rights' | 'days' | 'cancellation'>;
  readonly person: PricedPerson;
  /** The rates that hold on the day of payment. */
  readonly rates: Rates;
  readonly agreement: Agreement;
  /** The reported work; if absent, the planned work. */
  readonly work?: Work;
  /** The day of payment, ISO, if already agreed; otherwise it follows from the last day of work. */
  readonly pay_day?: string;
}

/** Compensation for expenses: without commission, and tax-free within limits (`taxFreeOf`). */
const EXPENSES: readonly LineCode[] = ['mileage', 'per_diem', 'outlays'];
const RIGHTS: readonly LineCode[] = ['rights', 'rights_extension'];

/**
 * The pay of one person and the company's price for it, to the öre, from the same lines. The two always agree: the
 * company's price without VAT is the talent's earnings plus the commission.
 */
export function price({ terms, person, rates, agreement, work = plannedWork(terms), pay_day }: PriceInput): Price {
  const earned = earningsOf(terms, work);
  const lastDay = lastDayOfWork(work);
  const paid_by = pay_day ?? (lastDay === null ? null : payDayOf(lastDay));
  const taxFree = taxFreeOf(earned, work, rates);
  const paid = settle(earned, taxFree, person, rates, paid_by);
  const vat = talentVat(earned, person, rates, agreement);
  const net_ore = sumOf(paid.lines);
  const talent: TalentPrice = {
    ...paid,
    earned_ore: sumOf(earned),
    net_ore,
    vat,
    paid_out_ore: add(paidBy(person) === 'umbrella' ? sumOf(earned) : net_ore, ...vat.map(({ vat_ore }) => vat_ore)),
    paid_by,
    net_per_hour_ore: perHour(terms, work, paid.lines, net_ore),
  };
  return { talent, company: companyPrice(earned, paid.lines, person, rates, agreement) };
}

/** The tax-free part of the expenses: outlays in full, mileage and per diem up to the limits of the tax agency. */
function taxFreeOf(earned: readonly PriceLine[], work: Work, rates: Rates): Ore {
  const most: Partial<Record<LineCode, Ore>> = {
    mileage: ratio(rates.mileage_free.value, work.kilometres, 10),
    per_diem: times(rates.per_diem_free.value, work.days_away),
  };
  const free = earned
    .filter(({ code }) => EXPENSES.includes(code))
    .map(({ code, amount_ore }) => ore(Math.min(amount_ore, most[code] ?? amount_ore)));
  return add(...free);
}

/** The earnings and the deductions, by the way in which the person is paid. */
function settle(
  earned: readonly PriceLine[],
  taxFree: Ore,
  person: PricedPerson,
  rates: Rates,
  paid_by: string | null,
): Pick<TalentPrice, 'lines' | 'wage'> {
  const way = paidBy(person);
  if (way === 'invoice' || paid_by === null) return { lines: earned, wage: null };
  const pay = subtract(sumOf(earned), taxFree);
  const kept = way === 'umbrella' ? portion(pay, rates.umbrella_fee.value) : NO_ORE;
  const wage = wageOf(subtract(pay, kept), person, rates, paid_by);
  const taken = [
    piece('umbrella_fee', kept, { rate: rates.umbrella_fee }),
    ...wage.contributions.map(({ rate, amount_ore }) => piece('employer_contribution', amount_ore, { rate })),
    piece('rounding', wage.rounding_ore),
    piece('tax', wage.tax.amount_ore, { rate: wage.tax.rate }),
  ].filter(({ amount_ore }) => amount_ore > 0);
  const { gross_ore, base_ore, holiday_ore } = wage;
  return { lines: [...earned, ...taken.map(asTaken)], wage: { gross_ore, base_ore, holiday_ore } };
}

const asTaken = (line: PriceLine): PriceLine => ({ ...line, amount_ore: subtract(NO_ORE, line.amount_ore) });

/**
 * VAT on the talent's sales, or on those of the umbrella company: none on a wage or on the invoice of a small business.
 */
function talentVat(earned: readonly PriceLine[], person: PricedPerson, rates: Rates, agreement: Agreement): VatSum[] {
  const way = paidBy(person);
  if (way === 'umbrella') return vatOf(earned, rates, () => 'vat.umbrella');
  if (way === 'wage' || !person.charges_vat) return [];
  return vatOf(earned, rates, (line) => vatKeyOf(line, agreement.supplies, ''));
}

function companyPrice(
  earned: readonly PriceLine[],
  paid: readonly PriceLine[],
  person: PricedPerson,
  rates: Rates,
  agreement: Agreement,
): CompanyPrice {
  const charged = earned.filter(({ code }) => !EXPENSES.includes(code));
  const commission = piece('commission', portion(sumOf(charged), rates.commission.value), { rate: rates.commission });
  const lines = commission.amount_ore > 0 ? [...earned, commission] : earned;
  const ours = lines.filter(({ code }) => code === 'commission');
  // An agent charges VAT on the commission alone; the talent's VAT is calculated and rounded on the talent's own
  // invoice.
  const vat =
    agreement.model === 'principal'
      ? vatOf(lines, rates, (line) => vatKeyOf(line, agreement.supplies, 'resale.'))
      : [...talentVat(earned, person, rates, agreement), ...vatOf(ours, rates, () => 'vat.commission')];
  const contributions = paid.filter(({ code }) => code === 'employer_contribution');
  const ex_vat_ore = sumOf(lines);
  return {
    lines,
    contributions_ore: subtract(NO_ORE, sumOf(contributions)),
    ex_vat_ore,
    vat,
    total_ore: add(ex_vat_ore, ...vat.map(({ vat_ore }) => vat_ore)),
  };
}

/**
 * The net pay of an hour: the net without rights and expenses, divided by the travel time and the hours of all days
 * with full pay except reserve days. Null without hours or pay.
 */
function perHour(terms: PriceInput['terms'], work: Work, lines: readonly PriceLine[], net: Ore): Ore | null {
  const earned = lines.filter(({ amount_ore }) => amount_ore > 0);
  const of = (codes: readonly LineCode[]) => sumOf(earned.filter(({ code }) => codes.includes(code)));
  const [all, expenses, rights] = [sumOf(earned), of(EXPENSES), of(RIGHTS)];
  const done = work.days.filter(({ kind, share }) => kind !== 'reserve' && share === 10_000);
  const minutes = done.reduce((sum, day) => sum + minutesOf(terms, day), work.travel_minutes);
  const pay = subtract(all, expenses);
  if (minutes === 0 || pay === 0) return null;
  const netOfPay = subtract(net, expenses);
  const ofWork = share(netOfPay, [subtract(pay, rights), rights])[0] ?? NO_ORE;
  return ratio(ofWork, 60, minutes);
}
