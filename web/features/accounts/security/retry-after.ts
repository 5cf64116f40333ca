import type { ErrorData } from '#contract/kernel/errors.ts';
import { ApiError } from '#web/api/client.ts';

/** Seconds until the caller may try again after too many tries; undefined for any other error. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'too_many_requests') return undefined;
  return (error.data as ErrorData['too_many_requests'] | undefined)?.retry_after_seconds;
}
