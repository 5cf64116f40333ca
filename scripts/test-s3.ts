import { spawn } from 'node:child_process';
import { readEnv } from '#server/env.ts';
import { s3OptionsOf } from '#server/s3-settings.ts';
import { REAL_S3_VARIABLE } from '#tests/support/real-s3.ts';
import { runScript } from './database-session.ts';
import { findTool } from './tool.ts';

// `npm run test:s3`: runs the tests of a file store on the real service of the settings S3_*. The bucket must be empty;
// the tests leave it empty.
await runScript(async () => {
  const options = s3OptionsOf(readEnv({ ...process.env, NODE_ENV: 'test' }));
  if (!options) throw new Error('Set S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys. The bucket must be empty.');
  const tests = ['run', 'server/files/file-store.deep.test.ts', '--reporter=verbose', '--testTimeout=60000'];
  const env = { ...process.env, [REAL_S3_VARIABLE]: JSON.stringify(options) };
  const child = spawn(process.execPath, [findTool('vitest', 'vitest'), ...tests], { stdio: 'inherit', env });
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
});
