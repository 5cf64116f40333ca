const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const FORMS = word('ab|aktiebolag|publ');
// '&', '+' and the words for it are the same to people.
const AND = word('och|and|o');

// Banks often cut a company's name, and write it in capitals.
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(FORMS, '')
    .replace(AND, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * True if two names may be of the same company: one begins with the other. Forms of company, case, signs and the word
 * 'och' are ignored.
 */
export const isSameName = (one: string, other: string) => {
  const [first, second] = [bare(one), bare(other)];
  return first.length >= 3 && second.length >= 3 && (first.startsWith(second) || second.startsWith(first));
};

/**
 * True if neither name contains the other, so that they are of different payers: banks shorten names and add to them.
 * False if a name has fewer than three letters.
 */
export const namesDiffer = (one: string, other: string) => {
  const [first, second] = [bare(one), bare(other)];
  return first.length >= 3 && second.length >= 3 && !first.includes(second) && !second.includes(first);
};
