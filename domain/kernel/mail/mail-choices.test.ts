import { expect, test } from 'vitest';
import { endedBy, hasDaily, MAIL_AUDIENCES, MAIL_STOPS, mailSubjectsOf, rateOf, ratesFor } from './mail-choices.ts';

test('every usual rate is one that a person may choose, and a rate that may not be chosen counts as the usual one', () => {
  for (const audience of MAIL_AUDIENCES) {
    for (const subject of mailSubjectsOf(audience)) {
      expect(ratesFor(audience, subject)).toContain(rateOf(audience, {}, subject));
    }
  }
  expect(rateOf('talent', { pay: 'never' }, 'pay')).toBe('daily');
  expect(rateOf('talent', { reminders: 'daily' }, 'reminders')).toBe('at_once');
});

test('mails about pay and work have no stop, and every other subject has one', () => {
  expect(MAIL_STOPS).not.toContain('talent.pay');
  expect(MAIL_STOPS).not.toContain('talent.work');
  expect(MAIL_STOPS).toEqual(
    expect.arrayContaining(['talent.daily', 'talent.messages', 'company.daily', 'company.news']),
  );
});

test('a stop ends its subject, that of the daily mail what it gathers, and neither what must be sent', () => {
  expect(endedBy('talent.messages', {})).toEqual(['messages']);
  expect(endedBy('talent.messages', { messages: 'never' })).toEqual([]);
  expect(endedBy('talent.daily', { help: 'daily', news: 'at_once' })).toEqual(['answers', 'help']);
  expect(endedBy('company.daily', {})).toEqual([]);
});

test('a talent has a daily mail from the beginning, a member once one is chosen', () => {
  expect([hasDaily('talent', {}), hasDaily('company', {}), hasDaily('company', { news: 'daily' })]).toEqual([
    true,
    false,
    true,
  ]);
});
