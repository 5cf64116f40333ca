import { AFTER_LEVEL, BETWEEN_LEVEL_AND_THING, BETWEEN_THING_AND_LEVEL } from '#domain/search/lexicon/levels.ts';
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

/** Gives each language and skill the level that was said of it: before it ('flytande spanska'), after it ('spanska
 * flytande', 'rida på van nivå'), and of the others joined to it. */
export function attachLevels(scan: Scanned): void {
  const { text, wishes, marks } = scan;
  for (const wish of wishes) {
    // 'mycket ridvan'
    if (wish.level === 'experienced' && text.word(wish.from - 1) === 'mycket') wish.level = 'very_experienced';
  }
  for (const level of marks) {
    if (level.mark.kind !== 'level') continue;
    const before = firstFrom(wishes, level.from) - 1;
    const after = firstFrom(wishes, level.to);
    if (isSaidOfBefore(scan, level, wishes[before])) apply(scan, level, before, -1);
    else if (isSaidOfAfter(scan, level, wishes[after])) apply(scan, level, after, 1);
    else if (isOfLineBefore(scan, level)) applyToLine(scan, level, before);
    else if (standsApart(scan, level)) apply(scan, level, lastFitting(scan, level, before), -1);
  }
}

/** 'Klättrare, kvinna, 20–35, mycket van' in one sentence; 'tyska och franska. Modersmål krävs.' over two. */
function lastFitting({ text, wishes }: Scanned, level: Marked, before: number): number {
  for (let index = before; index >= 0 && index > before - 10; index -= 1) {
    const wish = wishes[index];
    if (!wish || level.from - wish.to > 30) return -1;
    const isNear = inOneSentence(text, wish.from, level.from) || (wish.slot === 'language' && index === before);
    if (fits(level, wish)) return isNear && !wish.level ? index : -1;
  }
  return -1;
}

/** 'Stil: hiphop' and 'Nivå: proffs' on the line below. */
function isOfLineBefore({ text, wishes }: Scanned, level: Marked): boolean {
  const wish = wishes[firstFrom(wishes, level.from) - 1];
  return (
    text.word(level.from - 1) === ':' &&
    /^nivån?$/.test(text.word(level.from - 2)) &&
    wish !== undefined &&
    wish.to === level.from - 2 &&
    fits(level, wish)
  );
}

function applyToLine({ text, wishes }: Scanned, level: Marked, last: number): void {
  for (let index = last; index >= 0; index -= 1) {
    const wish = wishes[index];
    if (!wish || !fits(level, wish) || !inOneSentence(text, wish.from, wishes[last]?.from ?? 0)) return;
    if (level.mark.kind === 'level') wish.level ??= level.mark.level;
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

function isSaidOfBefore(scan: Scanned, level: Marked, wish: Wish | undefined): boolean {
  const { text } = scan;
  if (!wish || !fits(level, wish) || !inOneSentence(text, wish.from, level.from)) return false;
  for (let at = wish.to; at < level.from; at += 1) if (!BETWEEN_LEVEL_AND_THING.has(text.word(at))) return false;
  if (hasMarkBetween(scan, wish.to, level.from, () => true)) return false;
  if (level.from - wish.to === 1 && text.word(wish.to) === 'och') return false;
  const next = text.tokens[level.to];
  // What follows must not be what the level is said of: 'svenska, flytande engelska'.
  return (
    !next ||
    next.kind === 'sign' ||
    next.lines > 0 ||
    (AFTER_LEVEL.has(next.text) && !isListAfter(text.word(level.to), text.word(level.to + 1)))
  );
}

/** 'flytande i spanska' */
const isListAfter = (word: string, next: string): boolean => word === 'i' && /ska$|iska$/.test(next);

function isSaidOfAfter({ text }: Scanned, level: Marked, wish: Wish | undefined): boolean {
  if (!wish || !inOneSentence(text, level.from, wish.from) || wish.from - level.to > 5) return false;
  for (let at = level.to; at < wish.from; at += 1) if (!BETWEEN_THING_AND_LEVEL.has(text.word(at))) return false;
  return fits(level, wish);
}

function fits({ mark }: Marked, { slot }: Wish): boolean {
  if (mark.kind !== 'level') return false;
  return mark.slot === 'either' ? slot === 'skill' || slot === 'language' : slot === mark.slot;
}

/** True when what follows in a list is joined by 'och' or 'eller': 'flytande spanska, franska och tyska'. */
function endsList({ text, wishes }: Scanned, index: number): boolean {
  const [wish, next] = [wishes[index], wishes[index + 1]];
  return wish !== undefined && next !== undefined && next.slot === wish.slot && isJoined(text, wish.to, next.from);
}

/** Sets the level and goes on over what is joined to it, until something that has its own. */
function apply(scan: Scanned, level: Marked, start: number, step: 1 | -1): void {
  const { text, wishes } = scan;
  const { mark } = level;
  if (mark.kind !== 'level') return;
  let last: Wish | undefined;
  for (let index = start; index >= 0 && index < wishes.length; index += step) {
    const wish = wishes[index];
    if (!wish || wish.slot !== (last ?? wish).slot) return;
    if (last) {
      const [from, to] = step > 0 ? [last.to, wish.from] : [wish.to, last.from];
      if (wish.from !== last.from && !isJoined(text, from, to)) return;
      if (hasBetween(text, from, to, /^[,()]$/) && (step < 0 || !endsList(scan, index))) return;
      if (hasMarkBetween(scan, from, to, (other) => other !== level && /^(?:level|merit)$/.test(other.mark.kind)))
        return;
      // The next has its own level before or after it.
      const own = (other: Marked) => other !== level && other.mark.kind === 'level';
      const [low, high] = step > 0 ? [wish.to, wish.to + 5] : [wish.from - 5, wish.from];
      if (
        hasMarkBetween(
          scan,
          low,
          high,
          (other) => own(other) && (step > 0 ? other.from - wish.to <= 1 : other.to === wish.from),
        )
      )
        return;
    }
    if (wish.level && last) return;
    wish.level ??= wish.slot === 'skill' && mark.other ? mark.other : mark.level;
    if (wish.level === 'experienced' && mark.level === 'professional') wish.level = mark.level;
    last = wish;
  }
}
