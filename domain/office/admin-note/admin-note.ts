/** The subjects of administrators' notes for each other. */
export const NOTED = ['company', 'talent', 'project'] as const;
export type Noted = (typeof NOTED)[number];

/** Maximum length of a note, in characters. */
export const NOTE_WORDS_MAX = 2000;
