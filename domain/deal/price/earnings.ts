import type { KindPay, OtherKind, ShareOrAmount } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { portion } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, times } from '#domain/kernel/money/ore.ts';
import { ratio } from '#domain/kernel/money/ratio.ts';
import { type LineCode, type PriceLine, piece } from './lines.ts';
import type { Work, WorkDay } from './work.ts';

type Agreed = Pick<Terms, 'fee' | 'additions' | 'rights' | 'cancellation'>;

/** The pay of the terms for some work, line by line, before deductions. Lines of 0 öre are left out. */
export function earningsOf(terms: Agreed, work: Work): PriceLine[] {
  const days = work.days.filter(({ kind }) => isPaidByDays(terms, kind));
  const lines = [
    ...wholes(terms, work),
    ...days.map((day) => dayLine(terms, day)),
    ...overtime(terms, work),
    ...oddHours(terms, work),
    ...travel(terms, work),
    ...expenses(terms, work),
    ...movedDays(terms, work),
    ...rights(terms, work),
  ];
  return together(lines.filter(({ amount_ore }) => amount_ore > 0));
}

/**
 * The stated minutes of a day. Without them: the minimum hours of a fee by the hour, or else the agreed length of a
 * day.
 */
export function minutesOf({ fee }: Pick<Terms, 'fee'>, { minutes }: Pick<WorkDay, 'minutes'>): number {
  const least = fee.basis === 'hour' ? fee.minimum_hours * 60 : 0;
  return minutes ?? (least || fee.hours_per_day * 60);
}

/**
 * The pay of a kind of day. A kind paid as work has the amount and basis of the fee; a half day then counts as a day.
 */
function payOf({ fee }: Pick<Terms, 'fee'>, kind: WorkDay['kind']): KindPay {
  const own = kind === 'work' ? null : fee.of_kind[kind];
  if (own !== null && own.pay !== 'as_work') return own;
  const pay = fee.basis === 'unpaid' ? 'included' : fee.basis === 'half_day' ? 'day' : fee.basis;
  return { pay, amount_ore: fee.amount_ore };
}

/** True for a kind of day that is paid as a day of work. */
export const isAsWork = ({ fee }: Pick<Terms, 'fee'>, kind: WorkDay['kind']): boolean =>
  kind === 'work' || fee.of_kind[kind].pay === 'as_work';

function isPaidByDays(terms: Agreed, kind: WorkDay['kind']): boolean {
  const { pay } = payOf(terms, kind);
  return pay === 'day' || pay === 'hour';
}

function dayLine(terms: Agreed, day: WorkDay): PriceLine {
  const { pay, amount_ore } = payOf(terms, day.kind);
  const amount = portion(amount_ore ?? NO_ORE, day.share);
  const line = { ...piece(`fee.${day.kind}`, amount), share: day.share };
  if (pay === 'day') return { ...line, unit: 'day', unit_ore: amount_ore };
  const least = isAsWork(terms, day.kind) ? terms.fee.minimum_hours * 60 : 0;
  const minutes = Math.max(minutesOf(terms, day), least);
  return { ...line, unit: 'minute', quantity: minutes, amount_ore: ratio(amount, minutes, 60) };
}

/** The fees for several days together: a fee for all of the work, and fees for all days of a kind other than work. */
function wholes(terms: Agreed, work: Work): PriceLine[] {
  const kinds = [...new Set(work.days.map(({ kind }) => kind))];
  const own = kinds.filter((kind): kind is OtherKind => kind !== 'work' && terms.fee.of_kind[kind].pay === 'whole');
  const ofKinds = own.map((kind) => wholeLine(`fee.${kind}`, terms.fee.of_kind[kind].amount_ore, only(work, kind)));
  const asWork = work.days.filter(({ kind }) => isAsWork(terms, kind));
  if (terms.fee.basis !== 'whole' || asWork.length === 0) return ofKinds;
  return [wholeLine('fee.whole', terms.fee.amount_ore, asWork), ...ofKinds];
}

const only = (work: Work, kind: WorkDay['kind']) => work.days.filter((day) => day.kind === kind);

/** The owed part of a fee for several days: the mean of the days' shares, below the whole if days were cancelled. */
function wholeLine(code: LineCode, amount: Ore | null, days: readonly WorkDay[]): PriceLine {
  const shares = days.reduce((sum, { share }) => sum + share, 0);
  const owed = ratio(amount ?? NO_ORE, shares, days.length * 10_000);
  return { ...piece(code, owed), share: Math.floor(shares / days.length) };
}

function overtime(terms: Agreed, work: Work): PriceLine[] {
  const agreed = terms.additions.overtime;
  if (agreed === null || terms.fee.basis === 'unpaid') return [];
  const started = work.days
    .filter(({ kind }) => isAsWork(terms, kind))
    .reduce((sum, { minutes }) => sum + startedHours((minutes ?? 0) - terms.fee.hours_per_day * 60), 0);
  const unit_ore = partOf(agreed, terms.fee.amount_ore ?? NO_ORE);
  return [{ ...piece('overtime', times(unit_ore, started)), quantity: started, unit: 'hour', unit_ore }];
}

const startedHours = (minutes: number): number => Math.max(0, Math.ceil(minutes / 60));

const partOf = (agreed: ShareOrAmount, of: Ore): Ore =>
  agreed.by === 'amount' ? agreed.amount_ore : portion(of, agreed.points);

/**
 * The pay of `minutes` at the rate of the fee. The fee of a day is divided by its hours, a fee for all of the work by
 * the hours of all its days.
 */
function payOfMinutes({ fee }: Pick<Terms, 'fee'>, work: Work, minutes: number, points = 10_000): Ore {
  if (fee.basis === 'unpaid' || fee.amount_ore === null) return NO_ORE;
  const days = fee.basis === 'whole' ? Math.max(1, work.days.filter(({ kind }) => isAsWork({ fee }, kind)).length) : 1;
  const hours = fee.basis === 'hour' ? 1 : fee.hours_per_day * days;
  return ratio(fee.amount_ore, minutes * points, hours * 60 * 10_000);
}

function oddHours(terms: Agreed, work: Work): PriceLine[] {
  const agreed = terms.additions.ob;
  if (agreed === null) return [];
  const minutes = work.days
    .filter(({ kind }) => isAsWork(terms, kind))
    .reduce((sum, { odd_minutes }) => sum + odd_minutes, 0);
  const amount = payOfMinutes(terms, work, minutes, agreed.points);
  return [{ ...piece('odd_hours', amount), quantity: minutes, unit: 'minute' }];
}

function travel(terms: Agreed, work: Work): PriceLine[] {
  const [agreed, minutes] = [terms.additions.travel_time, work.travel_minutes];
  if (agreed === null) return [];
  const amount =
    agreed.by === 'amount' ? ratio(agreed.amount_ore, minutes, 60) : payOfMinutes(terms, work, minutes, agreed.points);
  return [{ ...piece('travel_time', amount), quantity: minutes, unit: 'minute' }];
}

function expenses({ additions }: Agreed, work: Work): PriceLine[] {
  const { mileage_ore, per_diem_ore, outlays } = additions;
  const lines: PriceLine[] = [];
  if (mileage_ore !== null) {
    const amount = ratio(mileage_ore, work.kilometres, 10);
    lines.push({ ...piece('mileage', amount), quantity: work.kilometres, unit: 'km' });
  }
  if (per_diem_ore !== null) {
    const amount = times(per_diem_ore, work.days_away);
    lines.push({ ...piece('per_diem', amount), quantity: work.days_away, unit: 'day', unit_ore: per_diem_ore });
  }
  if (outlays !== null) {
    lines.push(piece('outlays', ore(Math.min(work.outlays_ore, outlays.max_ore ?? work.outlays_ore))));
  }
  return lines;
}

/** The agreed share of a day's fee for each day that the weather moved more often than is free. */
function movedDays(terms: Agreed, work: Work): PriceLine[] {
  const { weather } = terms.cancellation;
  if (weather === null || work.moved_days === 0) return [];
  const unit_ore = portion(payOfMinutes(terms, work, terms.fee.hours_per_day * 60), weather.points);
  const line = piece('moved_days', times(unit_ore, work.moved_days));
  return [{ ...line, quantity: work.moved_days, unit: 'day', unit_ore }];
}

function rights(terms: Agreed, work: Work): PriceLine[] {
  const agreed = terms.rights.map(({ fee_ore }, index) => piece('rights', fee_ore ?? NO_ORE, { rights_index: index }));
  const extended = work.extended_rights.map((index) =>
    piece('rights_extension', terms.rights[index]?.renewal_ore ?? NO_ORE, { rights_index: index }),
  );
  return [...agreed, ...extended];
}

/** Joins lines that differ only in quantity and amount. */
function together(lines: readonly PriceLine[]): PriceLine[] {
  const alike = Map.groupBy(lines, ({ code, unit, unit_ore, rights_index, share }) =>
    [code, unit, unit_ore, rights_index, share].join(),
  );
  return [...alike.values()].map((group) => ({
    ...(group[0] as PriceLine),
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
    amount_ore: add(...group.map(({ amount_ore }) => amount_ore)),
  }));
}
