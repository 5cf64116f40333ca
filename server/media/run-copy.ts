import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { CopyJob, CopyResult } from './copy.ts';

/** The time limit: copying 2 GB takes about twenty seconds. */
const COPY_MS = 10 * 60_000;
const HEAP_MB = 192;

/** Lowers a process's priority below that of answers: a little for work that a person waits for, far for long work. */
export function giveWay(pid: number | undefined, how: 'a little' | 'far'): void {
  try {
    if (pid !== undefined) setPriority(pid, how === 'far' ? 15 : 5);
  } catch {
    // The process has already ended.
  }
}

/** The file crashed its copying process, or the process exceeded its time. */
export class CopyDied extends Error {
  override name = 'CopyDied';
}

type Said = { readonly part: number } | { readonly result: CopyResult } | { readonly error: string };

/**
 * Copies a file in a process with little memory, no settings and a time limit.
 * @throws `CopyDied` if the process dies, or the error of a fault on our side
 */
export function runCopy(job: CopyJob, signal: AbortSignal, tell: (part: number) => void): Promise<CopyResult> {
  const child = fork(new URL('./copy-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
    signal: AbortSignal.any([signal, AbortSignal.timeout(COPY_MS)]),
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('spawn', () => {
      giveWay(child.pid, 'a little');
      child.send(job);
    });
    child.on('message', (said: Said) => {
      if ('part' in said) tell(said.part);
      else if ('result' in said) resolve(said.result);
      else reject(new Error(said.error));
    });
    child.once('error', (error) => reject(child.pid === undefined ? error : new CopyDied(String(error))));
    // Not at `exit`: the last message may still be on its way.
    child.once('close', (code, how) => reject(new CopyDied(`The copying ended with ${how ?? code}`)));
  });
}
