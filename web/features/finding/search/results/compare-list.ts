import type { ReasonWords } from './reasons.view.ts';

/** Faces side by side on a desktop without losing sight of one. */
export const COMPARE_MAX = 4;

/** A person ticked for comparison, with their reasons as they stood in the search. */
export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly profile_image: string | null;
  readonly reasons: readonly ReasonWords[];
}

/** The people after a person was ticked or unticked; the same list when there is no room. */
export function toggleCompared(people: readonly Compared[], person: Compared): readonly Compared[] {
  if (people.some(({ id }) => id === person.id)) return people.filter(({ id }) => id !== person.id);
  return people.length < COMPARE_MAX ? [...people, person] : people;
}
