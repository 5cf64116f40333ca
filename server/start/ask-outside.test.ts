import { expect, test } from 'vitest';
import { askUntilRight } from './ask-outside.ts';

const LIMITS = { answer_ms: 30, again_ms: 5 };

function asking(answers: (string | null | 'silence')[], limits = LIMITS) {
  const errors: string[] = [];
  let asked = 0;
  const part = askUntilRight({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      return answer === 'silence' ? new Promise<never>(() => {}) : answer;
    },
    silence: 'It says nothing.',
    log: { error: (sentence: string) => errors.push(sentence) } as never,
    limits,
  });
  return { part, errors, asked: () => asked };
}

test('a service that works is asked once', async () => {
  const { part, errors, asked } = asking([null]);
  await part.ask();
  await new Promise(setImmediate);
  expect([asked(), errors, part.is_needed]).toEqual([1, [], false]);
});

test('a problem is one line in the log however often it is found, and ends when the service works', async () => {
  const { part, errors, asked } = asking(['Wrong key.', 'Wrong key.', 'Wrong key.', null]);
  await expect(part.ask()).rejects.toThrow('Wrong key.');
  await expect.poll(() => part.ask().then(() => 'works')).toBe('works');
  expect([asked(), errors]).toEqual([4, ['Wrong key.']]);
});

test('a service that says nothing is a problem too', async () => {
  const { part, errors } = asking(['silence']);
  await expect(part.ask()).rejects.toThrow('It says nothing.');
  expect(errors).toEqual(['It says nothing.']);
  part.stop();
});
