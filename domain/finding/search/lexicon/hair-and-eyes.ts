import type { HairLengthId, HairTypeId } from '#domain/kernel/vocabulary/looks.ts';
import { wordSet } from './word-set.ts';

type HairShape =
  | { readonly slot: 'hair_length'; readonly value: HairLengthId }
  | { readonly slot: 'hair_type'; readonly value: HairTypeId };

/** Colours that mean the hair even without 'hår' beside them. */
export const HAIR_COLOUR_ALONE =
  /^(?:ljus|mörk|platina|ask|vit|råg|rå)?blon[dt]a?$|^(?:ljus|mörk)brun[ta]?$|^rödblon[dt]a?$/;

/** Words for hair, before or after its colour: 'svart hår', 'hårfärg: svart'. */
export const HAIR = wordSet('hår håret hårfärg hårfärgen kalufs har frisyr lockar hårsvall hårman page harfarg hair');

/** Words allowed between a colour and 'hår'. */
export const BETWEEN_COLOUR_AND_HAIR = wordSet(
  'kort långt lockigt rakt vågigt krulligt axellångt halvlångt tjockt naturligt naturlig eget ganska riktigt lite mellan helt knallande tunt stort långa korta lockiga krulliga tydligt gärna',
);

/** Words that join two colours. */
export const BETWEEN_COLOURS = wordSet(', / och eller o till - alternativt el');

/** Words for eyes, before or after their colour: 'blå ögon', 'ögon: blå'. */
export const EYES = wordSet('ögon ögonen ögonfärg ögonfärgen ogon ogonfarg eyes');

/** Lengths and types of hair, as written before 'hår' beside a colour or each other. */
export const HAIR_SHAPES: ReadonlyMap<string, HairShape> = new Map(
  (
    [
      [{ slot: 'hair_length', value: 'short' }, 'kort korta'],
      [{ slot: 'hair_length', value: 'medium' }, 'axellångt halvlångt mellanlångt'],
      [{ slot: 'hair_length', value: 'long' }, 'långt långa langt'],
      [{ slot: 'hair_type', value: 'straight' }, 'rakt'],
      [{ slot: 'hair_type', value: 'wavy' }, 'vågigt vagigt'],
      [{ slot: 'hair_type', value: 'curly' }, 'lockigt lockiga'],
      [{ slot: 'hair_type', value: 'coily' }, 'krulligt'],
    ] satisfies [HairShape, string][]
  ).flatMap(([shape, words]) => words.split(' ').map((word): [string, HairShape] => [word, shape])),
);
