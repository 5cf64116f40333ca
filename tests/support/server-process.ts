import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOCK_OF_RUN } from './clock-of-run.ts';

/** The real server in a process of its own. */
export type ServerProcess = {
  url: string;
  pid: number | undefined;
  /** What it has written to standard output and standard error so far. */
  output(): string;
  /** With which code or by which signal it has ended. */
  ended: Promise<string>;
  /** Asks it to end (SIGTERM) and waits until it has. Fails when it ends with an error. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does (SIGKILL). */
  kill(): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where processes of the tests keep what Node has made of their sources, so that the next one need not read them again. */
export const COMPILED = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };

/** Production compares its clock with the database's, and refuses to start without, also where the run's is moved. */
const COMPARING = { CLOCK_CHECK: '1' };

/** A server of a test has a folder of its own: what another left in the checkout is not its business. */
type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/**
 * Starts `node scripts/serve.ts` with these settings added to a bare environment, on a free port unless `PORT` is
 * given, and waits for its line `ready <url>`. Nothing of the caller's environment but PATH, HOME and the clock of the run
 * is passed on.
 * @param options.giveUp asks it to end before it is ready
 * @param options.script is started instead
 */
export async function startServer(
  settings: Settings,
  { giveUp, script = 'scripts/serve.ts' }: { giveUp?: AbortSignal; script?: string } = {},
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const NODE_OPTIONS = [CLOCK_OF_RUN.NODE_OPTIONS, settings.NODE_OPTIONS].join(' ').trim();
  const own = { PATH, HOME, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...COMPILED, ...CLOCK_OF_RUN, ...(own.NODE_ENV === 'production' && COMPARING), ...own, NODE_OPTIONS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<string>((done) => child.once('exit', (code, signal) => done(signal ?? String(code))));
  const ready = new Promise<string>((found) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (url) found(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  // A test run that is ended takes its server along.
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
