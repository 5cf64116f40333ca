import { SilentError } from './patient-client.ts';

/** Waits for something so long (ms) and no longer. @throws what it throws, or that nobody has answered */
export async function patiently<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SilentError(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
