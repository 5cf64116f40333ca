import { spawn } from 'node:child_process';

/** The largest part of the output that is kept while waiting, in characters. */
const LONGEST = 65_536;

interface Started {
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts a script in a process of its own, and waits until it prints a line `ready …`. `told` is the rest of that line. */
export async function startScript(
  script: string,
  settings: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<Started & { readonly told: string }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings },
    ...(cwd && { cwd }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const told = await new Promise<string>((found, fail) => {
    child.once('exit', (code) => fail(new Error(`${script} ended with exit code ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST);
      const ready = /^ready (.+)\n/m.exec(output)?.[1];
      if (ready) found(ready);
    });
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { told, pid: child.pid, stop };
}

/** Starts a script that prints `ready <url>`. */
export async function startBare(
  script: string,
  settings: Readonly<Record<string, string>>,
): Promise<Started & { readonly url: string }> {
  const { told, ...started } = await startScript(script, settings);
  return { ...started, url: told };
}
