import { expect, test } from 'vitest';
import { runText } from './retention.view.ts';

test('a class of data tells the outcome of its latest run, or the event that ends its data', () => {
  expect(runText('sign_ins', { ended: 3, is_whole: true, ended_in_30_days: 40 })).toBe('3 då, 40 på 30 dagar');
  expect(runText('sign_ins', { ended: 200, is_whole: false, ended_in_30_days: 200 })).toBe(
    '200 då, resten nästa gång, 200 på 30 dagar',
  );
  expect(runText('sign_ins', undefined)).toBe('Inte gallrat än');
  expect(runText('books', undefined)).toBe('Tas inte bort av gallringen');
  expect(runText('profile', undefined)).toBe('Följer kontot');
});
