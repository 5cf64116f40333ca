/** Thrown when the time is up. The table and the log record its code. */
class TimeLimitError extends Error {
  readonly code = 'time_limit';
}

/**
 * Runs work within a time limit. When the time is up, the signal tells the work to stop, and the wait ends even if it
 * does not: a server may accept a connection and stay silent, or answer one byte at a time forever.
 * @throws the work's error, or an error with the code `time_limit`
 */
export async function withinLimit(seconds: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const limit = new AbortController();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TimeLimitError(`It took longer than ${seconds} s`);
    reject(error);
    limit.abort(error);
  }, seconds * 1000);
  try {
    await Promise.race([work(limit.signal), isOver]);
  } finally {
    clearTimeout(timer);
  }
}
