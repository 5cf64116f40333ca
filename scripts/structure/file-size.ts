import { isTest, type Rule } from './source.ts';

const AT_MOST = 400;

// Files that may be longer: lists of entries that readers search instead of reading.
const LONG_BY_NATURE = ['texts/', 'domain/kernel/vocabulary/', 'demo/', 'server/db/generated.ts'];

/** A file of more than 400 lines does more than one thing. (CONTRIBUTING.md asks to split at 250.) */
export const fileSize: Rule = (files) =>
  files
    .filter(({ path }) => !isTest(path) && !LONG_BY_NATURE.some((place) => path.startsWith(place)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > AT_MOST)
    .map(({ path, lines }) => ({
      path,
      message: `The file has ${lines} lines; at most ${AT_MOST} are allowed. Split it by subject.`,
    }));
