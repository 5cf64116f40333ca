import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

const IMPURE: readonly [RegExp, string][] = [
  [
    /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bTemporal\.Now\b/g,
    'the clock: take the moment as an argument',
  ],
  [/\bMath\.random\(|\bcrypto\.(?:randomUUID|getRandomValues)\b/g, 'chance: take the value as an argument'],
  [/\bprocess\.|\bimport\.meta\b/g, 'the environment: settings are read in server/env.ts and passed in'],
  [/\bfetch\(|\bconsole\./g, 'the outside: return what happened and let the server or the web act on it'],
];

/** The domain decides from its arguments alone, so that every rule can be tested for every moment. */
export const pureDomain: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = onlyCode(text);
      return IMPURE.flatMap(([pattern, what]) =>
        [...code.matchAll(pattern)].map((match) => ({
          path: `${path}:${lineAt(code, match.index)}`,
          message: `${match[0]} asks ${what}.`,
        })),
      );
    });
