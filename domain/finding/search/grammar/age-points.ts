import { AGE_WORDS } from '#domain/finding/search/lexicon/people.ts';
import { numberOfWord } from '#domain/finding/search/words/time-words.ts';
import { ASKED, afterLabel, afterYears, age, childrenAt, isPassing, OLDEST, TOLD, WORD } from './age-phrases.ts';
import { isContinued, numberAt, standsAlone } from './number-phrases.ts';
import { beginsLine, type Rule, senseOf, type Text } from './text.ts';

/** Rules for a single age, exact or rough, and for words of age. */
export const AGE_POINT_RULES: readonly Rule[] = [
  {
    name: 'age-around',
    examples: [
      ['i 40-årsåldern', { age_min: 38, age_max: 45 }],
      ['i femtioårsåldern', { age_min: 48, age_max: 55 }],
      ['30–40-årsåldern', { age_min: 30, age_max: 40 }],
      ['20-nånting', { age_min: 20, age_max: 29 }],
      ['70 ±', { age_min: 67, age_max: 73 }],
    ],
    match(text, at) {
      const word = text.word(at);
      if (/årsålder(?:n)?$/.test(word)) {
        const value = numberOfWord(word.replace(/årsåldern?$/, ''));
        return value === undefined ? undefined : age(text, at, at + 1, { min: value - 2, max: value + 5 }, ASKED);
      }
      const number = numberAt(text, at);
      if (!number || number.value > OLDEST || isContinued(text, at)) return undefined;
      const from = text.word(number.to) === '-' ? number.to + 1 : number.to;
      if (/^(?:nånting|någonting|nåt|något|ish)$/.test(text.word(from)) && from > number.to)
        return age(text, at, from + 1, { min: number.value, max: number.value + 9 }, TOLD);
      if (/^[±~]$/.test(text.word(number.to)))
        return age(text, at, number.to + 1, { min: number.value - 3, max: number.value + 3 }, TOLD);
      const years = afterYears(text, number.to);
      const isAround = years !== undefined && /åldern?$/.test(text.word(years - 1));
      return isAround ? age(text, at, years, { min: number.value - 2, max: number.value + 5 }, ASKED) : undefined;
    },
  },
  {
    name: 'age-exact',
    examples: [
      ['8 år', { age_min: 8, age_max: 8 }],
      ['15-åring', { age_min: 15, age_max: 15 }],
      ['trettioårig', { age_min: 30, age_max: 30 }],
      ['ålder: 35', { age_min: 35, age_max: 35 }],
      ['i 15 år', {}],
      ['5 års erfarenhet', {}],
      ['250 år gammal', {}],
    ],
    match(text, at) {
      const word = /^(.+)(?:åring|åringar|årig|åriga|årigt|åringen)$/.exec(text.word(at))?.[1];
      const spelt = word === undefined ? undefined : numberOfWord(word);
      if (spelt !== undefined) return age(text, at, at + 1, { min: spelt, max: spelt }, TOLD);
      const from = afterLabel(text, at);
      const number = numberAt(text, from);
      if (!number) return undefined;
      const years = afterYears(text, number.to);
      if (years === undefined) {
        const isLabelled = from > at && standsAlone(text, number.to);
        return isLabelled && number.value <= OLDEST
          ? age(text, at, number.to, { min: number.value, max: number.value }, ASKED)
          : undefined;
      }
      // Consumed without a value: no person is 250 years old.
      if (number.value > OLDEST || number.value === 0) return { to: years, mark: { kind: 'unread' } };
      if (from === at && isContinued(text, at)) return undefined;
      if (text.word(years - 1) === 'år' && isPassing(text, at, years)) return { to: years, mark: { kind: 'unread' } };
      return age(text, at, years, { min: number.value, max: number.value }, TOLD);
    },
  },
  {
    name: 'age-after-person',
    examples: [
      ['Kvinna, 30, rött hår', { genders: ['kvinna'], age_min: 30, age_max: 30, hair_colors: ['rött'] }],
      ['MAMMA (42)', { genders: ['kvinna'], age_min: 42, age_max: 42 }],
      ['Roll: Anna (34), advokat', { age_min: 34, age_max: 34 }],
      ['kvinna 3 dagar', { genders: ['kvinna'] }],
      ['dotter 12 och son 8', { genders: ['kvinna', 'man'], age_min: 8, age_max: 12 }],
      ['min dotter Lisa, 7, ska hem', {}],
    ],
    match(text, at) {
      const token = text.tokens[at];
      if (token?.kind !== 'number' || token.text.length > 2 || token.number < 3 || token.lines > 0) return undefined;
      const person = /^[,(]$/.test(text.word(at - 1)) ? at - 2 : at - 1;
      const next = text.tokens[at + 1];
      const ends =
        !next ||
        next.lines > 0 ||
        (/^[,.;)]$/.test(next.text) && text.tokens[at + 2]?.kind !== 'number') ||
        (/^(?:och|samt)$/.test(next.text) && isPersonOfAge(text, at + 2));
      if (!ends || !(text.word(person) === 'man' || senseOf(text, person, 'gender') || isNameOfPart(text, person)))
        return undefined;
      return age(text, at, at + 1, { min: token.number, max: token.number }, TOLD);
    },
  },
  {
    name: 'age-reached',
    examples: [
      ['fyllda 18', { age_min: 18 }],
      ['18 år fyllda', { age_min: 18 }],
      ['alla som fyller 15 i år', { age_min: 15, age_max: 15 }],
      ['alla som fyller 10 i år eller är äldre', { age_min: 10 }],
      ['du ska fylla 16 i år', { age_min: 16 }],
    ],
    match(text, at) {
      // 'alla som fyller 15 i år' means that age; 'du ska fylla 15 i år' and '… eller är äldre' mean that age or older.
      if (/^(?:fyller|fylla)$/.test(text.word(at)) && /^(?:som|ska|skall|du)$/.test(text.word(at - 1))) {
        const number = numberAt(text, text.word(at + 1) === 'minst' ? at + 2 : at + 1);
        const years = number && (text.word(number.to) === 'år' ? number.to + 1 : number.to);
        if (!number || !years || number.value > OLDEST) return undefined;
        const isThisYear =
          (text.word(years) === 'i' && text.word(years + 1) === 'år') ||
          (text.word(years) === 'under' && text.word(years + 1) === 'året');
        if (!isThisYear) return undefined;
        const to = years + 2;
        const isLeast =
          text.word(at) === 'fylla' ||
          text.word(at + 1) === 'minst' ||
          (/^(?:eller|och)$/.test(text.word(to)) &&
            [to + 1, to + 2].some((near) => /^(?:äldre|uppåt)$/.test(text.word(near))));
        return age(text, at, to, isLeast ? { min: number.value } : { min: number.value, max: number.value }, ASKED);
      }
      if (/^(?:fyllda|fyllt|fylld)$/.test(text.word(at))) {
        const number = numberAt(text, at + 1);
        if (!number || number.value > OLDEST) return undefined;
        return age(text, at, afterYears(text, number.to) ?? number.to, { min: number.value }, ASKED);
      }
      const number = numberAt(text, at);
      const years = number && (afterYears(text, number.to) ?? number.to);
      return number && years && number.value <= OLDEST && /^(?:fyllda|fyllt)$/.test(text.word(years))
        ? age(text, at, years + 1, { min: number.value }, ASKED)
        : undefined;
    },
  },
  {
    name: 'age-word',
    examples: [
      ['medelålders', { age_min: 40, age_max: 60 }],
      ['pensionär', { age_min: 65 }],
      ['tonåring', { age_min: 13, age_max: 19 }],
      ['unga vuxna', { age_min: 18, age_max: 30 }],
      ['Vi söker barn som gillar snö', { age_max: 12 }],
      ['Vi behöver 20 barn, 8–13 år', { headcount: 20, age_min: 8, age_max: 13 }],
      ['Vi söker barn och vuxna', {}],
      ['du leder pensionärer', {}],
      ['tonårstjej', { age_min: 13, age_max: 19, genders: ['kvinna'] }],
    ],
    match(text, at) {
      const children = childrenAt(text, at);
      if (children.length > 0) return { to: at + 1, items: children };
      const sense = senseOf(text, at, 'age_word');
      const words = sense && AGE_WORDS[Number(sense.id)];
      const found = text.found(at);
      if (!words || !found) return undefined;
      if (/^(?:leder|leda|undervisar|undervisa|hjälper|underhålla)$/.test(text.word(at - 1)))
        return { to: found.to, mark: { kind: 'unread' } };
      const value = { min: words.min, ...(words.max !== undefined && { max: words.max }) };
      const genders = found.senses
        .filter(({ slot }) => slot === 'gender')
        .map(({ id }) => ({ slot: 'gender' as const, value: id }));
      return { to: found.to, items: [{ slot: 'age', value, rank: WORD }, ...genders] };
    },
  },
];

/** True for 'son 8' in 'dotter 12 och son 8': another person with an age. */
const isPersonOfAge = (text: Text, at: number): boolean =>
  senseOf(text, at, 'gender') !== undefined && text.tokens[at + 1]?.kind === 'number';

/**
 * 'Roll: Anna (34)', 'ANNA, 34': a word with a capital that can be the name of a part, at the beginning of a line, as
 * the second word after a full stop, or after a word or sign that introduces a part.
 */
function isNameOfPart(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !token.is_capital || text.found(at)) return false;
  return (
    beginsLine(text, at) ||
    /^(?:roll|rollen|karaktär|karaktären|söker|[:)*•-])$/.test(text.word(at - 1)) ||
    text.word(at - 2) === '.'
  );
}
