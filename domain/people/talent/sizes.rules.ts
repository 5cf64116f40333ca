import { ageOn, daysBetween } from '#domain/kernel/time/day.ts';
import { ALL_SIZES } from '#domain/kernel/vocabulary/sizes.ts';
import { AGE_OF_MAJORITY } from './profile.rules.ts';

export interface ToldSize {
  readonly id: string;
  readonly value: number;
}

/** The error of a size, as the Swedish sentence beside it; null for a valid size. */
export function sizeProblem({ id, value }: ToldSize): string | null {
  const size = ALL_SIZES.find((one) => one.id === id);
  if (!size) return 'Välj i listan.';
  const { min, max, step } = size;
  const number = (of: number) => String(of).replace('.', ',');
  if (!(value >= min && value <= max)) return `Skriv ett värde från ${number(min)} till ${number(max)}.`;
  // Steps are whole or halves, which floating point holds exactly.
  if ((value - min) % step === 0) return null;
  if (step === 0.5) return 'Skriv hela eller halva storlekar.';
  return step === 1
    ? 'Skriv ett helt tal.'
    : `Storlekarna går i steg om ${step}: ${min}, ${min + step}, ${min + 2 * step} …`;
}

/** Days after which a talent is asked if their sizes are still right; children grow faster. */
const STALE_AFTER = { adult: 183, child: 92 } as const;

/** True if sizes entered on a day should be asked about again; all days are ISO. Missing sizes are not asked for. */
export function areSizesStale(told_on: string | null, birth_date: string | null, today: string): boolean {
  if (told_on === null) return false;
  const isChild = birth_date !== null && ageOn(birth_date, today) < AGE_OF_MAJORITY;
  return daysBetween(told_on, today) >= (isChild ? STALE_AFTER.child : STALE_AFTER.adult);
}
