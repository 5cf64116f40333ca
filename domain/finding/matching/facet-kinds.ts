import type { ConditionKind } from './condition.ts';

/** Kinds by which a search result is counted, in display order. */
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
