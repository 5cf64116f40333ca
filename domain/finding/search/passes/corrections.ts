import { firstFrom, hasBetween, type Marked, type Mention, type Scanned } from './mention.ts';

/** Properties of which a correction replaces all earlier mentions with the same key (`keyOf`). */
const SINGLE: ReadonlySet<string> = new Set(['age', 'height', 'fee', 'headcount', 'radius']);
/**
 * Properties with many values: only a value right after the correcting words counts. It replaces the mention right
 * before these words; after 'bara' it replaces all earlier mentions.
 */
const MANY: ReadonlySet<string> = new Set(['dates', 'place', 'gender', 'category', 'skill']);

/** Drops corrected mentions: 'Man 50-60. Rättelse: 40-50', '3 dansare, nej förlåt 4 dansare'. */
export function applyCorrections(scan: Scanned): void {
  const earlier = earlierOf(scan.mentions);
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
      earlier(mention).drop(mark, isOnly);
    }
  }
}

/** Only mentions with the same key replace one another: of the same slot, and for counts of people of the same noun. */
const keyOf = ({ slot, noun }: Mention): string => (slot === 'headcount' ? `${slot} ${noun}` : slot);

/**
 * The mentions by key. The next correction skips the mentions that are dropped already, so that the cost of a page of
 * corrections is linear.
 */
function earlierOf(mentions: readonly Mention[]) {
  const groups = new Map<string, Group>();
  for (const mention of mentions) {
    const group = groups.get(keyOf(mention)) ?? { mentions: [], dropped: 0 };
    groups.set(keyOf(mention), group);
    group.mentions.push(mention);
  }
  return (mention: Mention) => {
    const group = groups.get(keyOf(mention)) ?? { mentions: [], dropped: 0 };
    return {
      drop({ from }: Marked, isAll: boolean) {
        const last = firstFrom(group.mentions, from) - 1;
        if (!isAll && MANY.has(mention.slot)) {
          const nearest = group.mentions[last];
          if (nearest && from - nearest.to <= 6) nearest.is_dropped = true;
          return;
        }
        for (; group.dropped <= last; group.dropped += 1) {
          const one = group.mentions[group.dropped];
          if (one) one.is_dropped = true;
        }
      },
    };
  };
}

/** Mentions in the order of the text; the first `dropped` of them are already dropped. */
interface Group {
  readonly mentions: Mention[];
  dropped: number;
}

/**
 * Several words, or a noun such as 'rättelse', always correct. Another single word corrects only after a sign or at the
 * start of a line, and before a sign, a number or the end: ', nej,', 'Ändrat:'.
 */
function isCorrection({ text }: Scanned, { from, to }: Marked): boolean {
  if (to - from > 1 || /^(?:rättelse|korrigering|ändring|uppdatering)$/.test(text.word(from))) return true;
  const [before, next] = [text.tokens[from - 1], text.tokens[to]];
  return (
    (!before || before.kind === 'sign' || (text.tokens[from]?.lines ?? 0) > 0) &&
    (!next || next.kind === 'sign' || next.kind === 'number')
  );
}
