import { ApiError } from '#web/api/client.ts';

/** What a refused sign-in means to the screen. */
export interface SignInProblem {
  /** What is said; its message is one of the sentences of the spec, section 8. */
  readonly refusal: unknown;
  /** The password was right and the address waits: a new mail is offered (product, U-12). */
  readonly offers_mail: boolean;
  /** Nothing was wrong with what was typed, as far as anybody knows. */
  readonly is_ours: boolean;
}

const ANY_FAILURE = 'Fel e-post eller lösenord.';

/** Any failure without a sentence of its own is said as a wrong password (spec, section 8), and whose fault it was beside. */
export function signInProblem(error: unknown): SignInProblem {
  const isOurs = !(error instanceof ApiError) || error.code === 'offline' || error.status >= 500;
  return {
    refusal: isOurs ? new ApiError('wrong_credentials', 401, ANY_FAILURE) : error,
    offers_mail: error instanceof ApiError && error.code === 'talent_not_verified',
    is_ours: isOurs,
  };
}
