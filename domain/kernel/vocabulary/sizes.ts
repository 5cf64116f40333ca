import { type Notion, vocabulary } from './notion.ts';

/** A size in a profile: its unit, bounds and steps; `words` if its numbers are shown as words, from 1. */
export type Size = Notion & {
  readonly unit: 'EU' | 'cm' | 'tum' | '';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly words?: readonly string[];
};

/**
 * Sizes of clothes and measures that costume asks for. Weight and bra size are left out: these sizes serve every role,
 * and those two are too private.
 */
const SIZES = [
  { id: 'women', label: 'Klädstorlek dam', unit: 'EU', min: 32, max: 56, step: 2, group: 'clothes' },
  { id: 'men', label: 'Klädstorlek herr', unit: 'EU', min: 44, max: 64, step: 2, group: 'clothes' },
  { id: 'children', label: 'Klädstorlek barn (centilong)', unit: 'cm', min: 50, max: 176, step: 6, group: 'clothes' },
  {
    id: 'top',
    label: 'T-shirt',
    unit: '',
    min: 1,
    max: 8,
    step: 1,
    group: 'clothes',
    words: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
  },
  { id: 'shoe', label: 'Skor', unit: 'EU', min: 16, max: 50, step: 0.5, group: 'clothes' },
  { id: 'jeans_waist', label: 'Jeans, midja (W)', unit: 'tum', min: 20, max: 54, step: 1, group: 'clothes' },
  { id: 'jeans_length', label: 'Jeans, längd (L)', unit: 'tum', min: 24, max: 40, step: 1, group: 'clothes' },
  { id: 'glove', label: 'Handskar', unit: '', min: 6, max: 11, step: 0.5, group: 'clothes' },
  { id: 'chest', label: 'Bröst', unit: 'cm', min: 40, max: 180, step: 1, group: 'measures' },
  { id: 'waist', label: 'Midja', unit: 'cm', min: 40, max: 180, step: 1, group: 'measures' },
  { id: 'hips', label: 'Stuss', unit: 'cm', min: 40, max: 180, step: 1, group: 'measures' },
  { id: 'inseam', label: 'Innerben', unit: 'cm', min: 20, max: 110, step: 1, group: 'measures' },
  { id: 'sleeve', label: 'Ärm', unit: 'cm', min: 20, max: 90, step: 1, group: 'measures' },
  { id: 'collar', label: 'Krage', unit: 'cm', min: 20, max: 60, step: 1, group: 'measures' },
  { id: 'head', label: 'Huvud', unit: 'cm', min: 35, max: 70, step: 1, group: 'measures' },
] as const satisfies readonly Size[];
export type SizeId = (typeof SIZES)[number]['id'];
export const sizes = /* @__PURE__ */ vocabulary(SIZES);

/** All sizes under one type, for loops. */
export const ALL_SIZES: readonly (Size & { readonly id: SizeId })[] = SIZES;
