/** The words of a list that is written with spaces between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
