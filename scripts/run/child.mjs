import { spawn } from 'node:child_process';

/** The running child process, if there is one. */
let child;

// Passes signals to the child, except SIGINT: a terminal sends Ctrl-C to the child too.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(signal, () => {
    if (!child) process.exit(code);
    if (signal !== 'SIGINT') child.kill(signal);
  });
}
if (process.env.npm_lifecycle_event) {
  // Ends the child when the parent of this process dies. npm sends SIGTERM to the shell between npm and this process,
  // and the shell dies without passing it on: `kill` of npm would leave the server running.
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
