import { ApiError } from '#web/api/client.ts';

/** True if the link is no longer valid or never was: the server would refuse it again. */
export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['dead_link', 'invalid_input'].includes(error.code);
