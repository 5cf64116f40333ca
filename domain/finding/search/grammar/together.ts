import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import { ENOUGH, GROUP_THAT_ASKS, THOSE_IT_IS_FOR } from '#domain/finding/search/lexicon/telling.ts';
import { numberAt } from './number-phrases.ts';
import { beginsLine, type Rule, type Text } from './text.ts';
import { endOfPart, unread } from './unread-ends.ts';

/** Statements about groups that exist already and about audiences; none of these people is sought. */

/** The end of a statement about existing people, before the words for the person sought. */
export function endBeforeSought(text: Text, at: number): number {
  const end = endOfPart(text, at);
  for (let to = at + 1; to < end; to += 1) {
    const word = text.word(to);
    if (SEEKING.has(word) || word === 'men' || word === 'saknar' || word === 'som') return to;
    if (/^(?:och|,)$/.test(word) && /^(?:vi|nu|du)$/.test(text.word(to + 1))) return to;
  }
  return end;
}

const together: Rule = {
  name: 'who-is-together-already',
  examples: [
    ['Bandet består av bas, trummor och piano. Vi söker en sångare', { categories: ['musiker', 'sångare'] }],
    ['gruppen består av 12 kvinnor och vi söker nu en man', { genders: ['man'] }],
    ['ensemblen på tio personer söker en dansare', { categories: ['dansare'] }],
    ['Trion (två fioler och cello) söker pianist', { skills: [{ skill: 'piano' }] }],
    ['vi har gott om kvinnor men saknar män', { genders: ['man'] }],
    ['vi har redan en pianist men saknar trummis', { skills: [{ skill: 'trummor' }] }],
    ['Clown sökes, barnen är mellan 6 och 9 år', { skills: [{ skill: 'clowneri' }] }],
    ['filmen har premiär på bio i mars', {}],
  ],
  match(text, at) {
    const [word, next] = [text.word(at), text.word(at + 1)];
    if (/^består|^utgörs$/.test(word) && next === 'av') return unread(endBeforeSought(text, at), at);
    if (word === 'har' && ENOUGH.has(next)) return unread(endBeforeSought(text, at), at);
    // 'Trion (två fioler och cello) söker': the bracket lists the members.
    if (word === '(') {
      const closing = bracketEnd(text, at);
      if (closing !== undefined && SEEKING.has(text.word(closing))) return unread(closing, at);
    }
    if (GROUP_THAT_ASKS.has(word) && /^(?:på|om|med)$/.test(next) && numberAt(text, at + 2))
      return unread(endBeforeSought(text, at), at + 1);
    if (THOSE_IT_IS_FOR.has(word) && /^(?:är|blir)$/.test(next) && !isSoughtBefore(text, at))
      return unread(endOfPart(text, at, true), at);
    if (
      /^(?:biopremiär|tv-premiär|filmpremiär)$/.test(word) ||
      (word === 'premiär' && next === 'på' && /^(?:bio|tv|svt|netflix|tv4)$/.test(text.word(at + 2)))
    )
      return unread(endOfPart(text, at, true), at);
    return undefined;
  },
};

/**
 * The index after the bracket that begins at a token; undefined unless it ends within twelve tokens on the same line.
 */
function bracketEnd(text: Text, at: number): number | undefined {
  for (let to = at + 1; to < at + 12 && !beginsLine(text, to); to += 1) if (text.word(to) === ')') return to + 1;
  return undefined;
}

/** 'Vi söker barn. Barnen är 8–10 år': here the children are the people sought. */
function isSoughtBefore(text: Text, at: number): boolean {
  for (let before = at - 1; before > at - 40 && before >= 0; before -= 1)
    if (/^(?:barn|elever|flickor|pojkar)$/.test(text.word(before))) return true;
  return false;
}

export const TOGETHER_RULES: readonly Rule[] = [together];
