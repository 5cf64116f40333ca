import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

const RULES = /^domain\/finding\/search\/(?:grammar|passes)\//;
const REGULAR_EXPRESSION = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
/** A rule may name a few linking words; from this number on they must be a named list. */
const LIST_FROM = 8;

/** Lists of words belong in the parser's lexicon under a name, where a developer can add a word. */
export const wordLists: Rule = (files) =>
  files
    .filter(({ path }) => RULES.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(REGULAR_EXPRESSION)]
        .filter(([expression]) => expression.split('|').length >= LIST_FROM)
        .map((match) => ({
          path: `${path}:${lineAt(code, match.index)}`,
          message: `This rule contains a list of words. Move the list to domain/finding/search/lexicon/ and name it there.`,
        }));
    });
