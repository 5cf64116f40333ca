import { wordSet } from './word-set.ts';

/** Colours that only hair has: they need no 'hår' beside them. */
export const HAIR_COLOUR_ALONE =
  /^(?:ljus|mörk|platina|ask|vit|råg|rå)?blon[dt]a?$|^(?:ljus|mörk)brun[ta]?$|^rödblon[dt]a?$/;

/** Words of hair. */
export const HAIR = wordSet('hår håret hårfärg hårfärgen kalufs har frisyr lockar hårsvall hårman page harfarg hair');

/** What may stand between a colour and 'hår'. */
export const BETWEEN_COLOUR_AND_HAIR = wordSet(
  'kort långt lockigt rakt vågigt krulligt axellångt halvlångt tjockt naturligt naturlig eget ganska riktigt lite mellan helt knallande tunt stort långa korta lockiga krulliga tydligt gärna',
);

/** What joins two colours. */
export const BETWEEN_COLOURS = wordSet(', / och eller o till - alternativt el');

/** Words of eyes. */
export const EYES = wordSet('ögon ögonen ögonfärg ögonfärgen ogon ogonfarg eyes');
