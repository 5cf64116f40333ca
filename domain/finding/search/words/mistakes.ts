/** Letters confused by ear, or on a keyboard without å, ä and ö. */
const ALIKE: ReadonlySet<string> = new Set(
  'åa äa öo ée äe åo ck sz vw iy dt öå üu kq øö æä'
    .split(' ')
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
);
const isVowel = (letter: string): boolean => /[aeiouyåäöé]/.test(letter);

/**
 * Cost of a common slip: a doubled letter, a letter that sounds alike, two swapped letters, a missing vowel. A real
 * difference costs one.
 */
const SLIP = 0.01;

/** Number of real differences between a typed word and the word that the writer may have meant. */
export function realDifferences(typed: string, meant: string): number {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, at) => (at === 0 ? 0 : at));
  for (let one = 1; one <= typed.length; one += 1) {
    const [letter, last] = [typed.charAt(one - 1), typed.charAt(one - 2)];
    const next = [one];
    for (let two = 1; two <= meant.length; two += 1) {
      const [other, otherLast] = [meant.charAt(two - 1), meant.charAt(two - 2)];
      const changed = letter === other ? 0 : ALIKE.has(letter + other) ? SLIP : 1;
      const extra = letter === last ? SLIP : 1;
      const missing = other === otherLast || isVowel(other) ? SLIP : 1;
      let cost = Math.min((row[two - 1] ?? 0) + changed, (row[two] ?? 0) + extra, (next[two - 1] ?? 0) + missing);
      if (letter === otherLast && last === other && letter !== other && one > 1 && two > 1)
        cost = Math.min(cost, (before[two - 2] ?? 0) + SLIP);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return Math.floor((row[meant.length] ?? 0) + SLIP);
}
