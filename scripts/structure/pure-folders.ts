import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

const IMPURE: readonly [RegExp, string][] = [
  [
    // Also without a call, when passed as a default or to a schema.
    /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\bnew\s+)\bDate\(|\bperformance\.now\b|\bTemporal\.Now\b/g,
    'the clock: take the moment as an argument',
  ],
  [/\bMath\.random\(|\bcrypto\.(?:randomUUID|getRandomValues)\b/g, 'chance: take the value as an argument'],
  [/\bprocess\.|\bimport\.meta\b/g, 'the environment: settings are read in server/env.ts and passed in'],
  [/\bfetch\(|\bconsole\./g, 'the outside: return what happened and let the server or the web act on it'],
];

const PURE = /^(?:domain|contract|texts)\//;

/**
 * Domain, contract and texts use only their arguments, so that a test can try every rule at any time, and so that the
 * server's answers follow its own clock.
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
