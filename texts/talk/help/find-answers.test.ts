import { expect, test } from 'vitest';
import { findAnswers } from '#domain/talk/help/find-answers.ts';
import { companyAnswers } from './company.ts';
import { talentAnswers } from './talent.ts';

const ids = (typed: string) => findAnswers(companyAnswers, typed).map(({ id }) => id);

test('an answer is found by its words in any form, and by its extra search words', () => {
  expect(ids('FAKTURA')).toContain('faktura');
  expect(ids('attesten')).toContain('attest');
  expect(ids('kollega')).toEqual(['medlemmar']);
  expect(ids('')).toHaveLength(companyAnswers.length);
  expect(ids('rymdfärja')).toEqual([]);
  expect(ids('lösenord')[0]).toBe('losenord');
});

test('every answer has an address of its own', () => {
  for (const answers of [companyAnswers, talentAnswers]) {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const { id, answer } of answers) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(answer).toMatch(/[.]$/);
    }
  }
});
