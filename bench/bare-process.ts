import { spawn } from 'node:child_process';

/** Starts a program of the bench in a process of its own. The program prints `ready <url>` when it listens. */
export async function startBare(
  script: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ url: string; pid: number | undefined; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, fail) => {
    child.once('exit', (code) => fail(new Error(`${script} ended with exit code ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /^ready (\S+)$/m.exec(chunk.toString())?.[1];
      if (ready) found(ready);
    });
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, pid: child.pid, stop };
}
