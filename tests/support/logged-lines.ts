import pino, { type Logger } from 'pino';
import { vi } from 'vitest';

/** Collects the lines that a log writes from now on, instead of writing them. */
export function logLines(log: Logger): { all(): Record<string, unknown>[]; release(): void } {
  const { level } = log;
  log.level = 'trace';
  const stream = (log as unknown as Record<symbol, { write(line: string): unknown }>)[pino.symbols.streamSym];
  if (!stream) throw new Error('The log writes to no stream');
  const written = vi.spyOn(stream, 'write').mockImplementation(() => true);
  return {
    all: () => written.mock.calls.map(([line]) => JSON.parse(line)),
    release: () => {
      written.mockRestore();
      log.level = level;
    },
  };
}
