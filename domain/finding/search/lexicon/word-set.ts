/** The set of the words in `words`, which spaces separate. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
