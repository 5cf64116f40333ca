import type { RateRowShown } from '#contract/deal/rate.ts';
import type { RateState } from '#domain/deal/price/rate-bounds.ts';
import { RATE_UNITS, type RateKey } from '#domain/deal/price/rates.ts';
import { RATE_GROUPS, rateGroupLabels, rateLabels, rateValueText } from '#texts/deal/rate-words.ts';
import type { Answer } from '#web/api/client.ts';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

type Item = Answer<'GET /admin/rates'>['items'][number];

export interface ListedRate {
  readonly key: RateKey;
  readonly label: string;
  /** Today's value; a dash if none is in force yet. */
  readonly value: string;
  readonly is_uncertain: boolean;
}

const listed = ({ key, present }: Item): ListedRate => ({
  key,
  label: rateLabels[key].label,
  value: present ? rateValueText(key, present.value) : '–',
  is_uncertain: present?.is_uncertain ?? false,
});

/** The rates by group in the order of their declaration, and the coming changes by day. */
export function groupedRates(items: readonly Item[]) {
  const order = Object.keys(rateLabels);
  const inOrder = items.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  return {
    coming: inOrder
      .flatMap(({ coming }) => coming ?? [])
      .sort((one, other) => one.valid_from.localeCompare(other.valid_from)),
    groups: RATE_GROUPS.map((group) => ({
      group,
      label: rateGroupLabels[group],
      rates: inOrder.filter(({ key }) => rateLabels[key].group === group).map(listed),
    })),
  };
}

export const rateTones: Record<RateState, Tone> = {
  coming: 'waiting',
  present: 'agreed',
  past: 'neutral',
  taken_back: 'lost',
};

/** Sentences about who added a value and who took it back, with time and reason. */
export function historyOf({ added, taken_back }: Pick<RateRowShown, 'added' | 'taken_back'>): string[] {
  const told = (verb: string, act: typeof added) =>
    act ? [`${verb} av ${act.by} ${formatInstant(act.date)}: ${act.why}`] : [];
  return [...told('Tillagd', added), ...told('Återtagen', taken_back)];
}

/** Unit shown after the typed number; undefined for the year of birth. */
export const typedUnit = (key: RateKey): string | undefined =>
  key === 'contribution_free_born' ? undefined : { points: '%', ore: 'kr', years: 'år' }[RATE_UNITS[key]];

/**
 * A typed number in the unit in which the rate is stored; undefined for an empty field, and NaN for other text or more
 * decimals than can be stored.
 */
export function typedRate(key: RateKey, typed: unknown): number | undefined {
  const number = parseNumber(typed);
  if (number === undefined || RATE_UNITS[key] === 'years') return number;
  const kept = Math.round(number * 100);
  return Math.abs(kept - number * 100) < 1e-6 ? kept : Number.NaN;
}
