import { wordSet } from './word-set.ts';

/** Voice parts of several singers, as choirs ask for them: which skill that is, they do not say. */
export const VOICE_PARTS = wordSet(
  'sopraner sopranerna altar altarna alter tenorer tenorerna barytoner barytonerna basar basarna mezzosopraner förstatenorer andratenorer förstasopraner andrasopraner förstealtar andraaltar förstabasar andrabasar',
);

/** One voice part; a skill of classical singing, except in a choir. */
export const VOICE_PART = wordSet('sopran alt tenor baryton bas mezzosopran mezzo förstasopran förstatenor');

/** How the name of a choir ends. */
export const CHOIR_ENDING = /kör(?:en|er|erna)?$/;

/** Choirs of one gender, by how their name begins. */
export const CHOIR_OF = new Map([
  ['flick', 'female'],
  ['dam', 'female'],
  ['tjej', 'female'],
  ['goss', 'male'],
  ['pojk', 'male'],
  ['mans', 'male'],
]);
