import { asksDatabase, asksMachine } from './one-clock.ts';
import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

/** A call of setClock with an instant, or with a name. */
const SETS = /\bsetClock\(\s*(?:(['"`])\d|(\w+)\s*\))/g;

/** True if a test sets a server's clock to a fixed instant. */
const isFixed = (code: string) =>
  [...code.matchAll(SETS)].some(
    ([, quote, name]) => quote !== undefined || new RegExp(`\\bconst ${name} = ['"\`]\\d`).test(code),
  );

/**
 * A test either sets the clock, and all its times are fixed, or it runs now, and all its times are relative. A test
 * that mixes the two fails once they are too far apart.
 */
export const clockInTests: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('tests/') || (isTest(path) && !path.startsWith('scripts/')))
    .filter(({ text }) => isFixed(withoutComments(text)))
    .flatMap(({ path, text }): Problem[] => {
      const found = [...asksMachine(text), ...asksDatabase(text)];
      return found.map((match) => ({
        path: `${path}:${lineAt(text, match.index)}`,
        message: `${match[0]} is the real time, but this file sets the server to a fixed one. Use services.clock(), or app_now() in SQL.`,
      }));
    });
