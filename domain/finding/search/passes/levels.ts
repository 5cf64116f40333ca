import {
  AFTER_LEVEL,
  BETWEEN_LEVEL_AND_THING,
  BETWEEN_THING_AND_LEVEL,
} from '#domain/finding/search/lexicon/levels.ts';
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

/**
 * Gives each language and skill its stated level. The level stands before the mention ('flytande spanska'), after it
 * ('spanska flytande', 'rida på van nivå'), at a mention joined to it, or later in the sentence, set apart by signs.
 */
export function attachLevels(scan: Scanned): void {
  const { text, mentions, marks } = scan;
  for (const mention of mentions) {
    // 'mycket ridvan'
    if (mention.level === 'experienced' && text.word(mention.from - 1) === 'mycket') mention.level = 'very_experienced';
  }
  for (const level of marks) {
    if (level.mark.kind !== 'level') continue;
    const before = firstFrom(mentions, level.from) - 1;
    const after = firstFrom(mentions, level.to);
    if (isSaidOfBefore(scan, level, mentions[before])) apply(scan, level, before, -1);
    else if (isSaidOfAfter(scan, level, mentions[after])) apply(scan, level, after, 1);
    else if (isOfLineBefore(scan, level)) applyToLine(scan, level, before);
    else if (standsApart(scan, level)) apply(scan, level, lastFitting(scan, level, before), -1);
  }
}

/**
 * The mention meant by a level that signs set apart, or -1: the last skill or language without a level in the sentence
 * ('Klättrare, kvinna, 20–35, mycket van'), or a language right before the level, even in an earlier sentence ('tyska
 * och franska. Modersmål krävs.').
 */
function lastFitting({ text, mentions }: Scanned, level: Marked, before: number): number {
  for (let index = before; index >= 0 && index > before - 10; index -= 1) {
    const mention = mentions[index];
    if (!mention || level.from - mention.to > 30) return -1;
    const isNear = inOneSentence(text, mention.from, level.from) || (mention.slot === 'language' && index === before);
    if (fits(level, mention)) return isNear && !mention.level ? index : -1;
  }
  return -1;
}

/** 'Stil: hiphop' and 'Nivå: proffs' on the line below. */
function isOfLineBefore({ text, mentions }: Scanned, level: Marked): boolean {
  const mention = mentions[firstFrom(mentions, level.from) - 1];
  return (
    text.word(level.from - 1) === ':' &&
    /^nivån?$/.test(text.word(level.from - 2)) &&
    mention !== undefined &&
    mention.to === level.from - 2 &&
    fits(level, mention)
  );
}

function applyToLine({ text, mentions }: Scanned, level: Marked, last: number): void {
  for (let index = last; index >= 0; index -= 1) {
    const mention = mentions[index];
    if (!mention || !fits(level, mention) || !inOneSentence(text, mention.from, mentions[last]?.from ?? 0)) return;
    if (level.mark.kind === 'level') mention.level ??= level.mark.level;
  }
}

function standsApart({ text }: Scanned, { from, to, mark }: Marked): boolean {
  const [before, next] = [text.tokens[from - 1], text.tokens[to]];
  return (
    mark.kind === 'level' &&
    before?.kind === 'sign' &&
    (!next || next.kind === 'sign' || next.lines > 0 || /^(?:krävs|krav|är)$/.test(next.text))
  );
}

function isSaidOfBefore(scan: Scanned, level: Marked, mention: Mention | undefined): boolean {
  const { text } = scan;
  if (!mention || !fits(level, mention) || !inOneSentence(text, mention.from, level.from)) return false;
  for (let at = mention.to; at < level.from; at += 1) if (!BETWEEN_THING_AND_LEVEL.has(text.word(at))) return false;
  if (hasMarkBetween(scan, mention.to, level.from, () => true)) return false;
  if (level.from - mention.to === 1 && text.word(mention.to) === 'och') return false;
  const next = text.tokens[level.to];
  // The level must not belong to the next word: 'svenska, flytande engelska'.
  return (
    !next ||
    next.kind === 'sign' ||
    next.lines > 0 ||
    (AFTER_LEVEL.has(next.text) && !isListAfter(text.word(level.to), text.word(level.to + 1)))
  );
}

/** 'flytande i spanska' */
const isListAfter = (word: string, next: string): boolean => word === 'i' && /ska$|iska$/.test(next);

function isSaidOfAfter({ text }: Scanned, level: Marked, mention: Mention | undefined): boolean {
  if (!mention || !inOneSentence(text, level.from, mention.from) || mention.from - level.to > 5) return false;
  for (let at = level.to; at < mention.from; at += 1) if (!BETWEEN_LEVEL_AND_THING.has(text.word(at))) return false;
  return fits(level, mention);
}

function fits({ mark }: Marked, { slot }: Mention): boolean {
  if (mark.kind !== 'level') return false;
  return mark.slot === 'either' ? slot === 'skill' || slot === 'language' : slot === mark.slot;
}

/**
 * True if a list continues after the mention at `index`, as after 'franska' in 'flytande spanska, franska och tyska'.
 */
function continuesList({ text, mentions }: Scanned, index: number): boolean {
  const [mention, next] = [mentions[index], mentions[index + 1]];
  return (
    mention !== undefined && next !== undefined && next.slot === mention.slot && isJoined(text, mention.to, next.from)
  );
}

/** Sets the level on a mention, and on the joined mentions of the same slot until one with a level of its own. */
function apply(scan: Scanned, level: Marked, start: number, step: 1 | -1): void {
  const { text, mentions } = scan;
  const { mark } = level;
  if (mark.kind !== 'level') return;
  let last: Mention | undefined;
  for (let index = start; index >= 0 && index < mentions.length; index += step) {
    const mention = mentions[index];
    if (!mention || mention.slot !== (last ?? mention).slot) return;
    if (last) {
      const [from, to] = step > 0 ? [last.to, mention.from] : [mention.to, last.from];
      if (mention.from !== last.from && !isJoined(text, from, to)) return;
      if (hasBetween(text, from, to, /^[,()]$/) && (step < 0 || !continuesList(scan, index))) return;
      if (hasMarkBetween(scan, from, to, (other) => other !== level && /^(?:level|merit)$/.test(other.mark.kind)))
        return;
      // The next mention has its own level before or after it.
      const own = (other: Marked) => other !== level && other.mark.kind === 'level';
      const [low, high] = step > 0 ? [mention.to, mention.to + 5] : [mention.from - 5, mention.from];
      if (
        hasMarkBetween(
          scan,
          low,
          high,
          (other) => own(other) && (step > 0 ? other.from - mention.to <= 1 : other.to === mention.from),
        )
      )
        return;
    }
    if (mention.level && last) return;
    mention.level ??= mention.slot === 'skill' && mark.other ? mark.other : mark.level;
    if (mention.level === 'experienced' && mark.level === 'professional') mention.level = mark.level;
    last = mention;
  }
}
