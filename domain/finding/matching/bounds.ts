import { CONDITIONS_IN_ALL_MAX, CONDITIONS_MAX, WISHES_MAX, type Wish } from './condition.ts';

/**
 * Divides wishes by the limits of one query: `fitting` has the first wishes, each with the alternatives for which there
 * is room; `rest` has the others. A text can ask for more than a query allows, and a saved query must pass validation
 * when it is read again.
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
