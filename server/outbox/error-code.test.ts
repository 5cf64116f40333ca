import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test.each([
  [
    Object.assign(new Error('550 ada@example.com is not here'), { code: 'EENVELOPE', responseCode: 550 }),
    'EENVELOPE 550',
  ],
  [Object.assign(new Error('x'), { code: 'time_limit' }), 'time_limit'],
  [Object.assign(new Error('x'), { code: 'ada@example.com' }), 'unknown'],
  [Object.assign(new Error('x'), { code: 'X'.repeat(200), responseCode: 421 }), '421'],
  [new Error('ada@example.com'), 'unknown'],
  [undefined, 'unknown'],
])('%s has the code %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
