import { ApiError } from '#web/api/client.ts';

/** True if a link holds no longer, or never did: asked again, it would be answered the same. */
export const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['dead_link', 'invalid_input'].includes(error.code);
