/** The index to which a key moves from `index`; undefined for other keys and past the ends. */
export function stepTo(key: string, index: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: columns > 1 ? index + 1 : index,
    ArrowLeft: columns > 1 ? index - 1 : index,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (next === undefined || next === index || next < 0) return undefined;
  // If nobody is right below in the last row, ArrowDown moves to the last person.
  if (next >= count) return key === 'ArrowDown' && index < count - 1 && columns > 1 ? count - 1 : undefined;
  return next;
}

/** The number of people in the first row: those with the same top (in pixels) as the first person. */
export function columnsOf(tops: readonly number[]): number {
  const below = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, below < 0 ? tops.length : below);
}

/** The effects of the keys, for the help. */
export const KEY_HELP = [
  { keys: 'Pilar', does: 'Gå till nästa eller föregående person' },
  { keys: 'Home, End', does: 'Gå till sidans första eller sista person' },
  { keys: 'Enter', does: 'Öppna profilen' },
  { keys: 'Mellanslag', does: 'Markera eller avmarkera', needs_choice: true },
  { keys: 'J', does: 'Ta med i jämförelsen, eller ta bort' },
  { keys: '?', does: 'Visa den här listan' },
] as const satisfies readonly { keys: string; does: string; needs_choice?: true }[];
