import { CONDITIONS_IN_ALL_MAX, CONDITIONS_MAX, WISHES_MAX, type Wish } from './condition.ts';

/**
 * The first of these wishes, as many as one query holds, each with as many alternatives as there is room for; and those
 * for which there is none. A text can ask for more than a query may, and what is kept must be possible to read again.
 */
export function withinBounds<One extends Wish>(wishes: readonly One[]): { fitting: One[]; rest: One[] } {
  const fitting: One[] = [];
  const rest: One[] = [];
  let room = CONDITIONS_IN_ALL_MAX;
  for (const wish of wishes) {
    const any = wish.any.slice(0, Math.min(CONDITIONS_MAX, room));
    if (fitting.length === WISHES_MAX || any.length === 0) {
      rest.push(wish);
      continue;
    }
    fitting.push({ ...wish, any });
    room -= any.length;
  }
  return { fitting, rest };
}
