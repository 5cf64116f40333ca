/** What is thrown when the time is up; its code says so in the table and in the log. */
class TimeLimitError extends Error {
  readonly code = 'time_limit';
}

/**
 * Does something that must not take longer. When the time is up the signal tells the work to let go, and the wait is
 * over whether it does or not: a server may accept a connection and stay silent, or answer one byte at a time for ever.
 * @throws what the work throws, or an error with the code `time_limit`
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
