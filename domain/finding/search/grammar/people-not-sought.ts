import { AGE_LABELS } from '#domain/finding/search/lexicon/ages.ts';
import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import { BEFORE_RELATIVE, OWN_FAMILY } from '#domain/finding/search/lexicon/relatives.ts';
import {
  AFTER_WE_ARE,
  AFTER_WHAT_WE_ARE,
  CAST_ALREADY,
  JOURNEYS,
  LIVES,
  MOVED,
  PLAYED_BY_WRITER,
  WHO_IS_TOLD_OF,
} from '#domain/finding/search/lexicon/telling.ts';
import { monthDaysAt } from './month-days.ts';
import { numberAt } from './number-phrases.ts';
import { beginsLine, endOfSentence, type Rule, senseOf, type Text } from './text.ts';
import { endBeforeSought, TOGETHER_RULES } from './together.ts';
import { endOfPart, unread } from './unread-ends.ts';

/** Statements about the writers, about people who are there already and about the guest of honour. */

/** The end of a statement such as 'min pappa fyller 50 och': before the words for the person sought. */
function endOfTold(text: Text, at: number): number {
  const end = endOfPart(text, at);
  for (let to = at + 1; to < end; to += 1) {
    const word = text.word(to);
    // The day of the feast is the day on which the person must be free.
    if (monthDaysAt(text, to)) return to;
    // 'min mamma nej jag menar en tant', 'lära min pappa att dansa'
    if (word === 'nej' || (word === 'att' && /^(?:lär|lära)$/.test(text.word(at - 1)))) return to;
    if (SEEKING.has(word) || (word === 'som' && SEEKING.has(text.word(to + 1)))) return to;
    if (
      /^(?:och|så|men|,)$/.test(word) &&
      (/^(?:vi|jag|då)$/.test(text.word(to + 1)) || (word !== 'och' && word !== ','))
    )
      return to;
  }
  return end;
}

const family: Rule = {
  name: 'our-family',
  examples: [
    ['Min pappa fyller 50 och vi söker en trubadur', { categories: ['trubadur'] }],
    ['min man Sune blir 80 i höst', {}],
    ['Vi gifter oss, min dotter är 7 år. Söker dansare', { categories: ['dansare'] }],
    ['brorsans 30-årsfest', {}],
    [
      'Min son tar studenten 4/6 och vi vill ha en dj',
      { dates: [{ from: '2027-06-04', to: '2027-06-04' }], categories: ['dj'] },
    ],
    ['mammas 70-årsfest', {}],
    ['vår farfars begravning, Lund 24 juni', { places: ['Lund'], dates: [{ from: '2027-06-24', to: '2027-06-24' }] }],
    ['Vår mamma ska spelas av kvinna 40–50', { genders: ['kvinna'], age_min: 40, age_max: 50 }],
  ],
  match(text, at) {
    const word = text.word(at);
    // 'brorsans 30årsfest': the years are those of the guest of honour.
    const number = text.tokens[at]?.kind === 'number' ? at : at + 1;
    const feast = text.word(number + 1) === '-' ? number + 2 : number + 1;
    if (
      text.tokens[number]?.kind === 'number' &&
      /^års?(?:fest|festen|kalas|kalaset|dag|dagen|jubileum)$/.test(text.word(feast))
    )
      return number === at || /s$/.test(word) ? { to: feast + 1, mark: { kind: 'unread' } } : undefined;
    if (/^(?:fyller|fyllde)$/.test(word)) return unread(text.tokens[at + 1]?.kind === 'number' ? at + 2 : at + 1, at);
    const isOurs =
      /^(?:min|mitt|mina)$/.test(word) || (/^(?:vår|vårt|våra)$/.test(word) && text.word(at + 1) !== 'huvudperson');
    if (!isOurs) return undefined;
    let noun = at + 1;
    while (noun < at + 3 && BEFORE_RELATIVE.has(text.word(noun))) noun += 1;
    if (!OWN_FAMILY.has(text.word(noun))) return undefined;
    // 'på vår farfars begravning': only the genitive is skipped.
    if (/s$/.test(text.word(noun)) && !/^(?:barns)$/.test(text.word(noun))) return unread(noun + 1, at);
    const end = endOfTold(text, noun);
    for (let to = noun; to < end; to += 1) if (/^(?:spelas|roll|rollen)$/.test(text.word(to))) return undefined;
    return unread(end, at);
  },
};

const ourselves: Rule = {
  name: 'who-we-are',
  begins: 'word',
  examples: [
    ['Vi är 9 tjejer som söker en dansare', { categories: ['dansare'] }],
    ['vi är pensionärer så det får inte kosta mycket', {}],
    ['Vi är ett teatergäng i Umeå och behöver en kvinna', { genders: ['kvinna'], places: ['Umeå'] }],
    ['jag heter Birgitta, 78, och söker en dansare', { categories: ['dansare'] }],
    ['Vi är tio fioler och två dragspel idag', {}],
    ['Jag spelar gitarr och sjunger. Söker någon som spelar cello', { skills: [{ skill: 'cello' }] }],
    ['Vi är ett popband (piano, bas, trummor) som söker sångerska', { categories: ['sångare'], genders: ['kvinna'] }],
    ['Vi är 28 kvinnor som sjunger pop. Söker en man', { genders: ['man'] }],
    ['Vi är på jakt efter en kvinna', { genders: ['kvinna'] }],
  ],
  match(text, at) {
    if (text.word(at) === 'jag' && PLAYED_BY_WRITER.has(text.word(at + 1)))
      return unread(endBeforeSought(text, at), at);
    if (text.word(at) === 'jag' && /^(?:heter|är)$/.test(text.word(at + 1))) {
      let to = at + 2;
      while (to < at + 8 && !beginsLine(text, to) && !/^(?:och|som|söker|[.;!?])$/.test(text.word(to))) to += 1;
      return unread(to, at);
    }
    if (text.word(at) !== 'vi' || !/^(?:är|e|ä)$/.test(text.word(at + 1))) return undefined;
    // Up to fourteen words, as long as none of them introduces the person sought.
    let isInBrackets = false;
    let clause: number | undefined;
    const end = Math.min(endOfSentence(text, at), at + 16);
    for (let to = at + 2; to < end; to += 1) {
      const word = text.word(to);
      if (word === '(') isInBrackets = true;
      if (word === ')') isInBrackets = false;
      if (isInBrackets) continue;
      // 'Vi är tio fioler och två dragspel': the list goes on.
      if (word === 'och' && (numberAt(text, to + 1) || /^(?:en|ett)$/.test(text.word(to + 1)))) continue;
      // 'Vi är 28 kvinnor som sjunger pop': the activity of the writers belongs to the statement.
      if (word === 'som' && !SEEKING.has(text.word(to + 1)) && !/^(?:ska|skall|har)$/.test(text.word(to + 1))) {
        clause ??= to;
        continue;
      }
      if (AFTER_WHAT_WE_ARE.test(word)) return unread(to, at);
      // 'Vi är 45 gäster i åldern 25–35'
      if (word === 'i' && AGE_LABELS.has(text.word(to + 1))) continue;
      if (AFTER_WE_ARE.has(word) || SEEKING.has(word)) return to > at + 2 ? unread(to, at) : undefined;
    }
    return end >= endOfSentence(text, at) ? unread(end, at) : clause === undefined ? undefined : unread(clause, at);
  },
};

const already: Rule = {
  name: 'already-there',
  begins: 'word',
  examples: [
    ['Huvudrollen är satt (kvinna, 28). Man 30–35', { genders: ['man'], age_min: 30, age_max: 35 }],
    ['roll 1 är tillsatt: kvinna 30, Göteborg', {}],
    ['Vi betalar resan från Stockholm till Kiruna', {}],
    ['25–45, varav minst en 40+', { age_min: 25, age_max: 45 }],
    ['Inspelningen är flyttad från Malmö till Lund', { places: ['Lund'] }],
    ['ändrat från 5 juni till 8 juni', { dates: [{ from: '2027-06-08', to: '2027-06-08' }] }],
  ],
  match(text, at) {
    const word = text.word(at);
    // 'resan från Stockholm till Kiruna' is paid, not sought.
    if (JOURNEYS.has(word) && text.word(at + 1) === 'från') {
      for (let to = at + 2; to < at + 6; to += 1)
        if (/^(?:till|-)$/.test(text.word(to)) && senseOf(text, to + 1, 'place'))
          return unread(text.found(to + 1)?.to ?? to + 2, at);
    }
    if (/^(?:varav|däribland)$/.test(word)) return unread(endOfPart(text, at, true), at);
    if (MOVED.has(word) && text.word(at + 1) === 'från') {
      for (let to = at + 2; to < at + 12 && !beginsLine(text, to); to += 1)
        if (text.word(to) === 'till') return unread(to + 1, at);
      return undefined;
    }
    if (!/^(?:är|har)$/.test(word)) return undefined;
    const from = text.word(at + 1) === 'redan' ? at + 2 : at + 1;
    if (!/^(?:satt|tillsatt|castad|klar|bokad|besatt)$/.test(text.word(from))) return undefined;
    if (text.word(from + 1) === ':') return unread(endOfPart(text, from), at);
    if (text.word(from + 1) !== '(') return undefined;
    for (let to = from + 2; to < from + 40 && !beginsLine(text, to); to += 1)
      if (text.word(to) === ')') return unread(to + 1, at);
    return undefined;
  },
};

const dreams: Rule = {
  name: 'what-somebody-dreams-of',
  begins: 'word',
  examples: [
    [
      'Han bor i Fittja och drömmer om att bli kock. Kille 17–21',
      { genders: ['man'], age_min: 17, age_max: 21, places: ['Botkyrka'] },
    ],
    ['Min dotter älskar hästar', {}],
    ['Mamma älskar fiol så vi söker en dansare', { categories: ['dansare'] }],
    ['man minst 178 då kvinnan är 170', { genders: ['man'], height_min_cm: 178 }],
    ['Mamma får vara med på plats', {}],
    ['Du drömmer om att bli skådespelare', {}],
  ],
  match(text, at) {
    const word = text.word(at);
    if (/^(?:drömmer|drömde)$/.test(word) && text.word(at + 1) === 'om') return unread(endOfPart(text, at, true), at);
    // 'Han gillar schlager', 'Mamma fyller 70': a statement about a person who is not sought.
    const isSubject = WHO_IS_TOLD_OF.has(word);
    if (isSubject && LIVES.has(text.word(at + 1)) && !/^(?:som|en|vår)$/.test(text.word(at - 1)))
      return unread(Math.min(endOfTold(text, at + 1), endOfPart(text, at + 1, true)), at);
    // 'Mamma får vara med på plats'
    const isParent = /^(?:mamma|pappa|mamman|pappan|förälder|föräldern|målsman)$/.test(word);
    if (
      isParent &&
      /^(?:får|kan|ska|måste|bör)$/.test(text.word(at + 1)) &&
      /^(?:vara|följa|komma|närvara)$/.test(text.word(at + 2))
    )
      return unread(endOfPart(text, at, true), at);
    // 'kvinnan är 170', 'skådisen är 181': a person who is there already.
    if (CAST_ALREADY.has(word) && text.word(at + 1) === 'är' && text.tokens[at + 2]?.kind === 'number')
      return unread(/^(?:år|cm|lång)$/.test(text.word(at + 3)) ? at + 4 : at + 3, at);
    return undefined;
  },
};

export const TOLD_RULES: readonly Rule[] = [family, ourselves, already, dreams, ...TOGETHER_RULES];
