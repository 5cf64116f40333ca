import type { Sense } from './sense.ts';
import type { WordList } from './word-list.ts';

/** Second parts after a skill, licence or language, with the level that the part says, if any: ridvan, dansutbildad. */
const ABILITY_HEADS: ReadonlyMap<string, string | undefined> = new Map([
  ...['van', 'vant', 'vane', 'vana'].map((head) => [head, 'experienced'] as const),
  ...'vanor förare föraren kunnig kunnigt kunniga utbildad utbildat utbildade tränad tränade skolad skolade erfarenhet erfarenheter kunskap kunskaper utbildning färdighet färdigheter spelare spelaren spelarna spelande åkare åkaren åkarna åkning utövare instruktör instruktörer lärare tränare spel förmåga förmågan talang talanger proffs begåvad begåvade'
    .split(' ')
    .map((head) => [head, head === 'proffs' ? 'professional' : undefined] as const),
]);

/** Second parts after the name of a place: stockholmsbaserad, göteborgstrakten. */
const PLACE_HEADS = new Set(
  'baserad baserat baserade boende bosatt bosatta bo bor trakten trakterna området områden regionen centrum sbaserad stad city kommun'.split(
    ' ',
  ),
);

/**
 * First parts that narrow a trade down without changing it (reklammodell, mässvärd), with the gender that the part
 * says, if any.
 */
const TRADE_STEMS: ReadonlyMap<string, string | undefined> = new Map([
  ...'monter hall natt spel kund film reklam tv teater scen foto mode mäss event butik musikal bakgrund barn bröllop festival gala fest brud bar kändis pop rock jazz gatu natur porträtt stillbild katalog kommersiell kampanj frilans amatör proffs yrkes show street salsa tango balett folk break hiphop stepp hobby sommar vinter premium lyx smyck klocka träning sport bikini badkläd underkläd smink hår accessoar glasögon sko jeans ung vuxen senior mogen dans körsång körs opera visa country metal soul kyrko kör duett solo fack entré vip publik konferens mottagning live webb podd radio nyhet huvud special gäst roll ögon visa vis sport fotomode kläd hud hudvård foto'
    .split(' ')
    .map((stem) => [stem, undefined] as const),
  ...'herr mans kille pojk gubb man'.split(' ').map((stem) => [stem, 'male'] as const),
  ...'dam kvinno kvinn tjej flick tant'.split(' ').map((stem) => [stem, 'female'] as const),
]);

/** Second parts that give a gender after any first part: spåkvinna, grannpojke. */
const GENDER_HEADS: readonly (readonly [RegExp, string])[] = [
  [
    /^.{3,}(?:kvinna|kvinnan|kvinnor|kvinnorna|mamma|mamman|mammor|tjej|tjejen|tjejer|flicka|flickan|flickor|tant|tanten|tanter|dotter|döttrar|syster|systrar)$/,
    'female',
  ],
  [
    /^.{3,}(?:pappa|pappan|pappor|kille|killen|killar|pojke|pojken|pojkar|gubbe|gubben|gubbar|grabb|grabben|fader|bröder|bror|söner|familjefar)$|^familjefar$/,
    'male',
  ],
];

/** Trades that keep their meaning after any first part. */
const ANY_STEM =
  /^.{3,}?(dansare|skådespelare|skådespelerska|sångare|sångerska|statist|statister|musiker|trollkarl|influencer|influencers|komiker|bartender|fotograf|programledare|konferencier)$/;

/** True for a trade that keeps its meaning after any first part, with a hyphen too: walk-around-trollkarl. */
export const isAnyTrade = (word: string): boolean => ANY_STEM.test(`xxx${word}`) && !ANY_STEM.test(word);

/** First parts that give a gender before a known skill or trade: dam|fotbollsspelare. */
const GENDER_STEMS: readonly (readonly [string, string])[] = [
  ['herr', 'male'],
  ['pojk', 'male'],
  ['kill', 'male'],
  ['mans', 'male'],
  ['dam', 'female'],
  ['flick', 'female'],
  ['tjej', 'female'],
  ['kvinno', 'female'],
];

/**
 * The senses of a compound: its second part is known, or one of its parts gives a gender. Undefined for other words.
 */
export function readCompound(word: string, list: WordList): readonly Sense[] | undefined {
  if (word.length < 6 || word.length > 40) return undefined;
  for (let split = word.length - 2; split >= 2; split -= 1) {
    const head = word.slice(split);
    const isAbility = ABILITY_HEADS.has(head);
    const isPlace = PLACE_HEADS.has(head);
    const trade = list.heads.get(head);
    if (!(isAbility || isPlace || trade)) continue;
    const first = word.slice(0, split);
    // The joining s: kampsports|van, Stockholms|baserad.
    const stems = first.endsWith('s') ? [first, first.slice(0, -1)] : [first];
    for (const stem of stems) {
      const senses = list.stems.get(stem);
      if (isAbility && senses) {
        const level = ABILITY_HEADS.get(head);
        const able = senses.filter(({ slot }) => slot === 'skill' || slot === 'licence' || slot === 'language');
        if (able.length > 0) return able.map((sense) => (level ? { ...sense, level } : sense));
      }
      if (isPlace && senses?.some(({ slot }) => slot === 'place')) return senses;
      if (trade && TRADE_STEMS.has(stem)) {
        const gender = TRADE_STEMS.get(stem);
        return gender ? [...trade, { slot: 'gender', id: gender }] : trade;
      }
    }
  }
  return genderCompound(word, list);
}

/** Borrowed words that end like a word for a woman. */
const NO_AUNTS = /(?:kon|kons|debu|represen|protes|dis|ins|mili|resul|varian)tant(?:en|er|erna)?$/;

function genderCompound(word: string, list: WordList): readonly Sense[] | undefined {
  if (NO_AUNTS.test(word)) return undefined;
  for (const [stem, gender] of GENDER_STEMS) {
    if (!word.startsWith(stem)) continue;
    const rest = word.slice(stem.length);
    if (/^röst(?:en|er)?$/.test(rest)) return [{ slot: 'gender', id: gender }];
    const senses = rest.length >= 4 ? (list.phrases.get(rest) ?? list.phrases.get(rest.replace(/^s/, ''))) : undefined;
    if (senses?.some(({ slot }) => slot === 'skill' || slot === 'category'))
      return [...senses, { slot: 'gender', id: gender }];
  }
  const head = GENDER_HEADS.find(([pattern]) => pattern.test(word));
  if (head) {
    // 'karatekille', 'fotbollstjej' have the skill in their name.
    const first = word.replace(/(?:kvinn|mamm|tjej|flick|tant|papp|kill|pojk|gubb|grabb)[a-z]*$/, '');
    const skill = list.stems.get(first) ?? list.stems.get(first.replace(/s$/, ''));
    return [...(skill ?? []).filter(({ slot }) => slot === 'skill'), { slot: 'gender', id: head[1] }];
  }
  return list.phrases.get(ANY_STEM.exec(word)?.[1] ?? '');
}
