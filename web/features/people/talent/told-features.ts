import { type FeatureId, features } from '#domain/kernel/vocabulary/looks.ts';
import type { Option } from '#web/ui/form/option.ts';
import { optionsOf } from './vocabulary-options.ts';

/** The choice that tells there are none, which is something else than not telling. */
const NONE = 'none';

/** The marks to choose among, and that one has none of them. */
export const featureOptions: readonly Option[] = [{ value: NONE, label: 'Inget av detta' }, ...optionsOf(features)];

/** The saved features, as choices of the list. */
export function chosenFeatures(told: readonly string[] | null | undefined): string[] {
  if (!told) return [];
  return told.length === 0 ? [NONE] : told.filter(features.has);
}

/** The choices, as they are saved. 'Inget av detta' and a mark do not go together: the later one stands. */
export function toldFeatures(chosen: readonly string[]): FeatureId[] | null {
  if (chosen.at(-1) === NONE) return [];
  const told = chosen.filter(features.has);
  return told.length > 0 ? told : null;
}
