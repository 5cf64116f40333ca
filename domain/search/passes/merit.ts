import {
  firstFrom,
  hasBetween,
  hasMarkBetween,
  inOneSentence,
  isJoined,
  type Marked,
  type Scanned,
  type Wish,
} from './wish.ts';

const END = /^[;.!?]$/;

/** Marks what is a wish and no demand: 'gärna X', 'X är ett plus', and all under the heading 'Meriterande:'. */
export function applyMerit(scan: Scanned): void {
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'merit') continue;
    for (const wish of targets(scan, mark, mark.mark.reach)) wish.is_merit = true;
  }
}

function targets(scan: Scanned, mark: Marked, reach: 'forward' | 'either' | 'section'): Wish[] {
  if (reach === 'section') return section(scan, mark);
  const next = scan.text.tokens[mark.to];
  const isLast = !next || next.kind === 'sign' || next.lines > 0;
  const leadsOn = /^(?:om|att|med|:)$/.test(next?.text ?? '');
  if (reach === 'forward') {
    const before = isLast ? backward(scan, mark, 2) : [];
    return before.length > 0 || next?.text === ',' ? before : forward(scan, mark);
  }
  const before = leadsOn && !isLast ? [] : backward(scan, mark, 5);
  if (before.length > 0) return before;
  const after = forward(scan, mark);
  return after.length > 0 ? after : backward(scan, mark, 6, true);
}

const isOther = (mark: Marked) => (other: Marked) =>
  other !== mark && (other.mark.kind === 'demand' || other.mark.kind === 'merit');

function forward(scan: Scanned, mark: Marked): Wish[] {
  const { text, wishes } = scan;
  const found: Wish[] = [];
  for (let index = firstFrom(wishes, mark.to); index < wishes.length; index += 1) {
    const wish = wishes[index];
    if (!wish) break;
    const last = found.at(-1);
    const from = last?.to ?? mark.to;
    if (!inOneSentence(text, mark.from, wish.from) || wish.from - from > 10) break;
    if (hasBetween(text, from, wish.from, /^(?:men|[;.])$/)) break;
    if (hasMarkBetween(scan, from, wish.from, isOther(mark))) break;
    if (
      last &&
      hasBetween(text, from, wish.from, /^[,)]$/) &&
      !(wish.slot === last.slot && isJoined(text, from, wish.from))
    )
      break;
    if (!last && hasBetween(text, from, wish.from, /^[)]$/)) break;
    found.push(wish);
  }
  return found;
}

function backward(scan: Scanned, mark: Marked, most: number, overComma = false): Wish[] {
  const { text, wishes } = scan;
  const found: Wish[] = [];
  let crossedAnd = false;
  for (let index = firstFrom(wishes, mark.from) - 1; index >= 0; index -= 1) {
    const wish = wishes[index];
    if (!wish) break;
    const last = found.at(-1);
    const to = last?.from ?? mark.from;
    if (!inOneSentence(text, mark.from, wish.from)) break;
    if (!last) {
      if (to - wish.to > most || hasBetween(text, wish.to, to, END)) break;
      if (!overComma && hasBetween(text, wish.to, to, /^,$/)) break;
    } else if (wish.from !== last.from) {
      if (wish.slot !== last.slot || !isJoined(text, wish.to, to)) break;
      const isAnd = hasBetween(text, wish.to, to, /^(?:och|o|eller|samt|&|\/)$/);
      if (!isAnd && !crossedAnd) break;
      crossedAnd ||= isAnd;
    }
    if (hasMarkBetween(scan, wish.to, to, isOther(mark))) break;
    // 'finska (modersmål är ett plus)': the level is the merit.
    if (
      !last &&
      hasBetween(text, wish.to, to, /^\($/) &&
      hasMarkBetween(scan, wish.to, to, (other) => other.mark.kind === 'level')
    )
      break;
    found.push(wish);
  }
  return found;
}

/** All under a heading: to the end of the sentence, and the lines of a list below it. */
function section({ text, wishes }: Scanned, mark: Marked): Wish[] {
  let end = mark.to;
  const isList = (text.tokens[end]?.lines ?? 0) > 0;
  while (end < text.tokens.length) {
    const token = text.tokens[end];
    if (!token) break;
    if (token.lines >= 2 && end > mark.to) break;
    if (token.lines === 1) {
      const isHeading = text.word(end + 1) === ':' || text.word(end + 2) === ':';
      const isBullet = /^[-•*–]$/.test(token.text);
      if (isHeading || !(isBullet || (isList && end === mark.to))) break;
    } else if (!isList && token.sentence !== text.tokens[mark.from]?.sentence) break;
    end += 1;
  }
  return wishes.filter((wish) => wish.from >= mark.to && wish.to <= end);
}
