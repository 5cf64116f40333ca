import { ApiError } from '#web/api/client.ts';

const FAILED = 'Kunde inte starta inloggning. Försök igen.';

/**
 * The message for a sign-in at a provider that does not start: one sentence for every failure, also without a network
 * (spec, section 8). Only too_many_requests keeps the server's words, because they say how long to wait.
 */
export function socialStartProblem(error: unknown): string {
  return error instanceof ApiError && error.code === 'too_many_requests' ? error.message : FAILED;
}
