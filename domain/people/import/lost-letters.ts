/** The replacement character, and the forms of å, ä, ö and é when UTF-8 was read in another encoding. */
const LOST = /\ufffd|Ã[¥¤¶©…„–]/;

/** The fields of a line with letters that were lost before the import. */
export const fieldsWithLostLetters = (told: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(told).filter((field) => LOST.test(JSON.stringify(told[field] ?? '')));
