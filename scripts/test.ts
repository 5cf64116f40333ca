import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './test/machine.ts';
import { type Result, runStep } from './test/run-step.ts';
import { STAGES, type Step } from './test/steps.ts';
import { summarise } from './test/summary.ts';

// `npm test`: everything that must hold before a change is merged. `npm test -- lint unit` runs the named steps only.

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.cache', { recursive: true });

const names = STAGES.flat().map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}

// Ctrl-C reaches the running steps as well; they end, and so do we, after the summary.
process.on('SIGINT', () => {});

/** Runs the steps side by side, as many at once as there are cores. */
async function runStage(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step, steps.length === 1));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const machine = await describeMachine();
console.log(machine);
const results: Result[] = [];
for (const stage of STAGES) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (steps.length > 0) results.push(...(await runStage(steps)));
  if (results.some(({ failed }) => failed > 0)) break;
}

const isMeant = (name: string) => wanted.length === 0 || wanted.includes(name);
const notRun = names.filter((name) => isMeant(name) && !results.some((result) => result.name === name));
// Once more, for who sees only the end of it.
console.log(`\n${machine}\n${summarise(results, notRun)}`);
process.exitCode = results.some(({ failed }) => failed > 0) || notRun.length > 0 ? 1 : 0;
