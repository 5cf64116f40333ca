import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

const IMPURE: readonly [RegExp, string][] = [
  [
    // Also handed on without being called, as a default or to a schema.
    /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\bnew\s+)\bDate\(|\bperformance\.now\b|\bTemporal\.Now\b/g,
    'the clock: take the moment as an argument',
  ],
  [/\bMath\.random\(|\bcrypto\.(?:randomUUID|getRandomValues)\b/g, 'chance: take the value as an argument'],
  [/\bprocess\.|\bimport\.meta\b/g, 'the environment: settings are read in server/env.ts and passed in'],
  [/\bfetch\(|\bconsole\./g, 'the outside: return what happened and let the server or the web act on it'],
];

const PURE = /^(?:domain|contract|texts)\//;

/**
 * The domain decides, the contract checks and the texts tell from their arguments alone, so that every rule can be tested
 * for every moment, and what the server says on a day is what its own clock says.
 */
export const pureFolders: Rule = (files) =>
  files
    .filter(({ path }) => PURE.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = onlyCode(text);
      return IMPURE.flatMap(([pattern, what]) =>
        [...code.matchAll(pattern)].map((match) => ({
          path: `${path}:${lineAt(code, match.index)}`,
          message: `${match[0]} asks ${what}.`,
        })),
      );
    });
