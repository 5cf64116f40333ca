/** One change of a file: `text` replaces the source from `start` to `end`. */
export type Mutant = { operator: string; start: number; end: number; text: string };

/**
 * Operators change text, not a syntax tree: SQL conditions are in template strings, which TypeScript's parser does not
 * read.
 */
type Operator = {
  name: string;
  pattern: RegExp;
  change: (found: RegExpExecArray, source: string) => string | undefined;
};

const swap = (name: string, pattern: RegExp, words: Readonly<Record<string, string>>): Operator => ({
  name,
  pattern,
  change: ([found]) => words[found],
});
const BOUNDS: Readonly<Record<string, string>> = { '>': '>=', '>=': '>', '<': '<=', '<=': '<' };
const ROLES: Readonly<Record<string, string>> = {
  talent: 'company',
  company: 'talent',
  admin: 'talent',
  system: 'talent',
};

/** Names of the operators that change rights. */
export const A_ROLE = 'a role is left out or another';
export const A_GUARD = 'a guard opens to everybody';

const OPERATORS: readonly Operator[] = [
  {
    name: 'a comparison takes its bound in, or leaves it out',
    pattern: /(?<= )(?:>=|<=|>|<)(?= )/g,
    change: (found, source) => (isChoiceOfEquals(found.index, source) ? undefined : BOUNDS[found[0]]),
  },
  swap('equal becomes unequal', /(?<= )(?:===|!==)(?= )/g, { '===': '!==', '!==': '===' }),
  swap('and becomes or', /(?<= )(?:&&|\|\|)(?= )/g, { '&&': '||', '||': '&&' }),
  {
    name: 'a refusal is dropped',
    pattern: /if \(.*\) (?=return (?:refuse\(|'\w+'))/g,
    change: () => 'if (Date.now() < 0) ',
  },
  {
    name: 'a guard lets everything through',
    pattern: /\? '\w+' : null|\? null : '\w+'/g,
    change: () => '? null : null',
  },
  {
    name: 'a condition of SQL is dropped',
    pattern: /\s+and (?!null)[^\n`]*?(?=\s+and |\s+or |\s+order by|\s+group by|\s+limit|`|\n|\s*\)`)/g,
    change: (found, source) =>
      isBalanced(found[0]) &&
      isSql(found[0]) &&
      !isInString(found.index, source) &&
      !isNounOfId(found[0], source, found.index)
        ? ' '
        : undefined,
  },
  {
    name: 'the first condition of SQL is dropped',
    pattern: /\bwhere [^\n`]*? and /g,
    change: (found, source) =>
      isBalanced(found[0]) && !isInString(found.index, source) && !isNounOfId(found[0], source, found.index)
        ? 'where '
        : undefined,
  },
  { name: 'a "not" of SQL is dropped', pattern: /\bnot (?=\$\{|[a-z]\.|is_)/g, change: () => '' },
  {
    name: 'a condition of a query is dropped',
    pattern: /\.where(?:Ref)?\(/g,
    change: (found, source) => (closes(source, found.index + found[0].length - 1) ? '' : undefined),
  },
  {
    name: 'a filter is dropped',
    pattern: /\.filter\(/g,
    change: (found, source) => (closes(source, found.index + found[0].length - 1) ? '' : undefined),
  },
  {
    name: A_ROLE,
    pattern: /(?<=(?:by|auth): \[[^\]]*)'(talent|company|admin|system)'/g,
    change: ([, role = '']) => `'${ROLES[role]}'`,
  },
  { name: A_GUARD, pattern: /(?<=auth: )(?:'signed-in'|\[[^\]]*\])/g, change: () => "'public'" },
  {
    // The constant AT_ONCE is excluded: it is the size of a batch, and the next batch handles the rest with any size.
    name: 'a constant is one more',
    pattern: /(?<=const (?!AT_ONCE )(?![A-Z_]+_MS )[A-Z_]+ = )\d[\d_]*(?=;)/g,
    change: ([found]) => `${found} + 1`,
  },
  {
    // No test can notice a single millisecond.
    name: 'a time is twice as long',
    pattern: /(?<=const [A-Z_]+_MS = )\d[\d_]*(?=;)/g,
    change: ([found]) => `${found} * 2`,
  },
];

const isSql = (text: string) => !/&&|=>|\/\/|\*/.test(text);

/** True if the comparison only chooses between its two sides: if they are equal, both choices are right. */
function isChoiceOfEquals(at: number, source: string): boolean {
  const one = /[^\s(]+$/.exec(source.slice(0, at - 1))?.[0] ?? '';
  return /^(\S+) [<>]=? ([^\s)]+)\)? \? (?:\1 : \2|\2 : \1|-1 : 1)(?![\w.])/.test(one + source.slice(at - 1));
}

/**
 * True for a condition on the column `noun` next to an id. The condition only helps the index: ids are unique over all
 * entities, so no test can notice its removal.
 */
const isNounOfId = (condition: string, source: string, at: number): boolean =>
  /^\s*(?:and|where) (?:\w+\.)?noun = '\w+'(?: and )?$/.test(condition) &&
  /^\s*(?:and )?(?:\w+\.)?(?:subject|concerned)_id\b/.test(source.slice(at + condition.length));

/** True inside a string of one line, where 'and' is a word in a sentence. */
function isInString(at: number, source: string): boolean {
  const before = source.slice(source.lastIndexOf('\n', at) + 1, at);
  return /"/.test(before.replaceAll(/"[^"]*"/g, '')) || before.replaceAll(/"[^"]*"/g, '').split("'").length % 2 === 0;
}

const isBalanced = (text: string) => {
  const count = (letter: string) => text.split(letter).length;
  return count('(') === count(')') && count('{') === count('}');
};

/** Position after the bracket that matches the one at `open`; undefined if there is none. */
function closes(source: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** All changes that the operators make in a file, except in comments and imports. */
export function mutantsOf(source: string): Mutant[] {
  const skipped = [...source.matchAll(/^import [^;]*;|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm)];
  const isSkipped = (at: number) => skipped.some(({ index, 0: text }) => at >= index && at < index + text.length);
  return OPERATORS.flatMap(({ name, pattern, change }) =>
    [...source.matchAll(pattern)].flatMap((found): Mutant[] => {
      const text = isSkipped(found.index) ? undefined : change(found, source);
      if (text === undefined) return [];
      const isCall = /\($/.test(found[0]);
      const end = isCall ? closes(source, found.index + found[0].length - 1) : found.index + found[0].length;
      return end === undefined ? [] : [{ operator: name, start: found.index, end, text }];
    }),
  );
}
