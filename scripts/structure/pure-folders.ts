import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

const IMPURE: readonly [RegExp, string][] = [
  [
    // Also finds `Date.now` that is passed on instead of called, as a default or to a schema.
    /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\bnew\s+)\bDate\(|\bperformance\.now\b|\bTemporal\.Now\b/g,
    'reads the clock: take the moment as an argument',
  ],
  [
    /\bMath\.random\(|\bcrypto\.(?:randomUUID|getRandomValues)\b/g,
    'gives a random value: take the value as an argument',
  ],
  [/\bprocess\.|\bimport\.meta\b/g, 'reads the environment: read settings in server/env.ts and pass them in'],
  [/\bfetch\(|\bconsole\./g, 'acts on the outside: return the result, and let the server or the web act on it'],
];

const PURE = /^(?:domain|contract|texts)\//;

/**
 * Domain, contract and texts use their arguments only: a test can then try every rule at any time, and the server's
 * answers follow its own clock.
 */
export const pureFolders: Rule = (files) =>
  files
    .filter(({ path }) => PURE.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = onlyCode(text);
      return IMPURE.flatMap(([pattern, what]) =>
        [...code.matchAll(pattern)].map((match) => ({
          path: `${path}:${lineAt(code, match.index)}`,
          message: `${match[0]} ${what}.`,
        })),
      );
    });
