import { expect, test } from 'vitest';
import { expectedOf, expecting } from './expected.ts';

const KEY = ['GET /talent/profile'];
/** The items that the screen shows if this is the last answer of the server. */
const shown = (answer: readonly string[]) =>
  expectedOf(KEY).reduce<unknown>((data, change) => change(data), answer) as readonly string[];
const adds = (word: string) => (words: readonly string[]) => (words.includes(word) ? words : [...words, word]);

test('an answer is shown with the changes of commands under way, in the order of the presses, whichever is answered first', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const [ja, ord] = [
    expecting(KEY, adds('ja'), () => first.promise),
    expecting(KEY, adds('ord'), () => second.promise),
  ];
  expect(shown([])).toEqual(['ja', 'ord']);
  first.resolve('done');
  expect(await ja).toBe('done');
  // An answer from before both commands, or between them, does not hide the command still under way.
  expect([shown([]), shown(['ja'])]).toEqual([['ord'], ['ja', 'ord']]);
  second.reject(new Error('refused'));
  await expect(ord).rejects.toThrow('refused');
  expect(shown(['ja'])).toEqual(['ja']);
  expect(expectedOf(KEY)).toBe(expectedOf(['another']));
});
