import { spawn } from 'node:child_process';
import { isBuilt } from '../build.ts';

/** Thrown when the build has failed, which has told why by itself. */
class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Builds the screens, unless they are, in a process of its own: the one that serves has a database to start meanwhile, and
 * need not keep the bundler in memory as long as it lives. The build ends with the process that wants it.
 * @returns when they can be served. Their packed copies come later, and a server that finds none packs by itself
 */
export async function buildBeside(): Promise<void> {
  if (isBuilt()) return;
  const child = spawn(process.execPath, ['scripts/build.ts', '--if-stale'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('message', () => done());
    child.once('exit', (code) => (code === 0 ? done() : fail(new BuildError('The screens could not be built.'))));
  });
}
