import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { closingLine } from './summary.ts';
import { COMMANDS, type Tier } from './tiers.ts';

// The end of the build server's output (.ci/run): the result of each tier, and one closing line for both.

const TIERS_OF_LANDING: readonly Tier[] = ['core', 'deep'];
const run = z.object({
  seconds: z.number(),
  results: z.array(
    z.object({
      name: z.string(),
      passed: z.number(),
      failed: z.number(),
      red: z.array(z.string()),
      isCut: z.boolean(),
    }),
  ),
  lacking: z.array(z.string()),
  notRun: z.array(z.string()),
});

const runs = TIERS_OF_LANDING.map((tier) => {
  const file = `.cache/tier-${tier}.json`;
  return { tier, run: existsSync(file) ? run.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined };
});
for (const { tier, run } of runs) {
  const failed = run?.results.filter((result) => result.failed > 0).map(({ name }) => name) ?? [];
  const how = !run ? 'did not end' : failed.length > 0 ? `FAILED in ${failed.join(', ')}` : 'ok';
  console.log(`${COMMANDS[tier]}: ${how}${run ? ` in ${(run.seconds / 60).toFixed(1)} min` : ''}`);
  for (const red of run?.results.flatMap((result) => result.red) ?? []) console.log(`  red: ${red}`);
  const cut = run?.results.filter(({ isCut }) => isCut).map(({ name }) => name) ?? [];
  if (cut.length > 0) console.log(`  not run to its end, for lack of time: ${cut.join(', ')}`);
  if (run && run.notRun.length > 0) console.log(`  not run: ${run.notRun.join(', ')}`);
  for (const lack of run?.lacking ?? []) console.log(`  cannot run here: ${lack}`);
}
console.log(closingLine(runs.flatMap(({ run }) => run?.results ?? [{ passed: 0, failed: 1 }])));
