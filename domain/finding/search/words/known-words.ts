import { CATEGORY_WORDS } from '#domain/finding/search/lexicon/categories.ts';
import { DISTRICTS_NORTH } from '#domain/finding/search/lexicon/districts-north.ts';
import { DISTRICTS_SOUTH } from '#domain/finding/search/lexicon/districts-south.ts';
import { INHABITANTS } from '#domain/finding/search/lexicon/inhabitants.ts';
import { LICENCE_WORDS } from '#domain/finding/search/lexicon/licences.ts';
import * as looks from '#domain/finding/search/lexicon/looks.ts';
import { AGE_WORDS, ANY_GENDER, GENDER_WORDS } from '#domain/finding/search/lexicon/people.ts';
import { COUNTY_WORDS, REGIONS } from '#domain/finding/search/lexicon/places.ts';
import { CRAFT_WORDS } from '#domain/finding/search/lexicon/skills-craft.ts';
import { SPORT_WORDS } from '#domain/finding/search/lexicon/skills-sport.ts';
import { STAGE_WORDS } from '#domain/finding/search/lexicon/skills-stage.ts';
import { DIALECT_WORDS, LANGUAGE_WORDS } from '#domain/finding/search/lexicon/speech.ts';
import { COUNTIES } from '#domain/kernel/vocabulary/counties.ts';
import { DIALECTS } from '#domain/kernel/vocabulary/dialects.ts';
import { LANGUAGES } from '#domain/kernel/vocabulary/languages.ts';
import { MUNICIPALITIES, type Municipality } from '#domain/kernel/vocabulary/municipalities.ts';
import { adjectiveForms } from './inflect.ts';
import { readTerms, type Sense } from './sense.ts';
import { addLines, addPhrase, emptyWordList, type WordList } from './word-list.ts';

let built: WordList | undefined;

/** The whole lexicon, built at the first use and kept. */
export function knownWords(): WordList {
  built ??= build();
  return built;
}

const WISHES: readonly (readonly [Sense['slot'], Readonly<Record<string, string>>])[] = [
  ['dialect', DIALECT_WORDS],
  ['language', LANGUAGE_WORDS],
  ['licence', LICENCE_WORDS],
  ['category', CATEGORY_WORDS],
  ['skill', SPORT_WORDS],
  ['skill', STAGE_WORDS],
  ['skill', CRAFT_WORDS],
  ['any_gender', { any: ANY_GENDER }],
  ['hair_color', looks.HAIR_WORDS],
  ['beard', looks.BEARD_WORDS],
  ['feature', looks.FEATURE_WORDS],
  ['body_type', looks.BODY_WORDS],
  ['hair_length', looks.HAIR_LENGTH_WORDS],
  ['hair_type', looks.HAIR_TYPE_WORDS],
  ['ruled_out', looks.RULED_OUT_WORDS],
];

function build(): WordList {
  const list = emptyWordList();
  addAges(list);
  addSpeech(list);
  for (const round of [1, 2] as const) {
    for (const [slot, lines] of WISHES) addLines(list, slot, lines, round);
    addLines(list, 'gender', GENDER_WORDS, round);
    addHair(list);
    addPlaces(list);
  }
  return list;
}

function addAges(list: WordList): void {
  const age = Object.fromEntries(AGE_WORDS.map(({ words }, at) => [String(at), words]));
  // A word with a gender (tonårstjej) must be known with both meanings.
  for (const [gender, line] of Object.entries(GENDER_WORDS)) {
    for (const { kind, words } of readTerms(line)) {
      if (!words.startsWith('tonårs')) continue;
      const own = emptyWordList();
      addLines(own, 'gender', { [gender]: kind === 'exact' ? `=${words}` : words }, 2);
      const at = AGE_WORDS.findIndex((entry) => entry.min === 13);
      for (const phrase of own.phrases.keys()) {
        addPhrase(list, phrase, [
          { slot: 'age_word', id: String(at) },
          { slot: 'gender', id: gender },
        ]);
      }
    }
  }
  for (const round of [1, 2] as const) addLines(list, 'age_word', age, round);
}

/** spanska, spansktalande, spanskspråkig; skånska, skånsk dialekt: derived from the labels of the vocabulary. */
function addSpeech(list: WordList): void {
  for (const { id, label } of DIALECTS) {
    const word = label.toLowerCase();
    addPhrase(list, word, [{ slot: 'dialect', id }]);
    if (!word.endsWith('ska')) continue;
    const adjective = word.slice(0, -1);
    for (const form of adjectiveForms(adjective)) {
      for (const noun of [
        'dialekt',
        'accent',
        'mål',
        'uttal',
        'språkton',
        'brytning',
        'dialekten',
        'tonfall',
        'klang',
        'ton',
        'touch',
      ])
        addPhrase(list, `${form} ${noun}`, [{ slot: 'dialect', id }]);
    }
    addPhrase(list, `${adjective}talande`, [{ slot: 'dialect', id }]);
  }
  for (const { id, label } of LANGUAGES) {
    const word = label.toLowerCase();
    const sense: Sense = { slot: 'language', id };
    addPhrase(list, word, [sense]);
    const stem = word.endsWith('ska') ? word.slice(0, -1) : word;
    for (const first of new Set([stem, word])) {
      for (const head of ['talande', 'språkig', 'språkiga', 'språkigt', 'kunnig', 'kunniga'])
        addPhrase(list, `${first}${head}`, [sense]);
    }
    if (word.startsWith('engelsk')) addPhrase(list, 'engelskspråkig', [sense]);
    if (word.endsWith('ska'))
      for (const mother of ['modersmål', 'som modersmål', 'modersmålstalare', 'förstaspråk', 't modersmål'])
        addPhrase(list, `${stem} ${mother}`, [{ ...sense, level: 'native' }]);
    for (const level of ['skol', 'turist', 'vardags']) {
      if (word.endsWith('ska')) addPhrase(list, level + word, [{ ...sense, level: 'basic' }]);
    }
  }
}

/** rödhårig, blåögd: the adjectives of the colours of hair and eyes. */
function addHair(list: WordList): void {
  for (const [id, line] of Object.entries(looks.HAIR_COLOURS)) {
    for (const { words, noun } of readTerms(line)) {
      for (const form of adjectiveForms(`${words}hårig`))
        addPhrase(list, form, [{ slot: 'hair_color', id, ...(noun && { noun }) }]);
    }
  }
  for (const [id, line] of Object.entries(looks.EYE_COLOURS)) {
    for (const { words } of readTerms(line)) {
      for (const form of adjectiveForms(`${words}ögd`)) addPhrase(list, form, [{ slot: 'eye_color', id }]);
    }
  }
}

/** 'malmöbor', 'lundabor', 'umebor', 'göteborgare': the inhabitants of a place. */
function inhabitantsOf(label: string): string[] {
  const name = label.toLowerCase();
  const stems = [name, `${name}s`, `${name}a`, ...(name.endsWith('å') ? [name.slice(0, -1)] : [])];
  const own = INHABITANTS[label]?.split(' ') ?? [];
  return [...own, ...stems.flatMap((stem) => ['bo', 'bor', 'bon', 'borna'].map((ending) => `${stem}${ending}`))];
}

/**
 * Municipalities with their main towns, districts and inhabitants, counties, and parts of the country. Names have a
 * genitive too; the labels of counties and the words for inhabitants have none.
 */
function addPlaces(list: WordList): void {
  const add = (name: string, id: string) => {
    const sense: Sense = { slot: 'place', id };
    addPhrase(list, name, [sense]);
    if (!name.includes(' ')) list.stems.set(name.toLowerCase(), [sense]);
    if (!/[sxz]$/.test(name)) addPhrase(list, `${name}s`, [{ ...sense, is_genitive: true }]);
  };
  for (const { id, label, seat } of MUNICIPALITIES as readonly Municipality[]) {
    add(label, id);
    if (seat) add(seat, id);
    for (const word of inhabitantsOf(label)) addPhrase(list, word, [{ slot: 'place', id }]);
    for (const owner of [label, `${label}s`]) addPhrase(list, `${owner} kommun`, [{ slot: 'place', id }]);
  }
  for (const { id, label } of COUNTIES) addPhrase(list, label, [{ slot: 'place', id }]);
  for (const [id, line] of Object.entries(COUNTY_WORDS)) for (const name of line.split(', ')) add(name, id);
  for (const { id, label, words } of REGIONS) {
    add(label, id);
    for (const name of words.split(', ')) if (name) add(name, id);
  }
  for (const [id, line] of Object.entries({ ...DISTRICTS_SOUTH, ...DISTRICTS_NORTH }))
    for (const name of line.split(', ')) add(name, id);
}
