import { AS_WHOM, BEFORE_PLAYED, TO_PLAY } from '#domain/finding/search/lexicon/playing.ts';
import { POSSESSIVE } from '#domain/finding/search/lexicon/relatives.ts';
import {
  AFTER_LANGUAGE,
  BEFORE_ADJECTIVE,
  BEFORE_LANGUAGE,
  IN_A_LANGUAGE,
} from '#domain/finding/search/lexicon/speaking.ts';
import { GROUP_NOUN } from '#domain/finding/search/lexicon/telling.ts';
import type { Slot } from '#domain/finding/search/reading.ts';
import type { Sense } from '#domain/finding/search/words/sense.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { GENDER_RULES, isBothForms, isGender } from './genders.ts';
import { beginsLine, type Item, type Rule, senseOf, type Text } from './text.ts';

/** True if a word is a language to speak, not the adjective of 'svenska män' or 'den norska filmen'. */
function isLanguage(text: Text, at: number, to: number): boolean {
  const word = text.word(at);
  if (!/sk[at]$/.test(word) || word.startsWith('svensksp')) return true;
  // 'spanska/engelska låtar': both adjectives describe the songs.
  if (text.word(to) === '/' && senseOf(text, to + 1, 'language') && isThing(text, to + 2)) return false;
  if (text.word(at - 1) === '/' && senseOf(text, at - 2, 'language') && isThing(text, to)) return false;
  const before = text.tokens[at - 1];
  const after = text.tokens[to];
  // 'lättläst svenska', 'textad engelska': a form of writing, not a language to speak.
  if (/^(?:lättläst|textad|textat|översatt)$/.test(before?.text ?? '')) return false;
  if (
    before &&
    before.lines === 0 &&
    BEFORE_ADJECTIVE.has(before.text) &&
    after?.kind === 'word' &&
    !AFTER_LANGUAGE.has(after.text)
  )
    return false;
  if (after?.kind !== 'word' || after.lines > 0 || AFTER_LANGUAGE.has(after.text)) return true;
  if (senseOf(text, to, 'language') || senseOf(text, to, 'dialect')) return true;
  return (
    before !== undefined &&
    BEFORE_LANGUAGE.has(before.text) &&
    !(text.found(to)?.senses.some(({ slot }) => slot === 'gender' || slot === 'category') ?? false)
  );
}

/** Nouns of things made in a language: låtar, filmer, texter. */
const isThing = (text: Text, at: number): boolean => IN_A_LANGUAGE.test(text.word(at)) && !beginsLine(text, at);

/** A crew trade in the definite singular is a person who has the job already: 'regissören heter'. */
function isCrewAlreadyThere(text: Text, at: number, sense: Sense): boolean {
  // 'bandet söker en sångerska'
  if (/^(?:bandet|orkestern|kören)$/.test(text.word(at)) && /^(?:söker|behöver|letar|vill)$/.test(text.word(at + 1)))
    return true;
  return (
    categories.find(sense.id)?.group === 'crew' &&
    /(?:en|aren|n)$/.test(text.word(at)) &&
    !/(?:man|anden)$/.test(text.word(at))
  );
}

/** 'artisten Berlin': a named person who is there already. */
function isNamed(text: Text, at: number, to: number): boolean {
  const next = text.tokens[to];
  return (
    /(?:en|aren)$/.test(text.word(at)) &&
    to === at + 1 &&
    next?.is_capital === true &&
    next.lines === 0 &&
    !text.found(to)
  );
}

/** A part to be played is no trade of the person: 'ska spela servitriser'. */
function isPlayed(text: Text, at: number): boolean {
  const before = BEFORE_PLAYED.has(text.word(at - 1)) ? at - 2 : at - 1;
  return TO_PLAY.has(text.word(before)) || (text.word(before) === 'som' && AS_WHOM.has(text.word(before - 1)));
}

function isForSomebodyElse(text: Text, at: number): boolean {
  return /^(?:för|åt|mot|bakom|av)$/.test(text.word(at - 1)) && !beginsLine(text, at);
}

/** Verbs in the past tense tell a story and ask for nothing. */
const PAST = /^.{3,}(?:ade|dde|kte)$/;

/**
 * 'Tonårskören (13–19 år) sjunger pop', 'luciatåget sjunger på sjukhus': an activity of the group that wrote the brief.
 */
function isOfGroup(text: Text, at: number): boolean {
  if (!/[^s]er$|ar$/.test(text.word(at))) return false;
  let before = at - 1;
  if (text.word(before) === ')') while (before > at - 12 && text.word(before) !== '(') before -= 1;
  if (text.word(before) === '(') before -= 1;
  return GROUP_NOUN.test(text.word(before));
}

/** A verb whose subject is 'vi' or 'ni' tells what the company does: 'vi filmar i våra lokaler'. */
function isOurs(text: Text, at: number): boolean {
  return (
    /^(?:vi|ni)$/.test(text.word(at - 1)) ||
    (/^(?:vi)$/.test(text.word(at - 2)) && /^(?:ska|kommer|vill)$/.test(text.word(at - 1)))
  );
}

/** 'dansar salsa' asks for the style, not for dancing in general. */
function isGeneralOfNext(text: Text, sense: Sense, to: number): boolean {
  if (sense.id !== 'dance_general' && sense.id !== 'singing') return false;
  const next = senseOf(text, to, 'skill');
  const isSameKind =
    next !== undefined && next.id !== sense.id && skills.find(next.id)?.group === skills.find(sense.id)?.group;
  return isSameKind && !beginsLine(text, to);
}

/** The item of a sense. */
export function itemOf(sense: Sense): Item {
  return {
    slot: sense.slot as Slot,
    value: sense.id,
    ...(sense.level && { level: sense.level }),
    ...(sense.noun && { noun: sense.noun }),
  };
}

/** The slots for which a single word is a wish. */
export const WISHED: ReadonlySet<string> = new Set([
  'skill',
  'language',
  'licence',
  'dialect',
  'category',
  'gender',
  'hair_color',
  'eye_color',
  'beard',
  'feature',
  'body_type',
  'hair_length',
  'hair_type',
  'ruled_out',
]);

function isWish(text: Text, at: number, to: number, sense: Sense): boolean {
  // 'en barista-typ' is a person who only looks like a barista.
  if (
    text.word(to) === '-' &&
    text.tokens[to]?.glued &&
    /^(?:typ|typen|liknande|aktig|känsla|look)$/.test(text.word(to + 1))
  )
    return false;
  switch (sense.slot) {
    case 'language':
      return isLanguage(text, at, to);
    case 'category':
      return !(
        (sense.id === 'speaker_talk' && text.word(at) === 'talare' && /ska$/.test(text.word(at - 1))) ||
        isNamed(text, at, to) ||
        isCrewAlreadyThere(text, at, sense) ||
        isPlayed(text, at) ||
        isForSomebodyElse(text, at) ||
        POSSESSIVE.has(text.word(at - 1))
      );
    case 'gender':
      return isGender(text, at, to);
    case 'skill':
      return !(
        POSSESSIVE.has(text.word(at - 1)) ||
        /^(?:bli|blir|blev)$/.test(text.word(at - 1)) ||
        PAST.test(text.word(at)) ||
        (text.word(at - 1) === 'som' && /^roll(?:en)?$/.test(text.word(at - 2))) ||
        isOurs(text, at) ||
        isOfGroup(text, at) ||
        // 'Han är fiskare': the occupation of the part.
        (/^(?:han|hon|hen)$/.test(text.word(at - 2)) && text.word(at - 1) === 'är') ||
        isGeneralOfNext(text, sense, to) ||
        (isForSomebodyElse(text, at) && /(?:are|ist|ör|utbildning)$/.test(text.word(at)))
      );
    default:
      return true;
  }
}

const notion: Rule = {
  name: 'notion',
  begins: 'word',
  examples: [
    ['kan rida', { skills: [{ skill: 'ridning' }] }],
    ['ridvan', { skills: [{ skill: 'ridning', min_level: 'van' }] }],
    ['skådespelerska', { categories: ['skådespelare'], genders: ['kvinna'] }],
    ['spansktalande', { languages: [{ language: 'spanska' }] }],
    ['svenska män', { genders: ['man'] }],
    ['Tonårskören (13–19 år) sjunger pop', { age_min: 13, age_max: 19 }],
    ['dansar salsa', { skills: [{ skill: 'salsa' }] }],
    ['dansa polska', { skills: [{ skill: 'folkdans' }] }],
    ['polska modersmål', { languages: [{ language: 'polska', min_level: 'modersmål' }] }],
    ['göteborgsk dialekt', { dialects: ['göteborgska'] }],
    ['utan dialekt', { dialects: ['rikssvenska'] }],
    ['MC-körkort', { licences: ['mc-körkort'] }],
    ['helskägg', { beard: 'helskägg' }],
    ['regissören', {}],
    ['bandet söker en koreograf', { categories: ['koreograf'] }],
    ['värdinnor/värdar', { categories: ['värdinna'] }],
    ['vi söker hans son', { genders: ['man'] }],
    ['danska el norska', { any_of: [[{ language: 'danska' }, { language: 'norska' }]] }],
    ['herrmodell', { categories: ['modell'], genders: ['man'] }],
  ],
  match(text, at) {
    const found = text.found(at);
    if (!found) return undefined;
    const wished = found.senses.filter(({ slot }) => WISHED.has(slot));
    if (wished.length === 0) return undefined;
    const items = wished
      .filter((sense) => isWish(text, at, found.to, sense) && !isBothForms(text, at, found.to, sense))
      .map(itemOf);
    return items.length > 0 ? { to: found.to, items } : { to: found.to };
  },
};

export const NOTION_RULES: readonly Rule[] = [...GENDER_RULES, notion];
