import { expect, test } from 'vitest';
import { questionOf } from './view-screens.ts';

test.each([
  ['?sort=name&review=waiting', 'review=waiting&sort=name'],
  ['review=waiting&page=4', 'review=waiting'],
  ['id=1&tab=open&thread=2', 'tab=open'],
  ['', ''],
  ['text=Åsa+%26+co', 'text=%C3%85sa+%26+co'],
])('%s asks %s', (search, question) => {
  expect(questionOf(search)).toBe(question);
  expect(questionOf(question)).toBe(question);
});
