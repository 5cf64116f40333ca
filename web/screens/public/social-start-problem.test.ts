import { expect, it } from 'vitest';
import { errorTexts } from '#texts/registry/errors.ts';
import { ApiError } from '#web/api/client.ts';
import { socialStartProblem } from './social-start-problem.ts';

it.each([
  new ApiError('social_start_failed', 503, errorTexts.social_start_failed),
  new ApiError('internal', 500, errorTexts.internal),
  new ApiError('unavailable', 503, errorTexts.unavailable),
  new ApiError('invalid_input', 422, errorTexts.invalid_input),
  ApiError.offline(),
  new TypeError('broken'),
])('every failure shows the same sentence about a sign-in that did not start (S-248): %o', (error) => {
  expect(socialStartProblem(error)).toBe('Kunde inte starta inloggning. Försök igen.');
});

it("too_many_requests keeps the server's words, which say how long to wait", () => {
  const words = 'Du har försökt för många gånger. Vänta 5 minuter och försök igen.';
  expect(socialStartProblem(new ApiError('too_many_requests', 429, words))).toBe(words);
});
