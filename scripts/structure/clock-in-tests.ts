import { asksDatabase, asksMachine } from './one-clock.ts';
import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

/** An instant, or the name of one. */
const SETS = /\bsetClock\(\s*(?:(['"`])\d|(\w+)\s*\))/g;

/** True where a test sets the clock of a server to an instant that is written down. */
const isFixed = (code: string) =>
  [...code.matchAll(SETS)].some(
    ([, quote, name]) => quote !== undefined || new RegExp(`\\bconst ${name} = ['"\`]\\d`).test(code),
  );

/**
 * A test is at a moment that it sets, with everything at it, or now, with everything relative to it: what mixes the two
 * holds only until they are too far apart.
 */
export const clockInTests: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('tests/') || (isTest(path) && !path.startsWith('scripts/')))
    .filter(({ text }) => isFixed(withoutComments(text)))
    .flatMap(({ path, text }): Problem[] => {
      const found = [...asksMachine(text), ...asksDatabase(text)];
      return found.map((match) => ({
        path: `${path}:${lineAt(text, match.index)}`,
        message: `${match[0]} is another time than this file sets the server to: take services.clock(), or app_now() in SQL.`,
      }));
    });
