/** When the answers that came from the phone were fetched from the server, by answer. */
const dates = new WeakMap<object, string>();

/** Marks an answer as one that the phone had kept, fetched at an instant (ISO). */
export function markKept(answer: unknown, fetched_date: string): void {
  if (typeof answer === 'object' && answer !== null) dates.set(answer, fetched_date);
}

/** The instant (ISO) at which an answer was fetched that came from the phone; undefined for any other value. */
export const keptDateOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null ? dates.get(answer) : undefined;
