/** What the public page of an announcement says in facts; the company reads the same before it lets the page out. */
import { publicWishes } from '#domain/announcement/public-wishes.ts';
import type { Wish } from '#domain/matching/condition.ts';
import type { DayKind, KindSpan } from '#domain/terms/days.ts';
import type { Fee } from '#domain/terms/fee.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { formatDaySpan, formatLongDay } from './format.ts';
import { dateKindLabels } from './labels.ts';
import { type Fact, wordsOfFee } from './terms-facts.ts';
import { wishLabel } from './wish-words.ts';

interface Announced {
  readonly fee: Fee;
  readonly days: readonly KindSpan[];
  readonly municipality_id: string | null;
  readonly closes_on: string;
}

/** Pay, days, town and last day; of the place nothing closer than the municipality. */
export function announcementFacts({ fee, days, municipality_id, closes_on }: Announced): Fact[] {
  const byKind = new Map<DayKind, string[]>();
  for (const { kind, starts_on, ends_on } of days) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), formatDaySpan(starts_on, ends_on)]);
  }
  return [
    { label: 'Arvode', value: fee.basis === 'unpaid' ? wordsOfFee(fee) : `${wordsOfFee(fee)}, före skatt` },
    ...[...byKind].map(([kind, spans]) => ({ label: dateKindLabels[kind], value: spans.join(', ') })),
    ...(municipality_id === null ? [] : [{ label: 'Ort', value: municipalities.label(municipality_id) }]),
    { label: 'Sista dagen att visa intresse', value: formatLongDay(closes_on) },
  ];
}

/** What is sought, as far as everybody may read it; each thing once. */
export const announcedWishes = (wishes: readonly Wish[]): string[] => [
  ...new Set(publicWishes(wishes).map((wish) => wishLabel(wish))),
];
