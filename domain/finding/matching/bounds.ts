import { CONDITIONS_IN_ALL_MAX, CONDITIONS_MAX, WISHES_MAX, type Wish } from './condition.ts';

/**
 * Divides wishes: `fitting` are the first that one query can hold, each with the alternatives that there is room for;
 * `rest` are the others. A text can ask for more than a query allows, and a saved query must pass validation when read
 * again.
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
