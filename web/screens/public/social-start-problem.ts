import { ApiError } from '#web/api/client.ts';

const FAILED = 'Kunde inte starta inloggning. Försök igen.';

/**
 * What is said when a sign-in at a provider does not start: one sentence whatever has failed, without a network too (spec,
 * section 8). Only the limit keeps the server's own words, because they say how long to wait.
 */
export function socialStartProblem(error: unknown): string {
  return error instanceof ApiError && error.code === 'too_many_requests' ? error.message : FAILED;
}
