import { expect, test } from 'vitest';
import { ENTRY_STATES } from '#domain/kernel/outbox/outbox-entry.ts';
import { entryErrorWords } from '#texts/talk/outbox-words.ts';
import { countsSentence, ENTRY_TABS, retriedText } from './outbox.view.ts';

test.each([
  [{ waiting: 0, sent_today: 12, dead: 0 }, '0 väntar, 12 skickade i dag, allt har kommit fram.'],
  [{ waiting: 3, sent_today: 1, dead: 2 }, '3 väntar, 1 skickat i dag, 2 har inte kommit fram.'],
])('the counts of the outbox in a sentence: %o', (counts, sentence) => {
  expect(countsSentence(counts)).toBe(sentence);
});

test('every state of a message has a tab in the outbox', () => {
  expect([...ENTRY_TABS].sort()).toEqual([...ENTRY_STATES].sort());
});

test('the error of a message is told in words, followed by its codes', () => {
  expect(entryErrorWords('EENVELOPE 550')).toBe('Adressen godtogs inte. (EENVELOPE 550)');
  expect(entryErrorWords('EODD')).toBe('Okänt fel. (EODD)');
});

test('the toast after a retry has a singular and a plural', () => {
  expect([retriedText(1), retriedText(3)]).toEqual(['Ett utskick försöks igen.', '3 utskick försöks igen.']);
});
