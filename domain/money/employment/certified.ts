import { isAsWork, minutesOf } from '#domain/deal/price/earnings.ts';
import type { LineCode, PriceLine } from '#domain/deal/price/lines.ts';
import { WHOLE_SHARE, type Work, type WorkDay } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { add, NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { monthOf } from '#domain/money/ledger/months.ts';

/** A wage with the work that it pays, as its payslip has it. */
export interface WagedWork {
  readonly role_title: string;
  readonly project_title: string;
  readonly terms: Pick<Terms, 'fee' | 'additions'>;
  /** The approved work; without days for an extension of rights. */
  readonly work: Pick<Work, 'days'>;
  /** ISO day of payment; the due day of a wage that is not sent. */
  readonly paid_on: string;
  readonly is_sent: boolean;
  /** The lines of the price: earnings above 0, deductions below. */
  readonly lines: readonly PriceLine[];
  readonly gross_ore: Ore;
  readonly holiday_ore: Ore;
  readonly tax_ore: Ore;
  readonly amount_ore: Ore;
}

/** An engagement as a period of employment. */
interface Engagement {
  readonly role_title: string;
  readonly project_title: string;
  /** First and last ISO day of the work. */
  readonly from: string;
  readonly to: string;
  readonly worked_minutes: number;
}

/** Hours of a calendar month, in minutes from call to end, breaks included. */
export interface HoursOfMonth {
  /** First ISO day of the month. */
  readonly month: string;
  readonly worked_minutes: number;
  /** The part of the worked minutes beyond the agreed length of a day, where overtime is agreed. */
  readonly overtime_minutes: number;
  /** Agreed minutes of days that were cancelled and paid in part. */
  readonly cancelled_minutes: number;
}

/** The parts of a wage that a certificate names. */
export const PAY_PARTS = ['base', 'overtime', 'odd_hours', 'travel_time', 'rights', 'holiday'] as const;
export type PayPart = (typeof PAY_PARTS)[number];

/** The wages of the month in which they are paid. The parts sum to the gross pay. */
export interface PayOfMonth {
  /** First ISO day of the month. */
  readonly month: string;
  readonly parts: Readonly<Record<PayPart, Ore>>;
  readonly gross_ore: Ore;
  /** True if a wage of the month is not sent yet. */
  readonly has_unsent: boolean;
}

/** The content of a certificate of employment (arbetsgivarintyg). Lists are in the order of their days. */
export interface CertifiedWork {
  readonly engagements: readonly Engagement[];
  readonly hours: readonly HoursOfMonth[];
  readonly pay: readonly PayOfMonth[];
}

/** Calendar months that a certificate covers: those of the unemployment funds' form. */
const MONTHS = 12;

/** Days on which nothing is worked: kept free, or spent on the way. */
const NOT_WORKED: readonly WorkDay['kind'][] = ['reserve', 'travel'];

/** The minutes of a month that one day adds. */
function minutesOfDay(terms: WagedWork['terms'], day: WorkDay): Omit<HoursOfMonth, 'month'> {
  const minutes = minutesOf(terms, day);
  const nothing = { worked_minutes: 0, overtime_minutes: 0, cancelled_minutes: 0 };
  if (NOT_WORKED.includes(day.kind) || day.share === 0) return nothing;
  if (day.share < WHOLE_SHARE) return { ...nothing, cancelled_minutes: minutes };
  const isCounted = terms.additions.overtime !== null && terms.fee.basis !== 'unpaid' && isAsWork(terms, day.kind);
  const beyond = Math.max(0, minutes - terms.fee.hours_per_day * 60);
  return { ...nothing, worked_minutes: minutes, overtime_minutes: isCounted ? beyond : 0 };
}

const PART_OF_LINE: Partial<Record<LineCode, PayPart>> = {
  overtime: 'overtime',
  odd_hours: 'odd_hours',
  travel_time: 'travel_time',
  rights: 'rights',
  rights_extension: 'rights',
};

/**
 * The parts of one wage. The lines are of the frame, which also has the contributions, so each part has the same share
 * of the pay before holiday pay as its lines have of the frame; `base` is the rest.
 */
function partsOf({ lines, gross_ore, holiday_ore, tax_ore, amount_ore }: WagedWork): Record<PayPart, Ore> {
  const pay = subtract(gross_ore, holiday_ore);
  const free = subtract(add(amount_ore, tax_ore), gross_ore);
  const earned = lines.filter((line) => line.amount_ore > 0);
  const frame = subtract(add(...earned.map((line) => line.amount_ore)), free);
  const partOf = (part: PayPart) => {
    const own = earned.filter(({ code }) => PART_OF_LINE[code] === part).map((line) => line.amount_ore);
    return frame > 0 ? ratio(pay, add(...own), frame) : NO_ORE;
  };
  const [overtime, odd_hours] = [partOf('overtime'), partOf('odd_hours')];
  const [travel_time, rights] = [partOf('travel_time'), partOf('rights')];
  const base = subtract(pay, add(overtime, odd_hours, travel_time, rights));
  return { base, overtime, odd_hours, travel_time, rights, holiday: holiday_ore };
}

const inOrder = <Row extends { readonly month: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.month.localeCompare(other.month));

function hoursByMonth(wages: readonly WagedWork[]): HoursOfMonth[] {
  const days = wages.flatMap(({ terms, work }) =>
    work.days.map((day) => ({ month: monthOf(day.day), ...minutesOfDay(terms, day) })),
  );
  const sum = (rows: typeof days, key: keyof Omit<HoursOfMonth, 'month'>) =>
    rows.reduce((minutes, row) => minutes + row[key], 0);
  const months = [...Map.groupBy(days, ({ month }) => month)].map(([month, rows]) => ({
    month,
    worked_minutes: sum(rows, 'worked_minutes'),
    overtime_minutes: sum(rows, 'overtime_minutes'),
    cancelled_minutes: sum(rows, 'cancelled_minutes'),
  }));
  return inOrder(months.filter((month) => month.worked_minutes + month.cancelled_minutes > 0));
}

function payByMonth(wages: readonly WagedWork[]): PayOfMonth[] {
  const months = [...Map.groupBy(wages, ({ paid_on }) => monthOf(paid_on))].map(([month, own]) => {
    const all = own.map(partsOf);
    const parts = Object.fromEntries(PAY_PARTS.map((part) => [part, add(...all.map((one) => one[part]))]));
    return {
      month,
      parts: parts as Record<PayPart, Ore>,
      gross_ore: add(...own.map(({ gross_ore }) => gross_ore)),
      has_unsent: own.some(({ is_sent }) => !is_sent),
    };
  });
  return inOrder(months);
}

function engagementsOf(wages: readonly WagedWork[]): Engagement[] {
  const all = wages.flatMap(({ role_title, project_title, terms, work }) => {
    const days = work.days.map(({ day }) => day).toSorted();
    const [from, to] = [days[0], days.at(-1)];
    const worked_minutes = work.days.reduce((sum, day) => sum + minutesOfDay(terms, day).worked_minutes, 0);
    return from === undefined || to === undefined ? [] : [{ role_title, project_title, from, to, worked_minutes }];
  });
  return all.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The first ISO day of the month `MONTHS` - 1 before a month. */
function firstOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const index = year * 12 + number - MONTHS;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * The certified work of a person: the twelve calendar months up to the last one with work or pay. Hours are in the month
 * of the work, pay is in the month of the payment, as in the employer's declarations.
 */
export function certifiedWork(wages: readonly WagedWork[]): CertifiedWork {
  const [hours, pay] = [hoursByMonth(wages), payByMonth(wages)];
  const last = [...hours, ...pay]
    .map(({ month }) => month)
    .toSorted()
    .at(-1);
  if (last === undefined) return { engagements: [], hours, pay };
  const first = firstOf(last);
  return {
    engagements: engagementsOf(wages).filter(({ to }) => to >= first),
    hours: hours.filter(({ month }) => month >= first),
    pay: pay.filter(({ month }) => month >= first),
  };
}
