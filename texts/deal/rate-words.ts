/** Words for rates of fees, wages, VAT and late payments. Total by type: a new rate without words does not compile. */

import type { RateState } from '#domain/deal/price/rate-bounds.ts';
import { RATE_UNITS, type RateKey } from '#domain/deal/price/rates.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';

export const RATE_GROUPS = ['own', 'wage', 'vat', 'late'] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];

export const rateGroupLabels: Record<RateGroup, string> = {
  own: 'Avgifter',
  wage: 'Löner',
  vat: 'Moms',
  late: 'Sena betalningar',
};

export const rateLabels: Record<RateKey, { readonly label: string; readonly group: RateGroup }> = {
  commission: { label: 'Vår avgift', group: 'own' },
  umbrella_fee: { label: 'Egenanställningsbolagets avgift', group: 'own' },
  employer_contribution: { label: 'Arbetsgivaravgifter', group: 'wage' },
  employer_contribution_young: { label: 'Arbetsgivaravgifter för unga', group: 'wage' },
  young_from_age: { label: 'Räknas som ung från', group: 'wage' },
  young_before_age: { label: 'Räknas som ung före', group: 'wage' },
  young_month_max: { label: 'Lön i månaden med avgift för unga', group: 'wage' },
  employer_contribution_old: { label: 'Arbetsgivaravgifter för äldre', group: 'wage' },
  old_from_age: { label: 'Räknas som äldre från', group: 'wage' },
  contribution_free_born: { label: 'Utan arbetsgivaravgifter, född senast', group: 'wage' },
  income_tax: { label: 'Skatt på lön', group: 'wage' },
  sink_tax: { label: 'SINK', group: 'wage' },
  a_sink_tax: { label: 'A-SINK', group: 'wage' },
  holiday_pay: { label: 'Semesterersättning', group: 'wage' },
  mileage_free: { label: 'Skattefri milersättning', group: 'wage' },
  per_diem_free: { label: 'Skattefritt traktamente', group: 'wage' },
  'vat.appearance': { label: 'Medverkan', group: 'vat' },
  'vat.live': { label: 'Framträdande inför publik', group: 'vat' },
  'vat.recording': { label: 'Inspelat framförande', group: 'vat' },
  'vat.copyright': { label: 'Upphovsrätt', group: 'vat' },
  'vat.image': { label: 'Rätt till bild', group: 'vat' },
  'vat.commission': { label: 'Vår avgift', group: 'vat' },
  'vat.resale.appearance': { label: 'Medverkan, när vi säljer', group: 'vat' },
  'vat.resale.live': { label: 'Framträdande inför publik, när vi säljer', group: 'vat' },
  'vat.resale.recording': { label: 'Inspelat framförande, när vi säljer', group: 'vat' },
  'vat.resale.copyright': { label: 'Upphovsrätt, när vi säljer', group: 'vat' },
  'vat.resale.image': { label: 'Rätt till bild, när vi säljer', group: 'vat' },
  'vat.umbrella': { label: 'Egenanställningsbolag', group: 'vat' },
  reference_rate: { label: 'Referensränta', group: 'late' },
  late_interest_over_reference: { label: 'Dröjsmålsränta utöver referensräntan', group: 'late' },
  reminder_fee: { label: 'Påminnelseavgift', group: 'late' },
  collection_fee: { label: 'Inkassokrav', group: 'late' },
  late_payment_fee: { label: 'Förseningsersättning mellan företag', group: 'late' },
};

export const rateStateLabels: Record<RateState, string> = {
  coming: 'Kommande',
  present: 'Gäller nu',
  past: 'Gällde förut',
  taken_back: 'Återtagen',
};

/** The name of a rate outside the list of its group: 'Moms: Medverkan'. */
export function rateName(key: RateKey): string {
  const { label, group } = rateLabels[key];
  return group === 'vat' ? `Moms: ${label}` : label;
}

const decimals = madeOnce(() => new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 }));

/** A rate with its unit: '31,42 %', '60 kr', '18 år', '1937'. */
export function rateValueText(key: RateKey, value: number): string {
  if (key === 'contribution_free_born') return String(value);
  const unit = RATE_UNITS[key];
  if (unit === 'ore') return formatOre(value as Ore);
  return `${unit === 'points' ? decimals().format(value / 100) : value}\u00a0${unit === 'points' ? '%' : 'år'}`;
}

/** Explains what a new rate changes from its first day, and what stays as it was. */
export function rateReachText(key: RateKey, valid_from: string): string {
  const day = formatLongDay(valid_from);
  if (rateLabels[key].group === 'late') return `Fakturor som blir sena från och med ${day} räknas med den nya satsen.`;
  return (
    `Priser på förfrågningar som skickas efter att satsen har lagts till räknas med den när de ska betalas ut ${day} eller senare. ` +
    'Förfrågningar som redan är skickade behåller sina satser. Skatt och avgifter på lön följer betalningsdagen.'
  );
}
