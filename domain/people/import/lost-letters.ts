/** A letter that a program could not read, and what å, ä, ö and é look like when UTF-8 was read as something else. */
const LOST = /\ufffd|Ã[¥¤¶©…„–]/;

/** The fields of a line whose letters were lost before it came here. */
export const fieldsWithLostLetters = (told: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(told).filter((field) => LOST.test(JSON.stringify(told[field] ?? '')));
