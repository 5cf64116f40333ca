import { firstFrom, hasBetween, inOneSentence, type Marked, type Mention, type Scanned } from './mention.ts';

const CAN_BE_EITHER: ReadonlySet<string> = new Set(['skill', 'language', 'licence', 'dialect']);

/**
 * Maximum number of mentions examined before an 'eller': without a limit a page of 'eller' costs its length squared.
 */
const LIST_MAX = 40;

/** Joins the mentions around 'eller' to groups of alternatives; the list before 'eller' belongs to the group. */
export function joinAlternatives({ text, mentions, marks }: Scanned): void {
  let group = 0;
  for (const mark of marks) {
    if (mark.mark.kind !== 'or' || text.word(mark.from) === 'antingen') continue;
    // 'tvåspråkig svenska/arabiska' asks for both.
    if (text.word(mark.from) === '/' && [2, 3].some((back) => /^tvåspråkig/.test(text.word(mark.from - back))))
      continue;
    const left = firstFrom(mentions, mark.from) - 1;
    const right = firstFrom(mentions, mark.to);
    const [one, other] = [mentions[left], mentions[right]];
    if (!one || !other || !isPair({ text, mentions, marks }, mark, one, other)) continue;
    group += 1;
    const number = one.any_of ?? other.any_of ?? group;
    one.any_of = number;
    other.any_of = number;
    for (let index = left - 1; index >= Math.max(0, left - LIST_MAX); index -= 1) {
      const [before, next] = [mentions[index], mentions[index + 1]];
      if (!before || !next || before.slot !== next.slot || before.is_excluded) break;
      const gap = next.from - before.to;
      if (before.from !== next.from && !(gap >= 1 && gap <= 2 && text.word(before.to) === ',')) break;
      before.any_of = number;
    }
  }
}

function isPair({ text }: Scanned, mark: Marked, one: Mention, other: Mention): boolean {
  if (
    !CAN_BE_EITHER.has(one.slot) ||
    !CAN_BE_EITHER.has(other.slot) ||
    one.is_excluded ||
    one.is_dropped ||
    other.is_dropped ||
    other.is_excluded
  )
    return false;
  if (!inOneSentence(text, one.from, other.from)) return false;
  if (mark.from - one.to > 4 || other.from - mark.to > 5) return false;
  return !(
    hasBetween(text, one.to, mark.from - 1, /^[,;.]$/) ||
    /^[;.]$/.test(text.word(mark.from - 1)) ||
    hasBetween(text, mark.to, other.from, /^[,;.]$/)
  );
}
