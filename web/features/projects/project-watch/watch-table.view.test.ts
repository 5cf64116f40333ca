import { expect, test } from 'vitest';
import { answersText } from './watch-table.view.ts';

test.each([
  [{ interested_count: 0, pending_count: 0, overdue_count: 0 }, '–'],
  [{ interested_count: 4, pending_count: 2, overdue_count: 1 }, '4 ja, 2 väntar, 1 sen'],
  [{ interested_count: 0, pending_count: 3, overdue_count: 2 }, '3 väntar, 2 sena'],
])('%o reads %s', (counts, text) => expect(answersText(counts)).toBe(text.replaceAll(/(?<=\d) /g, '\u00A0')));
