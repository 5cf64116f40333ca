/** Words for reviews. Total by type: a new score without a word does not compile. */
import type { ReviewSide, Scored } from '#domain/work/review/review.rules.ts';

export const scoreLabels: { readonly [Side in ReviewSide]: Readonly<Record<Scored<Side>, string>> } = {
  company: {
    punctual: 'I tid',
    prepared: 'Förberedd',
    easy_to_work_with: 'Lätt att arbeta med',
  },
  talent: {
    communication: 'Tydlig kommunikation',
    as_agreed: 'Som avtalat',
    safe_and_kind: 'Tryggt och vänligt på plats',
  },
};
