/**
 * Examples to choose while the field is empty. The test beside this file proves that the server understands each of
 * them in full.
 */
export const EXAMPLES = [
  'Kvinna 60–75 med grått hår som kan dansa tango',
  'Skådespelare med skånsk dialekt, gärna med MC-körkort',
  'Man över 180 cm i Stockholm, inte tatuerad',
] as const;

/** Shown in the empty field. */
export const PLACEHOLDER = 'Kvinna 25–35 i Göteborg som kan rida och talar flytande spanska';
