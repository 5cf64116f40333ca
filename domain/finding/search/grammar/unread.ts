import {
  CLIENT_LABELS,
  IN_TITLES,
  STAGED,
  STORY_LABELS,
  STORY_VERBS,
  USAGE,
  WORKS_ENDING,
} from '#domain/finding/search/lexicon/telling.ts';
import { DEADLINE_RULES } from './deadlines.ts';
import { TOLD_RULES } from './people-not-sought.ts';
import { beginsLine, endOfSentence, type Rule, senseOf, type Text } from './text.ts';
import { endOfLine, endOfPart, unread } from './unread-ends.ts';

/**
 * STORY_VERBS by their first word. The rules of this file consume text about anything but the person sought, so that no
 * age, place or day is read from it.
 */

const storyVerbs = new Map<string, (readonly string[])[]>();
for (const phrase of STORY_VERBS) {
  const words = phrase.split(' ');
  storyVerbs.set(words[0] ?? '', [...(storyVerbs.get(words[0] ?? '') ?? []), words]);
}

function isAt(text: Text, at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => text.word(at + offset) === word);
}

/** A section with a heading (SYNOPSIS) continues until a blank line or the next heading. */
function endOfBlock(text: Text, at: number): number {
  let to = at + 1;
  while (to < text.tokens.length) {
    const token = text.tokens[to];
    if (token && token.lines >= 2 && to > at + 1) return to;
    // 'ROLL:' at the beginning of a line.
    if (token && token.lines > 0 && to > at + 1 && text.word(to + 1) === ':') return to;
    to += 1;
  }
  return to;
}

const about: Rule = {
  name: 'client-and-story',
  examples: [
    ['Kund: Göteborgs Kex\nKvinna', { genders: ['kvinna'] }],
    ['Filmen handlar om en man i Kiruna', {}],
    [
      'dokumentär om renar, Arjeplog i januari',
      { places: ['Arjeplog'], dates: [{ from: '2027-01-01', to: '2027-01-31' }] },
    ],
    ['Podd om jakt, kvinna', { genders: ['kvinna'] }],
    ['Filmen visas i Sverige, Danmark och Polen', {}],
    ['Vi är ett bolag i Malmö som söker en kvinna i Lund', { genders: ['kvinna'], places: ['Lund'] }],
    ['Serie som utspelas på 80-talet söker statister', { categories: ['statist'] }],
    ['man som ser ut som en boxare', { genders: ['man'] }],
    ['du kan tänka dig att raka dig', {}],
    ['Publiken består av pensionärer', {}],
    ['Filmen klipps under våren', {}],
    ['"Skåne mitt Skåne"', {}],
    ['sätter upp Trollkarlen från Oz i Lund', { places: ['Lund'] }],
  ],
  match(text, at) {
    const word = text.word(at);
    const isLabel = text.word(at + 1) === ':';
    if (isLabel && /^(?:tba|tbc|tbd|nda|hemlig|hemligt)$/.test(text.word(at + 2))) return unread(at + 3, at);
    if (isLabel && CLIENT_LABELS.has(word) && beginsPart(text, at))
      return unread(isOneLine(text, at) ? endOfPart(text, at) : endOfLine(text, at), at);
    if (STORY_LABELS.has(word) && beginsLine(text, at) && (isLabel || text.tokens[at + 1]?.lines))
      return unread(endOfBlock(text, at), at);
    if (STORY_LABELS.has(word) && isLabel) return unread(endOfSentence(text, at), at);
    for (const words of storyVerbs.get(word) ?? [])
      if (isAt(text, at, words))
        return unread(Math.min(endOfPart(text, at), endBeforePlace(text, at), endBeforeSeeking(text, at)), at);
    // 'Podd om jakt, man eller kvinna': the topic ends with the clause.
    if (text.word(at + 1) === 'om' && WORKS_ENDING.test(word)) return unread(endOfTopic(text, at), at);
    // 'Målgruppen är golfare', 'publiken består av pensionärer'
    if (
      /^(?:målgruppen|publiken|besökarna|gästerna|kunderna)$/.test(word) &&
      /^(?:är|består|utgörs)$/.test(text.word(at + 1))
    )
      return unread(endOfPart(text, at), at);
    if (USAGE.has(word)) return unread(endOfUsage(text, at), at);
    if (word === '"') return unread(endOfQuote(text, at) ?? at, at);
    // 'sätter upp Trollkarlen från Oz', 'operan Carmen'
    if (isTitleAfter(text, at)) return unread(afterTitle(text, at + 1), at);
    if (/^(?:heter|kallas)$/.test(word) && text.tokens[at + 1]?.is_capital) return unread(afterName(text, at + 1), at);
    // 'ser ut som en boxare', 'kan tänka dig att raka dig'
    if (/^(?:ser|se)$/.test(word) && isAt(text, at + 1, ['ut', 'som']))
      return unread(Math.min(endOfPart(text, at, true), at + (/^(?:en|ett)$/.test(text.word(at + 3)) ? 5 : 4)), at);
    if (word === 'tänka' && /^(?:sig|dig|er)$/.test(text.word(at + 1)) && text.word(at + 2) === 'att')
      return unread(Math.min(endOfPart(text, at, true), at + 5), at);
    if (/^(?:villig|villiga|beredd|beredda|redo|öppen)$/.test(word) && /^(?:att|för|till)$/.test(text.word(at + 1)))
      return unread(Math.min(endOfPart(text, at, true), at + 4), at);
    if (word === '(' && /^(?:story|storyn|ej|påhittad)$/.test(text.word(at + 1)) && text.word(at + 1) !== 'ej')
      return { to: at + 3, mark: { kind: 'unread' } };
    return undefined;
  },
};

/** True if a label can stand at a token: at the beginning of a line, a sentence or an item of a list. */
function beginsPart(text: Text, at: number): boolean {
  return (
    beginsLine(text, at) ||
    text.tokens[at - 1]?.sentence !== text.tokens[at]?.sentence ||
    /^[;|*•,]$/.test(text.word(at - 1))
  );
}

/** 'dokumentär om renar, Arjeplog i januari': the place of work is no part of the story. */
function endBeforePlace(text: Text, at: number): number {
  const end = endOfSentence(text, at);
  for (let to = at + 1; to < end; to += 1)
    if (text.word(to) === ',' && senseOf(text, to + 1, 'place') && !senseOf(text, to - 1, 'place')) return to;
  return end;
}

/** 'Serie som utspelas på 80-talet söker statister': the person sought is no part of the story. */
function endBeforeSeeking(text: Text, at: number): number {
  const end = endOfSentence(text, at);
  for (let to = at + 1; to < end; to += 1)
    if (/^(?:söker|sökes|söks|behöver)$/.test(text.word(to)) && text.word(to - 1) !== 'som') return to;
  return end;
}

function endOfTopic(text: Text, at: number): number {
  const end = endOfPart(text, at, true);
  for (let to = at + 1; to < end; to += 1)
    if (
      /^(?::|söker|sökes|söks|behöver|där|som)$/.test(text.word(to)) ||
      (text.word(to) === ',' && senseOf(text, to + 1, 'place'))
    )
      return to;
  return end;
}

/** True if more sentences follow on a token's line. */
function isOneLine(text: Text, at: number): boolean {
  return !beginsLine(text, endOfSentence(text, at));
}

/** Usage ends before an amount or a word of payment, or at the end of the clause. */
function endOfUsage(text: Text, at: number): number {
  const end = endOfPart(text, at);
  for (let to = at + 1; to < end; to += 1) {
    if (/^(?:kr|kronor|sek|arvode|gage|ersättning)$/.test(text.word(to))) {
      let from = to;
      while (from > at + 1 && text.tokens[from - 1]?.kind === 'number') from -= 1;
      return from;
    }
  }
  return end;
}

function endOfQuote(text: Text, at: number): number | undefined {
  for (let to = at + 1; to <= at + 16 && to < text.tokens.length; to += 1) {
    if (text.word(to) === '"') return to + 1;
    if (beginsLine(text, to)) return undefined;
  }
  return undefined;
}

/** True if the name of a play follows: 'sätter upp Hamlet', 'musikalen Hair'. */
function isTitleAfter(text: Text, at: number): boolean {
  const word = text.word(at);
  const isStaged = word === 'upp' && /^sätt(?:er|a|s)$/.test(text.word(at - 1));
  return (
    (isStaged || STAGED.has(word)) &&
    text.tokens[at + 1]?.is_capital === true &&
    !senseOf(text, at + 1, 'place') &&
    !beginsLine(text, at + 1)
  );
}

/** The index after a title: its words have capitals, or join words with capitals. */
function afterTitle(text: Text, at: number): number {
  let to = at + 1;
  for (let next = to; next < to + 4 && text.tokens[next]?.kind === 'word' && !beginsLine(text, next); next += 1)
    if (text.tokens[next]?.is_capital) {
      if (senseOf(text, next, 'place') && text.word(next - 1) === 'i') break;
      to = next + 1;
    } else if (!IN_TITLES.has(text.word(next))) break;
  return to;
}

/** The index after a name: words with capitals on one line. */
function afterName(text: Text, at: number): number {
  let to = at;
  while (text.tokens[to]?.is_capital && !beginsLine(text, to)) to += 1;
  return to;
}

export const UNREAD_RULES: readonly Rule[] = [about, ...DEADLINE_RULES, ...TOLD_RULES];
