import { firstFrom, hasBetween, type Marked, type Scanned, type Wish } from './wish.ts';

/** Of these a text says one, so that the later one stands in the place of the earlier. */
const SINGLE: ReadonlySet<string> = new Set(['age', 'height', 'fee', 'headcount', 'radius']);
/** Of these it may say many: only what follows at once is a correction, and only of the last one. */
const MANY: ReadonlySet<string> = new Set(['dates', 'place', 'gender', 'category', 'skill']);

/** 'Man 50-60. Rättelse: 40-50', '3 dansare, nej förlåt 4 dansare': what is said after it counts. */
export function applyCorrections(scan: Scanned): void {
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'instead' || !isCorrection(scan, mark)) continue;
    const slots = new Set<string>();
    for (let index = firstFrom(scan.wishes, mark.to); index < scan.wishes.length; index += 1) {
      const wish = scan.wishes[index];
      if (!wish || wish.from - mark.to > 10) break;
      const isOnly =
        hasBetween(scan.text, mark.from, wish.from, /^(?:bara|endast|enbart)$/) && wish.from - mark.to <= 3;
      const isNear = wish.from - mark.to <= 3 && !hasBetween(scan.text, mark.to + 1, wish.from, /^[.;]$/);
      if (slots.has(wish.slot) || !(isOnly || SINGLE.has(wish.slot) || (MANY.has(wish.slot) && isNear))) continue;
      slots.add(wish.slot);
      dropEarlier(scan, mark, wish, isOnly);
    }
  }
}

function dropEarlier({ wishes }: Scanned, mark: Marked, wish: Wish, isAll: boolean): void {
  for (let index = firstFrom(wishes, mark.from) - 1; index >= 0; index -= 1) {
    const earlier = wishes[index];
    if (earlier?.slot !== wish.slot || (wish.slot === 'headcount' && earlier.noun !== wish.noun)) continue;
    if (!isAll && MANY.has(wish.slot) && mark.from - earlier.to > 6) return;
    earlier.is_dropped = true;
    if (!isAll && MANY.has(wish.slot)) return;
  }
}

/** A word alone corrects only where it stands apart: ', nej,', 'Ändrat:'. */
function isCorrection({ text }: Scanned, { from, to }: Marked): boolean {
  if (to - from > 1 || /^(?:rättelse|korrigering|ändring|uppdatering)$/.test(text.word(from))) return true;
  const [before, next] = [text.tokens[from - 1], text.tokens[to]];
  return (
    (!before || before.kind === 'sign' || (text.tokens[from]?.lines ?? 0) > 0) &&
    (!next || next.kind === 'sign' || next.kind === 'number')
  );
}
