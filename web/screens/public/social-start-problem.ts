import { ApiError } from '#web/api/client.ts';

const FAILED = 'Kunde inte starta inloggning. Försök igen.';

/**
 * The message if a sign-in with Google or Facebook cannot start. It is the same for every failure, also without a
 * network (spec, section 8). Only too_many_requests has the server's words, which say how long to wait.
 */
export function socialStartProblem(error: unknown): string {
  return error instanceof ApiError && error.code === 'too_many_requests' ? error.message : FAILED;
}
