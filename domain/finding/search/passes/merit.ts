import {
  firstFrom,
  hasBetween,
  hasMarkBetween,
  inOneSentence,
  isJoined,
  type Marked,
  type Mention,
  type Scanned,
} from './mention.ts';

const END = /^[;.!?]$/;

/** Marks merits: 'gärna X', 'X är ett plus', and all wishes under the heading 'Meriterande:'. */
export function applyMerit(scan: Scanned): void {
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'merit') continue;
    for (const mention of targets(scan, mark, mark.mark.reach)) mention.is_merit = true;
  }
}

function targets(scan: Scanned, mark: Marked, reach: 'forward' | 'either' | 'section'): Mention[] {
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

function forward(scan: Scanned, mark: Marked): Mention[] {
  const { text, mentions } = scan;
  const found: Mention[] = [];
  for (let index = firstFrom(mentions, mark.to); index < mentions.length; index += 1) {
    const mention = mentions[index];
    if (!mention) break;
    const last = found.at(-1);
    const from = last?.to ?? mark.to;
    if (!inOneSentence(text, mark.from, mention.from) || mention.from - from > 10) break;
    if (hasBetween(text, from, mention.from, /^(?:men|[;.])$/)) break;
    if (hasMarkBetween(scan, from, mention.from, isOther(mark))) break;
    if (
      last &&
      hasBetween(text, from, mention.from, /^[,)]$/) &&
      !(mention.slot === last.slot && isJoined(text, from, mention.from))
    )
      break;
    if (!last && hasBetween(text, from, mention.from, /^[)]$/)) break;
    found.push(mention);
  }
  return found;
}

function backward(scan: Scanned, mark: Marked, most: number, overComma = false): Mention[] {
  const { text, mentions } = scan;
  const found: Mention[] = [];
  let crossedAnd = false;
  for (let index = firstFrom(mentions, mark.from) - 1; index >= 0; index -= 1) {
    const mention = mentions[index];
    if (!mention) break;
    const last = found.at(-1);
    const to = last?.from ?? mark.from;
    if (!inOneSentence(text, mark.from, mention.from)) break;
    if (!last) {
      if (to - mention.to > most || hasBetween(text, mention.to, to, END)) break;
      if (!overComma && hasBetween(text, mention.to, to, /^,$/)) break;
    } else if (mention.from !== last.from) {
      if (mention.slot !== last.slot || !isJoined(text, mention.to, to)) break;
      const isAnd = hasBetween(text, mention.to, to, /^(?:och|o|eller|samt|&|\/)$/);
      if (!isAnd && !crossedAnd) break;
      crossedAnd ||= isAnd;
    }
    if (hasMarkBetween(scan, mention.to, to, isOther(mark))) break;
    // 'finska (modersmål är ett plus)': the level is the merit.
    if (
      !last &&
      hasBetween(text, mention.to, to, /^\($/) &&
      hasMarkBetween(scan, mention.to, to, (other) => other.mark.kind === 'level')
    )
      break;
    found.push(mention);
  }
  return found;
}

/** Maximum length of a section, in tokens after its heading. */
const SECTION_MAX = 400;

/** The section of a heading: the rest of the sentence and the lines of a list below it. */
function section({ text, mentions }: Scanned, mark: Marked): Mention[] {
  let end = mark.to;
  const isList = (text.tokens[end]?.lines ?? 0) > 0;
  const limit = Math.min(text.tokens.length, mark.to + SECTION_MAX);
  while (end < limit) {
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
  return mentions.slice(firstFrom(mentions, mark.to), firstFrom(mentions, end)).filter((mention) => mention.to <= end);
}
