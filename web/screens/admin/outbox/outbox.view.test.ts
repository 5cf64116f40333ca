import { expect, test } from 'vitest';
import { ENTRY_STATES } from '#domain/kernel/outbox/outbox-entry.ts';
import { entryErrorWords } from '#texts/talk/outbox-words.ts';
import { countsSentence, ENTRY_TABS, retriedText } from './outbox.view.ts';

test.each([
  [{ waiting: 0, sent_today: 12, dead: 0 }, '0 väntar, 12 skickade i dag, allt har kommit fram.'],
  [{ waiting: 3, sent_today: 1, dead: 2 }, '3 väntar, 1 skickat i dag, 2 har inte kommit fram.'],
])('%o', (counts, sentence) => {
  expect(countsSentence(counts)).toBe(sentence);
});

test('every state has its tab', () => {
  expect([...ENTRY_TABS].sort()).toEqual([...ENTRY_STATES].sort());
});

test('an error is said in words beside its codes', () => {
  expect(entryErrorWords('EENVELOPE 550')).toBe('Adressen godtogs inte. (EENVELOPE 550)');
  expect(entryErrorWords('EODD')).toBe('Okänt fel. (EODD)');
});

test('one and many are tried again', () => {
  expect([retriedText(1), retriedText(3)]).toEqual(['Ett utskick försöks igen.', '3 utskick försöks igen.']);
});
