import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { systemClock } from '#server/clock.ts';
import { runScript } from './database-session.ts';
import { findTool } from './tool.ts';

// `npm run fuzz -- --calls 500000 --seed 7`: calls all routes as all callers with random arguments, and prints for each
// fault the smallest call that shows it. The same seed makes the same calls; without `--seed` the seed comes from the
// clock.
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(systemClock().getTime() % 1e6) },
    },
  });
  const env = { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed };
  const tests = ['run', 'tests/api/kernel/fuzz.deep.test.ts'];
  const child = spawn(process.execPath, [findTool('vitest', 'vitest'), ...tests], { stdio: 'inherit', env });
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
});
