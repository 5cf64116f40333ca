import { spawn } from 'node:child_process';
import { isBuilt } from '../build.ts';
import { BuildError } from './build-error.ts';

/**
 * Builds the screens in a separate process, unless they are up to date. The serving process starts its database
 * meanwhile, and never loads the bundler. The build ends with the calling process.
 * @returns when the screens can be served; until compressed copies exist, the server compresses files itself
 */
export async function buildBeside(): Promise<void> {
  if (isBuilt()) return;
  const child = spawn(process.execPath, ['scripts/build.ts', '--if-stale'], {
    // In production every line of the output has the form of the log, so the table of sizes is left out.
    stdio: ['ignore', process.env.NODE_ENV === 'production' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('message', () => done());
    child.once('exit', (code) => (code === 0 ? done() : fail(new BuildError('The screens could not be built.'))));
  });
}
