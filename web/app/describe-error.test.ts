import { expect, it } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { describeError } from './describe-error.ts';
import { mayRetry } from './query-client.ts';

it('an error is described in words for a refusal, an ended session, a missing file or any other cause', () => {
  const words = [
    new ApiError('offline', 0, 'Vi når inte servern just nu.'),
    new ApiError('internal', 500, 'Något gick fel hos oss.'),
    new ApiError('changed_meanwhile', 409, 'Någon annan hann före.'),
    new ApiError('signed_out', 401, 'Du har loggats ut.'),
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    new Error('x is undefined'),
  ].map(describeError);
  expect(new Set(words).size).toBe(words.length);
  expect(words[3]).toContain('finns kvar');
  expect(words[5]).not.toContain('undefined');
});

it('a query is retried once after a network failure, never after an answer', () => {
  const offline = new ApiError('offline', 0, '');
  expect(mayRetry(0, offline)).toBe(true);
  expect(mayRetry(1, offline)).toBe(false);
  expect(mayRetry(0, new ApiError('not_found', 404, ''))).toBe(false);
});
