import { spawn } from 'node:child_process';

/** The running child process. Its end decides when this process ends. */
let child;

// Ctrl-C also reaches the child.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(signal, () => {
    if (!child) process.exit(code);
    if (signal !== 'SIGINT') child.kill(signal);
  });
}
if (process.env.npm_lifecycle_event) {
  // npm passes a SIGTERM to the shell between npm and this process, which dies without passing it on: without this
  // check, `kill` of npm would leave the server running.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Runs a program to its end.
 * @returns its exit code
 * @throws if it cannot be started
 */
export function runChild(program, args, options) {
  child = spawn(program, args, options);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      child = undefined;
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
