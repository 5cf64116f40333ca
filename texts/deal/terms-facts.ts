/** Terms in words: on the request, in the agreement, and side by side after a change. */

import type { Cancellation, CancellationStep } from '#domain/deal/terms/cancellation.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import {
  type Additions,
  type Fee,
  type FeeBasis,
  HALF_DAY_HOURS,
  type KindPay,
  type OddHours,
  type OtherKind,
  type ShareOrAmount,
} from '#domain/deal/terms/fee.ts';
import type { RightsLine, SyntheticUses } from '#domain/deal/terms/rights.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { TRADE_STEPS } from '#domain/deal/terms/trade-cancellation.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatDaySpan, formatLongDay, formatOre } from '#texts/kernel/format.ts';

/** A fact with its label. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const percent = madeOnce(() => new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 2 }));

/** '20 %', '12,5 %'. */
export const formatPoints = (points: BasisPoints): string => percent().format(points / 10_000);

const count = (amount: number, one: string, many: string) => `${amount}\u00a0${amount === 1 ? one : many}`;
const listed = madeOnce(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** '3–4 juni 2026, kl. 07.30–16.00 varje dag'. */
export function wordsOfSpan({ starts_on, ends_on, call_time, end_time }: TermsSpan): string {
  const days = formatDaySpan(starts_on, ends_on);
  const clock = (time: string) => time.replace(':', '.');
  if (call_time === null) return days;
  const hours = end_time === null ? `från kl. ${clock(call_time)}` : `kl. ${clock(call_time)}–${clock(end_time)}`;
  return `${days}, ${hours}${starts_on === ends_on ? '' : ' varje dag'}`;
}

/** The days of a role, one line each. */
export function factsOfDays(days: readonly TermsSpan[]): Fact[] {
  return days.map((span) => ({ label: dateKindLabels[span.kind], value: wordsOfSpan(span) }));
}

const PER: Record<Exclude<FeeBasis, 'half_day'>, string> = {
  day: 'per dag',
  hour: 'per timme',
  whole: 'för hela uppdraget',
  unpaid: '',
};

/**
 * 'per halvdag (högst 4 timmar)'. Terms written before half days had a limit can have more hours: then the limit is
 * shown.
 */
function perHalfDay(hours: number): string {
  const most = Math.min(hours, HALF_DAY_HOURS);
  return `per halvdag (högst ${most} ${most === 1 ? 'timme' : 'timmar'})`;
}

/** '4 500 kr per dag', 'Inte angivet' without an amount, or a sentence saying that the work is unpaid. */
export function wordsOfFee({
  basis,
  amount_ore,
  hours_per_day = HALF_DAY_HOURS,
}: Pick<Fee, 'basis' | 'amount_ore'> & Partial<Pick<Fee, 'hours_per_day'>>): string {
  if (basis === 'unpaid') return 'Oavlönat. Inget arvode betalas för medverkan.';
  const per = basis === 'half_day' ? perHalfDay(hours_per_day) : PER[basis];
  return amount_ore === null ? 'Inte angivet' : `${formatOre(amount_ore)} ${per}`;
}

/** Pay for a fitting, rehearsal, travel or reserve day. */
export function wordsOfKindPay({ pay, amount_ore }: KindPay): string {
  if (pay === 'as_work') return 'som en arbetsdag';
  if (pay === 'included') return 'ingår i arvodet';
  return amount_ore === null ? 'inte angivet' : `${formatOre(amount_ore)} ${PER[pay]}`;
}

/** '20 % av dagsarvodet', '200 kr'. */
export function wordsOfShare(share: ShareOrAmount, of: string): string {
  return share.by === 'amount' ? formatOre(share.amount_ore) : `${formatPoints(share.points)} av ${of}`;
}

export function wordsOfOddHours({ points, from, to, on_weekends, on_holidays }: OddHours): string {
  const clock = (time: string) => time.replace(':', '.');
  const when = [
    `kl. ${clock(from)}–${clock(to)}`,
    ...(on_weekends ? ['lördagar och söndagar'] : []),
    ...(on_holidays ? ['helgdagar'] : []),
  ];
  return `${formatPoints(points)} mer ${listed().format(when)}`;
}

/** The fee, the pay for every other kind of day in the terms, the hours of a day, and what the fee includes. */
export function factsOfFee(fee: Fee, days: readonly TermsSpan[]): Fact[] {
  const kinds = new Set(days.map(({ kind }) => kind));
  const others = (Object.keys(fee.of_kind) as OtherKind[]).filter((kind) => kinds.has(kind));
  const isPaid = fee.basis !== 'unpaid';
  // The words for a fee by half days state its hours already. Terms with more hours than a half day show these beside
  // it.
  const hasHours = fee.basis === 'half_day' ? fee.hours_per_day > HALF_DAY_HOURS : isPaid && fee.basis !== 'whole';
  return [
    { label: 'Arvode', value: wordsOfFee(fee) },
    ...(isPaid ? others : []).map((kind) => ({
      label: dateKindLabels[kind],
      value: wordsOfKindPay(fee.of_kind[kind]),
    })),
    ...(hasHours ? [{ label: 'En arbetsdag är', value: `högst ${count(fee.hours_per_day, 'timme', 'timmar')}` }] : []),
    ...(isPaid && fee.minimum_hours > 0
      ? [{ label: 'Minsta tid', value: `${count(fee.minimum_hours, 'timme', 'timmar')} betalas alltid` }]
      : []),
    ...(fee.included ? [{ label: 'I arvodet ingår', value: fee.included }] : []),
  ];
}

/** Additions to the fee: overtime, odd hours, travel, per diem and outlays. */
export function factsOfAdditions({ overtime, ob, travel_time, mileage_ore, per_diem_ore, outlays }: Additions): Fact[] {
  const facts: (Fact | null)[] = [
    overtime && { label: 'Övertid', value: `${wordsOfShare(overtime, 'dagsarvodet')} för varje påbörjad timme` },
    ob && { label: 'Obekväm tid', value: wordsOfOddHours(ob) },
    travel_time && { label: 'Restid', value: `${wordsOfShare(travel_time, 'timlönen')} för varje timme` },
    mileage_ore === null ? null : { label: 'Egen bil', value: `${formatOre(mileage_ore)} per mil` },
    per_diem_ore === null ? null : { label: 'Traktamente', value: `${formatOre(per_diem_ore)} per dygn` },
    outlays && {
      label: 'Utlägg',
      value:
        outlays.max_ore === null ? 'ersätts mot kvitto' : `ersätts mot kvitto, högst ${formatOre(outlays.max_ore)}`,
    },
  ];
  return facts.filter((fact) => fact !== null);
}

/**
 * The additions that are usual and that the terms leave out, in words that both sides read. Empty for unpaid work, and
 * of overtime for a fee by the hour, which pays every hour.
 */
export function factsOfNoAdditions({ fee, additions }: Pick<Terms, 'fee' | 'additions'>): Fact[] {
  if (fee.basis === 'unpaid') return [];
  const none = (label: string, what: string): Fact => ({ label, value: `Ingen ersättning för ${what} är avtalad` });
  return [
    ...(additions.overtime === null && fee.basis !== 'hour' ? [none('Övertid', 'övertid')] : []),
    ...(additions.ob === null ? [none('Obekväm tid', 'obekväm arbetstid')] : []),
    ...(additions.travel_time === null ? [none('Restid', 'restid')] : []),
    ...(additions.outlays === null ? [none('Utlägg', 'utlägg')] : []),
  ];
}

const labelsOf = (ids: readonly string[], of: { label(id: string): string }) => listed().format(ids.map(of.label));

/** Length and start of a right: '12 månader från första visningen, räknat senast från 1 mars 2027'. */
function wordsOfPeriod({ starts_on, latest_start_on, months }: RightsLine): string {
  const length = months === null ? 'tid inte angiven' : count(months, 'månad', 'månader');
  if (starts_on !== null) return `${length} från ${formatLongDay(starts_on)}`;
  const latest = latest_start_on === null ? '' : `, räknat senast från ${formatLongDay(latest_start_on)}`;
  return `${length} från första visningen${latest}`;
}

const orIncluded = (amount: Ore | null) => (amount === null ? 'ingår i arvodet' : formatOre(amount));

/** One right: media, territory, period, price, exclusivity, and the price of an extension. */
export function factsOfRight(line: RightsLine): Fact[] {
  const territory = line.territory === null ? 'inte angivet' : territories.label(line.territory);
  return [
    { label: 'Medier', value: line.media.length > 0 ? labelsOf(line.media, media) : 'inte angivet' },
    { label: 'Område', value: territory },
    { label: 'Tid', value: wordsOfPeriod(line) },
    { label: 'Ersättning', value: orIncluded(line.fee_ore) },
    ...(line.exclusivity
      ? [{ label: 'Ensamrätt', value: `inget annat uppdrag inom ${line.exclusivity} under tiden` }]
      : []),
    {
      label: 'Förlängning',
      value:
        line.renewal_ore === null ? 'ny överenskommelse' : `${formatOre(line.renewal_ore)} för lika många månader till`,
    },
  ];
}

const yesOrNo = (is: boolean) => (is ? 'Ja' : 'Nej');

/** AI uses of a person: digital replica, synthetic voice and model training, each with its own answer. */
export function factsOfSynthetic({ digital_replica, voice_synthesis, model_training }: SyntheticUses): Fact[] {
  return [
    { label: 'Digital kopia av dig', value: yesOrNo(digital_replica) },
    { label: 'Din röst som syntetisk röst', value: yesOrNo(voice_synthesis) },
    { label: 'Träning av AI-modeller', value: yesOrNo(model_training) },
  ];
}

/** 'Från kl. 17.00 2 arbetsdagar före: 50 % av arvodet'. */
export function wordsOfStep({ before, unit, time, points }: CancellationStep): string {
  const share = `${formatPoints(points)} av arvodet`;
  const clock = time === '00:00' ? '' : ` kl. ${time.replace(':', '.')}`;
  if (before === 0) return `Samma dag${clock ? `, från${clock}` : ''}: ${share}`;
  const days = unit === 'days' ? count(before, 'dag', 'dagar') : count(before, 'arbetsdag', 'arbetsdagar');
  return `Från${clock} ${days} före: ${share}`;
}

/** Compensation for a cancellation: one sentence per step, of the agreed table or of our
 * terms; then moves because of the weather. */
export function sentencesOfCancellation({ steps, weather }: Cancellation): string[] {
  return [
    ...(steps.length > 0
      ? ['Dessförinnan: ingen ersättning', ...steps.map(wordsOfStep)]
      : [
          `Inget eget är avtalat, så reglerna i ${BRAND}s villkor gäller:`,
          'Dessförinnan: ingen ersättning',
          ...TRADE_STEPS.map(wordsOfStep),
        ]),
    ...(weather ? [sentenceOfWeather(weather)] : []),
  ];
}

/** The rule for moves because of the weather. */
export const sentenceOfWeather = ({ free_moves, points }: NonNullable<Cancellation['weather']>): string =>
  `En dag får flyttas för vädret ${count(free_moves, 'gång', 'gånger')} utan ersättning, därefter ${formatPoints(points)} av dagens arvode`;

/** The role's sensitive content in words; empty for none. */
export function wordsOfContent(content: readonly string[]): string {
  return content.length === 0 ? '' : labelsOf(content, roleContent);
}
