import { AFTER_NOT_NEEDED } from '#domain/search/lexicon/asking.ts';
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

const LOOKS: ReadonlySet<string> = new Set([
  'feature',
  'ruled_out',
  'beard',
  'hair_color',
  'hair_length',
  'hair_type',
  'body_type',
]);
const BREAK = /^(?:men|om|nu|[;.:!?…]|fast|däremot|dock)$/;
const BREAK_BUT_QUESTION = /^(?:men|om|nu|[;.:!…]|fast|däremot|dock)$/;

/** What must not be is ruled out, what need not be is neither asked for nor ruled out. */
export function applyNegation(scan: Scanned): void {
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'not' && mark.mark.kind !== 'not_needed') continue;
    if (isJustBut(scan, mark) || /^(?:bara|nödvändigtvis|heller|sant)$/.test(scan.text.word(mark.to))) continue;
    // 'Ej krav: ridvana'
    const isHeading = scan.text.word(mark.to) === ':';
    const isAfter = !isHeading && (mark.mark.reach === 'backward' || isSaidAfter(scan, mark));
    const targets = isAfter ? backward(scan, mark) : forward(scan, mark);
    for (const wish of targets) {
      if (mark.mark.kind === 'not') ruleOut(wish);
      // Of whom is sought only that somebody is not sought at all changes anything: 'kvinna eller man spelar ingen roll'.
      else if (!(isAfter && PEOPLE.has(wish.slot) && !isGone(scan, mark))) wish.is_dropped = true;
    }
    if (mark.mark.kind === 'not_needed' && isAfter && isGone(scan, mark)) dropEverywhere(scan, targets);
  }
}

/** 'Sångarna är klara' takes back the two singers of the sentence before as well. */
function dropEverywhere({ wishes }: Scanned, targets: readonly Wish[]): void {
  for (const { slot, value } of targets) {
    if (!/^(?:category|skill)$/.test(slot)) continue;
    for (const other of wishes)
      if ((other.slot === slot && other.value === value) || other.noun === `${slot} ${value}`) other.is_dropped = true;
  }
}

const PEOPLE: ReadonlySet<string> = new Set(['gender', 'age', 'headcount', 'dates', 'place', 'height', 'fee']);

function isGone({ text }: Scanned, { from, to }: Marked): boolean {
  return hasBetween(text, from, to, AFTER_NOT_NEEDED);
}

/** 'Glasögon går bra, piercing inte.' */
function isSaidAfter({ text, wishes }: Scanned, { from, to }: Marked): boolean {
  const next = text.tokens[to];
  const isLast = !next || next.lines > 0 || /^[.;!?]$/.test(next.text);
  return isLast && to === from + 1 && wishes[firstFrom(wishes, from) - 1]?.to === from;
}

/** 'inte skånska utan norrländska': after a negation 'utan' means but. */
function isJustBut(scan: Scanned, mark: Marked): boolean {
  const { text } = scan;
  return (
    text.word(mark.from) === 'utan' &&
    mark.to === mark.from + 1 &&
    // A sentence has seldom more words than this before it.
    hasMarkBetween(
      scan,
      mark.from - 60,
      mark.from,
      (other) =>
        other.mark.kind === 'not' &&
        /^(?:inte|ej|icke|inga|ingen)$/.test(text.word(other.from)) &&
        inOneSentence(text, other.from, mark.from),
    )
  );
}

function ruleOut(wish: Wish): void {
  // 'får inte kosta mer än 3 000', 'ej längre än 170' are bounds by themselves.
  if (/^(?:fee|height|age)$/.test(wish.slot)) return;
  if (LOOKS.has(wish.slot) || /^(?:category|place|dialect)$/.test(wish.slot)) wish.is_excluded = true;
  else wish.is_dropped = true;
}

const isSameKind = (one: Wish, other: Wish): boolean =>
  one.slot === other.slot || (LOOKS.has(one.slot) && LOOKS.has(other.slot));

function forward(scan: Scanned, mark: Marked): Wish[] {
  const { text, wishes } = scan;
  const found: Wish[] = [];
  const most = mark.mark.kind === 'not' ? 6 : 10;
  for (let index = firstFrom(wishes, mark.to); index < wishes.length; index += 1) {
    const wish = wishes[index];
    if (!wish) break;
    const last = found.at(-1);
    const from = last?.to ?? mark.to;
    if (!inOneSentence(text, mark.from, wish.from) || wish.from - from > most) break;
    if (hasBetween(text, from, wish.from, BREAK)) break;
    // 'utan' between begins what is wanted instead.
    if (
      hasMarkBetween(
        scan,
        from,
        wish.from,
        (other) => other.mark.kind === 'demand' || other.mark.kind === 'merit' || isJustBut(scan, other),
      )
    )
      break;
    if (last && wish.from !== last.from) {
      if (hasBetween(text, from, wish.from, /^,$/) && !(isSameKind(last, wish) && isJoined(text, from, wish.from)))
        break;
      if (mark.mark.kind === 'not' && !isSameKind(last, wish)) break;
    } else if (
      !last &&
      hasBetween(text, from, wish.from, mark.mark.kind === 'not' ? /^[,)]$/ : /^(?:\)|vi|du|ska|kan|som|söker)$/)
    )
      break;
    // 'ej synliga tatueringar', but not 'inte någon som kan dansa'.
    if (
      !last &&
      mark.mark.kind === 'not' &&
      wish.slot !== 'category' &&
      hasBetween(text, from, wish.from, /^(?:som|för|vara|rädd)$/)
    )
      break;
    found.push(wish);
  }
  return found;
}

function backward(scan: Scanned, mark: Marked): Wish[] {
  const { text, wishes } = scan;
  const found: Wish[] = [];
  for (let index = firstFrom(wishes, mark.from) - 1; index >= 0; index -= 1) {
    const wish = wishes[index];
    if (!wish) break;
    const last = found.at(-1);
    const to = last?.from ?? mark.from;
    // 'Halländska?? Behövs inte.'
    const isAnswer = text.word(mark.from - 1) === '?' && mark.from - wish.to <= 3;
    if (!(inOneSentence(text, mark.from, wish.from) || isAnswer) || to - wish.to > 4) break;
    if (
      hasBetween(text, wish.to, to, isAnswer ? BREAK_BUT_QUESTION : BREAK) ||
      hasBetween(text, wish.to, to, /^[()+]$/)
    )
      break;
    if (PEOPLE.has(wish.slot) && isGone(scan, mark) && !last && to - wish.to > 1) break;
    if (hasMarkBetween(scan, wish.to, to, (other) => other.mark.kind === 'demand')) break;
    if (hasBetween(text, wish.to, to, /^,$/) && wish.from !== last?.from) break;
    if (last && !isSameKind(last, wish) && mark.mark.kind === 'not') break;
    found.push(wish);
  }
  return found;
}
