/** The facts on the public page of an announcement; the company reads the same facts before it publishes. */
import { publicWishes } from '#domain/casting/announcement/public-wishes.ts';
import type { DayKind, KindSpan } from '#domain/deal/terms/days.ts';
import type { Fee } from '#domain/deal/terms/fee.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { wholeKronor } from '#texts/deal/pay-words.ts';
import { type Fact, wordsOfFee } from '#texts/deal/terms-facts.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { formatDaySpan, formatLongDay, formatOre } from '#texts/kernel/format.ts';

interface Announced {
  readonly fee: Fee;
  readonly days: readonly KindSpan[];
  readonly municipality_id: string | null;
  readonly closes_on: string;
  /** The part of the fee's amount that reaches somebody who is employed; null without an amount. */
  readonly net_ore: Ore | null;
}

/** '8 500 kr per dag, varav du som anställd får ut cirka 4 527 kr'. */
const feeWithNet = (fee: Fee, net_ore: Ore | null) =>
  net_ore === null
    ? wordsOfFee(fee)
    : `${wordsOfFee(fee)}, varav du som anställd får ut cirka ${formatOre(wholeKronor(net_ore))}`;

/** The fee, the days of each kind, the municipality (no closer place is public) and the last day to show interest. */
export function announcementFacts({ fee, days, municipality_id, closes_on, net_ore }: Announced): Fact[] {
  const byKind = new Map<DayKind, string[]>();
  for (const { kind, starts_on, ends_on } of days) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), formatDaySpan(starts_on, ends_on)]);
  }
  return [
    { label: 'Arvode', value: feeWithNet(fee, net_ore) },
    ...[...byKind].map(([kind, spans]) => ({ label: dateKindLabels[kind], value: spans.join(', ') })),
    ...(municipality_id === null ? [] : [{ label: 'Ort', value: municipalities.label(municipality_id) }]),
    { label: 'Sista dagen att visa intresse', value: formatLongDay(closes_on) },
  ];
}

/** The wishes of a role that a public page may show, each once. */
export const announcedWishes = (wishes: readonly Wish[]): string[] => [
  ...new Set(publicWishes(wishes).map((wish) => wishLabel(wish))),
];
