import type { ReasonWords } from './reasons.view.ts';

/** Maximum number of people in a comparison: four portraits fit side by side on a desktop. */
export const COMPARE_MAX = 4;

/** A person ticked for comparison, with the reasons from the search at that time. */
export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly profile_image: string | null;
  readonly reasons: readonly ReasonWords[];
}

/** Adds or removes a person. Returns the same list if it is full. */
export function toggleCompared(people: readonly Compared[], person: Compared): readonly Compared[] {
  if (people.some(({ id }) => id === person.id)) return people.filter(({ id }) => id !== person.id);
  return people.length < COMPARE_MAX ? [...people, person] : people;
}
