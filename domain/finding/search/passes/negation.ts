import { AFTER_NOT_NEEDED } from '#domain/finding/search/lexicon/asking.ts';
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

/** Excludes or drops the wishes that words such as 'inte' deny (`ruleOut`), and drops wishes that are not needed. */
export function applyNegation(scan: Scanned): void {
  const buts = new Set(scan.marks.filter((mark) => isJustBut(scan, mark)));
  const gone = new Set<string>();
  for (const mark of scan.marks) {
    if (mark.mark.kind !== 'not' && mark.mark.kind !== 'not_needed') continue;
    if (buts.has(mark) || /^(?:bara|nödvändigtvis|heller|sant)$/.test(scan.text.word(mark.to))) continue;
    // 'Ej krav: ridvana'
    const isHeading = scan.text.word(mark.to) === ':';
    const isAfter = !isHeading && (mark.mark.reach === 'backward' || isSaidAfter(scan, mark));
    const targets = isAfter ? backward(scan, mark) : forward(scan, mark, buts);
    for (const mention of targets) {
      if (mark.mark.kind === 'not') ruleOut(mention);
      // After a mention of a slot in PEOPLE, words of no need count only if they say that nobody more is sought
      // (`isGone`): 'kvinna eller man spelar ingen roll' changes nothing.
      else if (!(isAfter && PEOPLE.has(mention.slot) && !isGone(scan, mark))) mention.is_dropped = true;
    }
    if (mark.mark.kind === 'not_needed' && isAfter && isGone(scan, mark))
      for (const { slot, value } of targets) if (/^(?:category|skill)$/.test(slot)) gone.add(`${slot} ${value}`);
  }
  dropEverywhere(scan, gone);
}

/**
 * Drops all mentions of trades and skills that are no longer sought: 'Sångarna är klara' also drops singers, and their
 * count, in other sentences.
 */
function dropEverywhere({ mentions }: Scanned, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return;
  for (const mention of mentions)
    if (gone.has(`${mention.slot} ${mention.value}`) || gone.has(mention.noun ?? '')) mention.is_dropped = true;
}

const PEOPLE: ReadonlySet<string> = new Set(['gender', 'age', 'headcount', 'dates', 'place', 'height', 'fee']);

function isGone({ text }: Scanned, { from, to }: Marked): boolean {
  return hasBetween(text, from, to, AFTER_NOT_NEEDED);
}

/** 'Glasögon går bra, piercing inte.' */
function isSaidAfter({ text, mentions }: Scanned, { from, to }: Marked): boolean {
  const next = text.tokens[to];
  const isLast = !next || next.lines > 0 || /^[.;!?]$/.test(next.text);
  return isLast && to === from + 1 && mentions[firstFrom(mentions, from) - 1]?.to === from;
}

/** 'inte skånska utan norrländska': after a negation 'utan' means but. */
function isJustBut(scan: Scanned, mark: Marked): boolean {
  const { text } = scan;
  return (
    text.word(mark.from) === 'utan' &&
    mark.to === mark.from + 1 &&
    // Few sentences have more than sixty tokens before 'utan'.
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

function ruleOut(mention: Mention): void {
  // 'får inte kosta mer än 3 000', 'ej längre än 170' are bounds and exclude nothing.
  if (/^(?:fee|height|age)$/.test(mention.slot)) return;
  if (LOOKS.has(mention.slot) || /^(?:category|place|dialect)$/.test(mention.slot)) mention.is_excluded = true;
  else mention.is_dropped = true;
}

const isSameKind = (one: Mention, other: Mention): boolean =>
  one.slot === other.slot || (LOOKS.has(one.slot) && LOOKS.has(other.slot));

function forward(scan: Scanned, mark: Marked, buts: ReadonlySet<Marked>): Mention[] {
  const { text, mentions } = scan;
  const found: Mention[] = [];
  const most = mark.mark.kind === 'not' ? 6 : 10;
  for (let index = firstFrom(mentions, mark.to); index < mentions.length; index += 1) {
    const mention = mentions[index];
    if (!mention) break;
    const last = found.at(-1);
    const from = last?.to ?? mark.to;
    if (!inOneSentence(text, mark.from, mention.from) || mention.from - from > most) break;
    if (hasBetween(text, from, mention.from, BREAK)) break;
    // 'utan' in between begins the wish that replaces the excluded one.
    if (
      hasMarkBetween(
        scan,
        from,
        mention.from,
        (other) => other.mark.kind === 'demand' || other.mark.kind === 'merit' || buts.has(other),
      )
    )
      break;
    if (last && mention.from !== last.from) {
      if (
        hasBetween(text, from, mention.from, /^,$/) &&
        !(isSameKind(last, mention) && isJoined(text, from, mention.from))
      )
        break;
      if (mark.mark.kind === 'not' && !isSameKind(last, mention)) break;
    } else if (
      !last &&
      hasBetween(text, from, mention.from, mark.mark.kind === 'not' ? /^[,)]$/ : /^(?:\)|vi|du|ska|kan|som|söker)$/)
    )
      break;
    // 'ej synliga tatueringar', but not 'inte någon som kan dansa'.
    if (
      !last &&
      mark.mark.kind === 'not' &&
      mention.slot !== 'category' &&
      hasBetween(text, from, mention.from, /^(?:som|för|vara|rädd)$/)
    )
      break;
    found.push(mention);
  }
  return found;
}

function backward(scan: Scanned, mark: Marked): Mention[] {
  const { text, mentions } = scan;
  const found: Mention[] = [];
  for (let index = firstFrom(mentions, mark.from) - 1; index >= 0; index -= 1) {
    const mention = mentions[index];
    if (!mention) break;
    const last = found.at(-1);
    const to = last?.from ?? mark.from;
    // 'Halländska?? Behövs inte.'
    const isAnswer = text.word(mark.from - 1) === '?' && mark.from - mention.to <= 3;
    if (!(inOneSentence(text, mark.from, mention.from) || isAnswer) || to - mention.to > 4) break;
    if (
      hasBetween(text, mention.to, to, isAnswer ? BREAK_BUT_QUESTION : BREAK) ||
      hasBetween(text, mention.to, to, /^[()+]$/)
    )
      break;
    if (PEOPLE.has(mention.slot) && isGone(scan, mark) && !last && to - mention.to > 1) break;
    if (hasMarkBetween(scan, mention.to, to, (other) => other.mark.kind === 'demand')) break;
    if (hasBetween(text, mention.to, to, /^,$/) && mention.from !== last?.from) break;
    if (last && !isSameKind(last, mention) && mark.mark.kind === 'not') break;
    found.push(mention);
  }
  return found;
}
