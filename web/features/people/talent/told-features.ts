import { type FeatureId, features } from '#domain/kernel/vocabulary/looks.ts';
import type { Option } from '#web/ui/form/option.ts';
import { optionsOf } from './vocabulary-options.ts';

/** The value of 'Inget av detta', which means that the talent has no features, not that the answer is missing. */
const NONE = 'none';

/** The features to choose from, and 'Inget av detta'. */
export const featureOptions: readonly Option[] = [{ value: NONE, label: 'Inget av detta' }, ...optionsOf(features)];

/** The saved features as values of the list. */
export function chosenFeatures(told: readonly string[] | null | undefined): string[] {
  if (!told) return [];
  return told.length === 0 ? [NONE] : told.filter(features.has);
}

/**
 * The chosen values as the server takes them; null for no answer. 'Inget av detta' and features exclude each other: the
 * later choice wins.
 */
export function toldFeatures(chosen: readonly string[]): FeatureId[] | null {
  if (chosen.at(-1) === NONE) return [];
  const told = chosen.filter(features.has);
  return told.length > 0 ? told : null;
}
