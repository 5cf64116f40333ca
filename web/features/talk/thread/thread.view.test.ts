import { expect, test } from 'vitest';
import type { ThreadMessage } from '#contract/talk/thread.ts';
import { daysOf, mergeMessages, readMark, unreadBy } from './thread.view.ts';

const message = (
  number: number,
  side: 'talent' | 'company' = 'talent',
  sent = '2026-12-03T11:00:00Z',
): ThreadMessage => ({
  id: `id ${number}`,
  number,
  side,
  sender_name: 'Ada',
  body: `Nr ${number}`,
  sent_date: sent,
  is_to_all: false,
  files: [],
  is_unprotected: false,
  hidden_reason: null,
});
const numbers = (messages: readonly ThreadMessage[]) => messages.map(({ number }) => number);

test('new messages are merged with the known ones, each once', () => {
  expect(numbers(mergeMessages([message(1), message(2)], [message(2), message(3)]))).toEqual([1, 2, 3]);
  expect(numbers(mergeMessages([message(3)], [message(1), message(2)]))).toEqual([1, 2, 3]);
  expect(numbers(mergeMessages([message(1)], []))).toEqual([1]);
});

test('if a message is missing between old and new, only the new ones are kept', () => {
  expect(numbers(mergeMessages([message(1), message(2)], [message(4), message(5)]))).toEqual([4, 5]);
});

test('messages are grouped by the Swedish day of sending', () => {
  const sent = [message(1, 'talent', '2026-12-02T22:59:00Z'), message(2, 'talent', '2026-12-02T23:01:00Z')];
  expect(daysOf(sent, '2026-12-03').map(({ title }) => title)).toEqual(['ons 2 dec', 'I dag']);
});

test('the read mark is below the last own message that the other side has read', () => {
  const said = [message(1, 'company'), message(2, 'talent'), message(3, 'company'), message(4, 'company')];
  const reader = (read_number: number, name = 'Bo') => ({ name, read_number, read_date: null });
  const of = (kind: 'candidate' | 'project', ...readers: ReturnType<typeof reader>[]) =>
    readMark({ kind, side: 'company', readers }, said);
  expect(of('candidate', reader(3))).toEqual({ number: 3, words: 'Läst' });
  expect(of('candidate', reader(2))?.number).toBe(1);
  expect(of('candidate', reader(0))).toBeNull();
  expect(of('project', reader(3), reader(4))).toEqual({ number: 4, words: 'Läst av 1 av 2' });
  expect(unreadBy({ readers: [reader(3), reader(4, 'Eva')] }, 4)).toEqual(['Bo']);
});
