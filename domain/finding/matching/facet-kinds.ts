import type { ConditionKind } from './condition.ts';

/** What a search result is counted by, in the order it is shown. */
export const FACET_KINDS = [
  'category',
  'gender',
  'place',
  'skill',
  'language',
  'hair_color',
  'eye_color',
  'licence',
  'habit',
  'media',
] as const satisfies readonly ConditionKind[];
export type FacetKind = (typeof FACET_KINDS)[number];
