import { SilentError } from './patient-client.ts';

/**
 * Waits for work at most `ms`; the work itself goes on after that.
 * @throws the work's error, or SilentError
 */
export async function patiently<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SilentError(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
