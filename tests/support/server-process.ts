import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOCK_OF_RUN } from './clock-of-run.ts';

/** The real server in a process of its own. */
export type ServerProcess = {
  url: string;
  pid: number | undefined;
  /** Standard output and standard error until now. */
  output(): string;
  /** The exit code or signal that ended the process. */
  ended: Promise<string>;
  /** Asks the process to end (SIGTERM) and waits. Fails if the process ends with an error. */
  stop(): Promise<void>;
  /** Kills the process at once (SIGKILL), like a power cut. */
  kill(): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of Node's compile cache, which test processes share so that they start faster. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };

/** In production the server starts only with this setting, also in a run with a moved clock. */
const COMPARING = { CLOCK_CHECK: '1' };

/** The line of a process that can be reached: in production it has the form of the log. */
const READY = /^ready (\S+)$|"url":"([^"]+)"[^\n]*"msg":"ready"/m;

/** DATA_DIR is required, so that a test server does not read files that another server left in the checkout. */
type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/**
 * Starts `node scripts/serve.ts` with these settings, on a free port unless `PORT` is given, and waits for the line
 * `ready`. Of the caller's environment the server gets only PATH, HOME and the clock of the run.
 * @param options.giveUp ends the server before it is ready
 * @param options.script script to start instead
 * @param options.cwd folder of another version to start
 * @param options.flags options of Node before the script
 */
export async function startServer(
  settings: Settings,
  {
    giveUp,
    script = 'scripts/serve.ts',
    cwd = root,
    flags = [],
  }: { giveUp?: AbortSignal; script?: string; cwd?: string; flags?: readonly string[] } = {},
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const NODE_OPTIONS = [CLOCK_OF_RUN.NODE_OPTIONS, settings.NODE_OPTIONS].join(' ').trim();
  // In production the line `ready` is one of the log.
  const LOG_LEVEL = settings.NODE_ENV === 'production' ? 'info' : 'warn';
  const own = { PATH, HOME, NODE_ENV: 'test', PORT: '0', LOG_LEVEL, ...settings };
  const child = spawn(process.execPath, [...flags, script], {
    cwd,
    env: { ...COMPILED, ...CLOCK_OF_RUN, ...(own.NODE_ENV === 'production' && COMPARING), ...own, NODE_OPTIONS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<string>((done) => child.once('exit', (code, signal) => done(signal ?? String(code))));
  const ready = new Promise<string>((found) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, said, logged] = READY.exec(output) ?? [];
      const url = said ?? logged;
      if (url) found(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  // The end of a test run also ends its servers.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  giveUp?.addEventListener('abort', endWithUs, { once: true });
  const first = await Promise.race([ready, ended.then((how) => ({ how }))]);
  giveUp?.removeEventListener('abort', endWithUs);
  if (typeof first === 'object') throw new Error(`The server ended (${first.how}) before it was ready:\n${output}`);
  return {
    url: first,
    pid: child.pid,
    output: () => output,
    ended,
    kill: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      const how = await ended;
      if (how !== '0' && how !== 'SIGTERM') throw new Error(`The server ended with ${how}:\n${output}`);
    },
  };
}
