import { firstFrom, hasBetween, type Marked, type Mention, type Scanned } from './mention.ts';

/** Of these a text says one, so that the later one replaces the earlier. */
const SINGLE: ReadonlySet<string> = new Set(['age', 'height', 'fee', 'headcount', 'radius']);
/** Of these it may say many: only what follows at once is a correction, and only of the last one. */
const MANY: ReadonlySet<string> = new Set(['dates', 'place', 'gender', 'category', 'skill']);

/** 'Man 50-60. Rättelse: 40-50', '3 dansare, nej förlåt 4 dansare': what is said after it counts. */
export function applyCorrections(scan: Scanned): void {
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'instead' || !isCorrection(scan, mark)) continue;
    const slots = new Set<string>();
    for (let index = firstFrom(scan.mentions, mark.to); index < scan.mentions.length; index += 1) {
      const mention = scan.mentions[index];
      if (!mention || mention.from - mark.to > 10) break;
      const isOnly =
        hasBetween(scan.text, mark.from, mention.from, /^(?:bara|endast|enbart)$/) && mention.from - mark.to <= 3;
      const isNear = mention.from - mark.to <= 3 && !hasBetween(scan.text, mark.to + 1, mention.from, /^[.;]$/);
      if (slots.has(mention.slot) || !(isOnly || SINGLE.has(mention.slot) || (MANY.has(mention.slot) && isNear)))
        continue;
      slots.add(mention.slot);
      dropEarlier(scan, mark, mention, isOnly);
    }
  }
}

function dropEarlier({ mentions }: Scanned, mark: Marked, mention: Mention, isAll: boolean): void {
  for (let index = firstFrom(mentions, mark.from) - 1; index >= 0; index -= 1) {
    const earlier = mentions[index];
    if (earlier?.slot !== mention.slot || (mention.slot === 'headcount' && earlier.noun !== mention.noun)) continue;
    if (!isAll && MANY.has(mention.slot) && mark.from - earlier.to > 6) return;
    earlier.is_dropped = true;
    if (!isAll && MANY.has(mention.slot)) return;
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
