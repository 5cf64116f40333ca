import { COUNTED_THINGS } from '#domain/finding/search/lexicon/measures.ts';
import { BEFORE_GLUED_NUMBER, NUMBERED, UNITS } from '#domain/finding/search/lexicon/numbers.ts';
import { numberOfWord } from '#domain/finding/search/words/time-words.ts';
import { beginsLine, type Text } from './text.ts';

export type NumberAt = { readonly value: number; readonly to: number };
export type RangeAt = { readonly min: number; readonly max: number; readonly to: number };

/** A number in digits or in words at an index. 'en' and 'ett' count as 1. */
export function numberAt(text: Text, at: number): NumberAt | undefined {
  const token = text.tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return Number.isNaN(token.number) ? undefined : { value: token.number, to: at + 1 };
  const value = token.kind === 'word' ? numberOfWord(token.text) : undefined;
  return value === undefined ? undefined : { value, to: at + 1 };
}

/** The index after a joiner of range ends ('-', 'till', 't.o.m.'), or undefined. */
export function afterDash(text: Text, at: number): number | undefined {
  const word = text.word(at);
  if (beginsLine(text, at) && at > 0) return undefined;
  if (word === '-') {
    // '18--25' as well.
    return text.word(at + 1) === '-' ? at + 2 : at + 1;
  }
  if (word === 'till' || word === 'tom')
    return text.word(at + 1) === 'och' && text.word(at + 2) === 'med' ? at + 3 : at + 1;
  if (word === 't' && text.word(at + 1) === 'o' && text.word(at + 2) === 'm') return at + 3;
  if (word === 't' && text.word(at + 1) === '.' && text.word(at + 2) === 'o') {
    return text.word(at + 5) === '.' ? at + 6 : at + 5;
  }
  return undefined;
}

/** A range of two numbers: '25-35', '25 till 35', and 'mellan 25 och 35' if `isBetween`. */
export function rangeAt(text: Text, at: number, isBetween = false): RangeAt | undefined {
  const one = numberAt(text, at);
  if (!one) return undefined;
  let from = one.to;
  // '25 år till 35 år', '25 år - 35 år'
  if (text.word(from) === 'år' && afterDash(text, from + 1) !== undefined) from += 1;
  const next =
    afterDash(text, from) ?? (isBetween && /^(?:och|o|till|-)$/.test(text.word(from)) ? from + 1 : undefined);
  const two = next === undefined ? undefined : numberAt(text, text.word(next) === 'till' ? next + 1 : next);
  if (!two) return undefined;
  return { min: Math.min(one.value, two.value), max: Math.max(one.value, two.value), to: two.to };
}

/** True if the number that ends before `at` is complete: no unit, decimal, time of day or further part follows. */
export function standsAlone(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (!token || token.lines > 0) return true;
  const word = token.text;
  if (token.kind === 'number') {
    // '6 500' is one number.
    return !token.glued && text.word(at - 1) !== '-' && !(token.text.length === 3 && text.word(at + 1) !== 'cm');
  }
  if (token.kind === 'sign') {
    const after = text.tokens[at + 1];
    const goesOn = token.glued && after?.glued === true && after.kind === 'number';
    if (/^[.,:/]$/.test(word))
      return !goesOn && !(word === ':' && after?.text === '-') && !(word === '/' && token.glued);
    return !/^[-%€$£°+*=]$/.test(word) || (word === '-' && !token.glued);
  }
  return !(token.glued || UNITS.has(word) || (COUNTED_THINGS.has(word) && word !== 'm'));
}

function isPersonOrLabel(text: Text, at: number): boolean {
  return (
    BEFORE_GLUED_NUMBER.has(text.word(at)) ||
    (text.found(at)?.senses.some(({ slot }) => slot === 'gender' || slot === 'category') ?? false)
  );
}

/** True if the token before a number makes the number a part of a time, a decimal, a size or a week. */
export function isContinued(text: Text, at: number): boolean {
  const token = text.tokens[at];
  const before = text.tokens[at - 1];
  if (!token || !before || token.lines > 0) return false;
  // 'kvinna25-35': the space is missing.
  if (token.glued && before.kind === 'word' && isPersonOrLabel(text, at - 1)) return false;
  if (token.glued && (before.kind !== 'sign' || /^[.,:/+#$€@_&=-]$/.test(before.text))) {
    return (
      !(before.text === ':' && text.tokens[at - 2]?.kind === 'word') &&
      !(before.text === ',' && text.tokens[at - 2]?.kind === 'word')
    );
  }
  return NUMBERED.has(
    before.kind === 'sign' && (before.text === '.' || before.text === ':')
      ? (text.tokens[at - 2]?.text ?? '')
      : before.text,
  );
}

/** True for a unit of measure or of counting. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}
