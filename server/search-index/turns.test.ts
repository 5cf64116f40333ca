import { expect, test } from 'vitest';
import type { Prepared } from './prepared.ts';
import { Turns } from './turns.ts';

const question = (words: string): Prepared => ({
  question: { kind: 'count', wanted: { wishes: [], words, unknown: [], today: '2026-11-21', without: [] } },
  stems: new Map(),
  rows: [],
});

/** Turns that note who answers which question; `free` helpers are free. */
function noted(free: number) {
  const done: string[] = [];
  const answerAs =
    (who: string) =>
    async ({ question: asked }: Prepared) => {
      done.push(`${who} ${asked.kind === 'count' ? asked.wanted.words : ''}`);
      return 1;
    };
  const turns = new Turns(answerAs('here'), (prepared) => (free-- > 0 ? answerAs('helper')(prepared) : undefined));
  return { turns, done };
}

test('without a free helper, all questions are answered here in their order', async () => {
  const { turns, done } = noted(0);
  await Promise.all(['a', 'b', 'c'].map((words) => turns.take(question(words))));
  expect(done).toEqual(['here a', 'here b', 'here c']);
});

test('a helper that is free takes what cannot be begun here', async () => {
  const { turns, done } = noted(2);
  await Promise.all(['a', 'b', 'c', 'd'].map((words) => turns.take(question(words))));
  expect(done).toEqual(['helper b', 'helper c', 'here a', 'here d']);
});

test('a question whose caller has gone is answered by nobody', async () => {
  const { turns, done } = noted(0);
  const leaving = new AbortController();
  const answers = [turns.take(question('a')), turns.take(question('b'), leaving.signal), turns.take(question('c'))];
  leaving.abort(new Error('gone'));
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(done).toEqual(['here a', 'here c']);
});
