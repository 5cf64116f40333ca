import { realDifferences } from './mistakes.ts';

/** The known words as a tree of letters, searched with a limit on mistakes. */
export type Speller = {
  /** The known word most probably meant by `word`; undefined if none fits, or several of different meaning. */
  correct(
    word: string,
    isSame: (one: string, other: string) => boolean,
    isName: (other: string) => boolean,
  ): string | undefined;
};

type Node = { readonly next: Map<string, Node>; word: string | undefined };

const DOTS: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e' };
const withoutDots = (word: string): string => word.replace(/[åäöé]/g, (letter) => DOTS[letter] ?? letter);

/** In shorter words only missing dots and rings are corrected: too many other words differ by one letter. */
const SHORTEST = 5;
/**
 * From this length on one real difference is forgiven; shorter words may only have slips of the pen (gitar, spanksa),
 * except words one letter shorter that `forgiven` names.
 */
const LONG = 8;
const TWO_MISTAKES_FROM = 9;

/** Builds the tree once. A correction begins with the first or the second letter of the typed word. */
export function speller(words: Iterable<string>): Speller {
  const root: Node = { next: new Map(), word: undefined };
  const dotless = new Map<string, string[]>();
  for (const word of words) {
    const plain = withoutDots(word);
    if (plain !== word && word.length >= 3) dotless.set(plain, [...(dotless.get(plain) ?? []), word]);
    if (word.length < SHORTEST || word.includes(' ')) continue;
    let node = root;
    for (const letter of word) {
      let next = node.next.get(letter);
      if (!next) {
        next = { next: new Map(), word: undefined };
        node.next.set(letter, next);
      }
      node = next;
    }
    node.word = word;
  }
  return {
    correct(word, isSame, isName) {
      const meant = dotless.get(word);
      if (meant && word.length >= 3) return onlyOne(meant, isSame);
      if (word.length < SHORTEST || word.length > 30) return undefined;
      const most = word.length >= TWO_MISTAKES_FROM ? 2 : 1;
      for (let allowed = 1; allowed <= most; allowed += 1) {
        const found: string[] = [];
        for (const first of new Set([word.charAt(0), word.charAt(1)])) {
          const node = root.next.get(first);
          if (node) walk(node, word, first, allowed, found);
        }
        // Two mistakes are forgiven only between long words.
        const fitting = found.filter(
          (other) =>
            (isName(other) || !isOtherForm(word, other)) &&
            (allowed === 1 || other.length >= TWO_MISTAKES_FROM - 1) &&
            realDifferences(word, other) <= forgiven(word, other, isName(other)),
        );
        if (fitting.length > 0) return onlyOne(fitting, isSame);
      }
      return undefined;
    },
  };
}

/**
 * Number of real differences that are forgiven: one in long words, and in words one letter shorter if a name or a word
 * of another length is meant. A missing letter is more common than a wrong one.
 */
function forgiven(word: string, other: string, isName: boolean): number {
  const isLong = word.length >= LONG || (word.length === LONG - 1 && (isName || word.length !== other.length));
  return isLong ? 1 : 0;
}

/**
 * Swedish inflects the end of words: a word that differs only there is another form, not a mistake. A missing doubled
 * last letter is a mistake (gitar, fotbol).
 */
function isOtherForm(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word.charAt(same) === other.charAt(same)) same += 1;
  if (other.length === word.length + 1 && same === word.length && other.at(-1) === word.at(-1)) return false;
  return (
    same >= Math.max(word.length, other.length) - 2 &&
    !(
      same === word.length - 2 &&
      word.charAt(same) === other.charAt(same + 1) &&
      other.charAt(same) === word.charAt(same + 1)
    ) &&
    (same >= word.length - 1 || word.length === other.length)
  );
}

function onlyOne(words: readonly string[], isSame: (one: string, other: string) => boolean): string | undefined {
  const [first, ...rest] = words;
  return first !== undefined && rest.every((other) => isSame(first, other)) ? first : undefined;
}

/** Collects the words below `node` (reached by the letter `first`) with at most `allowed` mistakes. */
function walk(node: Node, word: string, first: string, allowed: number, found: string[]): void {
  const start = Array.from({ length: word.length + 1 }, (_, at) => at);
  descend(node, first, '', start, undefined, word, allowed, found);
}

function descend(
  node: Node,
  letter: string,
  before: string,
  row: readonly number[],
  rowBefore: readonly number[] | undefined,
  word: string,
  allowed: number,
  found: string[],
): void {
  const next: number[] = [(row[0] ?? 0) + 1];
  let least = next[0] ?? 0;
  for (let at = 1; at <= word.length; at += 1) {
    const isMatch = word.charAt(at - 1) === letter;
    let cost = Math.min((row[at - 1] ?? 0) + (isMatch ? 0 : 1), (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
    // Two swapped letters are one mistake.
    if (rowBefore && at > 1 && letter === word.charAt(at - 2) && before === word.charAt(at - 1)) {
      cost = Math.min(cost, (rowBefore[at - 2] ?? 0) + 1);
    }
    next.push(cost);
    if (cost < least) least = cost;
  }
  if (node.word !== undefined && (next[word.length] ?? 99) <= allowed) found.push(node.word);
  // Longer words below this node differ at least as much, even if the next letters are swapped.
  if (least > allowed) return;
  for (const [following, child] of node.next) descend(child, following, letter, next, row, word, allowed, found);
}
