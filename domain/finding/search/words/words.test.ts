import { describe, expect, test } from 'vitest';
import { tokenise } from '#domain/finding/search/text/tokens.ts';
import { adjectiveForms, nounForms, verbForms } from './inflect.ts';
import { knownWords } from './known-words.ts';
import { correctWord, lookUp } from './lexicon.ts';

const read = (word: string) =>
  lookUp(tokenise(word), 0)?.senses.map(({ slot, id, level }) => [slot, id, level].filter(Boolean).join(' '));

describe('inflection', () => {
  test.each([
    [verbForms('rida'), ['rida', 'rider', 'red', 'ridit', 'ridande']],
    [verbForms('simma'), ['simma', 'simmar', 'simmade', 'simmat', 'simmande']],
    [adjectiveForms('tatuerad'), ['tatuerad', 'tatuerat', 'tatuerade']],
    [adjectiveForms('rödhårig'), ['rödhårig', 'rödhårigt', 'rödhåriga']],
    [nounForms('dansare'), ['dansare', 'dansaren', 'dansarna', 'dansarnas']],
    [nounForms('sångerska'), ['sångerska', 'sångerskan', 'sångerskor', 'sångerskorna']],
    [nounForms('tatuering'), ['tatueringar', 'tatueringarna']],
  ])('%j has %j', (forms, expected) => expect(forms).toEqual(expect.arrayContaining(expected)));
});

describe('compounds', () => {
  test.each([
    ['ryttare', ['skill riding']],
    ['ridvan', ['skill riding experienced']],
    ['spansktalande', ['language es']],
    ['spansk-talande', ['language es']],
    ['dansutbildad', ['skill dance_general']],
    ['stockholmsbaserad', ['place 0180']],
    ['göteborgstrakten', ['place 1480']],
    ['mörkhårig', ['hair_color dark_brown']],
    ['blåögda', ['eye_color blue']],
    ['b-körkort', ['licence drivers_license_b']],
    ['volleybollvan', ['skill volleyball experienced']],
    ['herrmodell', ['category model', 'gender male']],
    ['damfotbollsspelare', ['skill football', 'gender female']],
    ['karatekille', ['skill martial_arts', 'gender male']],
    ['affärsmodell', undefined],
    ['gameshow-värd', undefined],
  ])('%s is %j', (word, senses) => {
    const found = read(word);
    expect(senses === undefined ? (found ?? []).filter((sense) => sense.startsWith('category')) : found).toEqual(
      senses ?? [],
    );
  });
});

describe('spelling', () => {
  test.each([
    ['spanksa', ['language es']],
    ['ryttre', ['skill riding']],
    ['skadespelare', ['category actor']],
    ['goteborg', ['place 1480']],
    ['skägstubb', ['beard stubble']],
    ['konfrencier', ['category host']],
    ['gitar', ['skill guitar']],
    ['fotbol', ['skill football']],
  ])('%s is read as %j', (word, senses) => expect(read(word)).toEqual(senses));

  test.each([
    'filmar',
    'filmen',
    'hunden',
    'rolig',
    'bord',
    'kort',
    'han',
    'banan',
    'sanna',
    'kula',
    '12345',
    'castar',
  ])('%s is left alone', (word) => expect(correctWord(word)).toBeUndefined());

  test('a name inside a sentence is left alone, but a place name is corrected', () => {
    expect(lookUp(tokenise('heter Dansarre'), 1)).toBeUndefined();
    expect(lookUp(tokenise('i Götebrog'), 1)?.senses).toEqual([{ slot: 'place', id: '1480' }]);
  });

  test('every known word is read as itself', () => {
    const changed = [...knownWords().phrases.keys()].filter(
      (word) => !word.includes(' ') && correctWord(word) !== undefined,
    );
    expect(changed).toEqual([]);
  });
});

test('every notion of the lexicon is an entry of the vocabulary', async () => {
  const { skills } = await import('#domain/kernel/vocabulary/skills.ts');
  const { SPORT_WORDS } = await import('#domain/finding/search/lexicon/skills-sport.ts');
  const { STAGE_WORDS } = await import('#domain/finding/search/lexicon/skills-stage.ts');
  const { CRAFT_WORDS } = await import('#domain/finding/search/lexicon/skills-craft.ts');
  const written = Object.keys({ ...SPORT_WORDS, ...STAGE_WORDS, ...CRAFT_WORDS });
  expect(written.toSorted()).toEqual([...skills.ids].toSorted());
});
