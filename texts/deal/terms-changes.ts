/** Changed terms side by side, in words. Total by type: a new field of the terms without words does not compile. */

import type { Cancellation, CancellationStep } from '#domain/deal/terms/cancellation.ts';
import { compareTerms, type TermsField } from '#domain/deal/terms/compare-terms.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import type { Additions, FeeBasis, KindPay } from '#domain/deal/terms/fee.ts';
import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { formatOre } from '#texts/kernel/format.ts';
import {
  factsOfRight,
  formatPoints,
  wordsOfContent,
  wordsOfKindPay,
  wordsOfOddHours,
  wordsOfShare,
  wordsOfSpan,
  wordsOfStep,
} from './terms-facts.ts';
import { feeBasisLabels, termsFieldLabels } from './terms-words.ts';

/** A field before and after, in words. `old_words` is null for an added part, `new_words` for a removed one. */
export interface ChangeInWords {
  readonly label: string;
  readonly old_words: string | null;
  readonly new_words: string | null;
}

const yesOrNo = (is: boolean) => (is ? 'Ja' : 'Nej');
const plain = (value: string | number) => String(value);
const hours = (value: number) => `${value} tim`;
const kindPay = (value: KindPay) => wordsOfKindPay(value);

const WORDS = {
  role_title: plain,
  headcount: plain,
  municipality_id: (id: string) => municipalities.label(id),
  place: plain,
  days: (span: TermsSpan) => `${dateKindLabels[span.kind]}, ${wordsOfSpan(span)}`,
  'fee.basis': (basis: FeeBasis) => feeBasisLabels[basis],
  'fee.amount_ore': (amount: Ore) => formatOre(amount),
  'fee.hours_per_day': hours,
  'fee.minimum_hours': hours,
  'fee.of_kind.fitting': kindPay,
  'fee.of_kind.rehearsal': kindPay,
  'fee.of_kind.travel': kindPay,
  'fee.of_kind.reserve': kindPay,
  'fee.included': plain,
  'additions.overtime': (share: NonNullable<Additions['overtime']>) =>
    `${wordsOfShare(share, 'dagsarvodet')} för varje påbörjad timme`,
  'additions.ob': (ob: NonNullable<Additions['ob']>) => wordsOfOddHours(ob),
  'additions.travel_time': (share: NonNullable<Additions['travel_time']>) =>
    `${wordsOfShare(share, 'timlönen')} för varje timme`,
  'additions.mileage_ore': (amount: Ore) => `${formatOre(amount)} per mil`,
  'additions.per_diem_ore': (amount: Ore) => `${formatOre(amount)} per dygn`,
  'additions.outlays': ({ max_ore }: NonNullable<Additions['outlays']>) =>
    max_ore === null ? 'Ersätts mot kvitto' : `Ersätts mot kvitto, högst ${formatOre(max_ore)}`,
  rights: (line: RightsLine) =>
    factsOfRight(line)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  'synthetic.digital_replica': yesOrNo,
  'synthetic.voice_synthesis': yesOrNo,
  'synthetic.model_training': yesOrNo,
  'cancellation.steps': (step: CancellationStep) => wordsOfStep(step),
  'cancellation.weather': ({ free_moves, points }: NonNullable<Cancellation['weather']>) =>
    `${free_moves} flytt utan ersättning, därefter ${formatPoints(points)} av dagens arvode`,
  content: (ids: readonly string[]) => wordsOfContent(ids),
  content_note: plain,
} satisfies { readonly [Field in TermsField]: (value: never) => string };

function inWords(field: TermsField, value: unknown): string | null {
  if (value === null || value === '') return null;
  return (WORDS[field] as (known: unknown) => string)(value) || null;
}

/** All changes, in the reading order of terms; empty if both terms promise the same. */
export function wordsOfChanges(before: Terms, after: Terms): ChangeInWords[] {
  return compareTerms(before, after).map(({ field, old_value, new_value }) => ({
    label: termsFieldLabels[field],
    old_words: inWords(field, old_value),
    new_words: inWords(field, new_value),
  }));
}
