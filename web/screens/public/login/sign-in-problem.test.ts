import { describe, expect, it } from 'vitest';
import { errorTexts } from '#texts/registry/errors.ts';
import { ApiError } from '#web/api/client.ts';
import { signInProblem } from './sign-in-problem.ts';

describe('a refused sign-in', () => {
  it.each([
    new ApiError('internal', 500, errorTexts.internal),
    new ApiError('unavailable', 503, errorTexts.unavailable),
    new ApiError('offline', 0, 'Vi når inte servern just nu.'),
    new TypeError('broken'),
  ])('shows a failure of the network or the server as a wrong password: %o', (error) => {
    const problem = signInProblem(error);
    expect(problem.refusal).toMatchObject({ message: 'Fel e-post eller lösenord.' });
    expect(problem.is_ours).toBe(true);
  });

  it("keeps the server's sentence, and offers a mail only for an unconfirmed address", () => {
    for (const code of ['wrong_credentials', 'company_not_active', 'no_profile', 'talent_not_verified'] as const) {
      const error = new ApiError(code, 403, errorTexts[code]);
      expect(signInProblem(error)).toEqual({
        refusal: error,
        offers_mail: code === 'talent_not_verified',
        is_ours: false,
      });
    }
  });
});
