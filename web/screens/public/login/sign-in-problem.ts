import { ApiError } from '#web/api/client.ts';

/** A refused sign-in as the screen shows it. */
export interface SignInProblem {
  /** The error to show; its message is a sentence of the spec, section 8. */
  readonly refusal: unknown;
  /** True if the password was right but the address is not confirmed: the screen offers a new mail. */
  readonly offers_mail: boolean;
  /** True if the failure comes from the network or the server, not from the typed values. */
  readonly is_ours: boolean;
}

const ANY_FAILURE = 'Fel e-post eller lösenord.';

/**
 * A failed sign-in as the screen shows it. A failure of the network or the server has the sentence for a wrong password
 * (spec, section 8); `is_ours` distinguishes it.
 */
export function signInProblem(error: unknown): SignInProblem {
  const isOurs = !(error instanceof ApiError) || error.code === 'offline' || error.status >= 500;
  return {
    refusal: isOurs ? new ApiError('wrong_credentials', 401, ANY_FAILURE) : error,
    offers_mail: error instanceof ApiError && error.code === 'talent_not_verified',
    is_ours: isOurs,
  };
}
