import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

const LAYERS = /^(?:domain|contract|texts|server|demo|web)\//;

/**
 * An import that leaves its folder is written from the root: it then shows its target and survives a move of the file.
 */
export const climbing: Rule = (files) =>
  files
    .filter(({ path }) => LAYERS.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\b(?:from|import\()\s*'(\.\.\/[^']+)'/g)].map(({ index, 1: target }) => ({
        path: `${path}:${lineAt(text, index)}`,
        message: `The import of ${target} leaves its folder. Write it from the root: '#domain/…', '#server/…', '#web/…'.`,
      })),
    );
