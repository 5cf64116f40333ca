import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './test/arguments.ts';
import { helpText } from './test/help.ts';
import { describeMachine } from './test/machine.ts';
import { type Result, runStep } from './test/run-step.ts';
import { drawnBy, STAGES, type Step } from './test/steps.ts';
import { summarise } from './test/summary.ts';
import { COMMANDS, TIERS } from './test/tiers.ts';

// `npm test`: runs the checks before a change is merged. `--tier=deep` and `--tier=release` run the other two tiers;
// `--help` lists the arguments that select steps and tests.

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.cache', { recursive: true });

const words = process.argv.slice(2);
if (words.some((word) => ['--help', '-h', 'help'].includes(word))) {
  console.log(helpText());
  process.exit();
}
const tier = TIERS.find((one) => words.includes(`--tier=${one}`)) ?? 'core';
const begun = performance.now();
const isMinutes = (word: string) => /^--minutes=\d+$/.test(word);
const minutes = words.find(isMinutes)?.split('=')[1];
/** The end of the run's time on the clock of `performance`, in milliseconds; a run without a limit has none. */
const ends = minutes === undefined ? undefined : begun + Number(minutes) * 60_000;
const isOver = () => ends !== undefined && performance.now() >= ends;
const tree = globSync('{domain,contract,texts,server,demo,web,tests,scripts,bench}/**/*.test.{ts,tsx}');
const wanted = readArguments(
  words.filter((word) => !word.startsWith('--tier=') && !isMinutes(word)),
  STAGES[tier],
  tree.map((path) => path.replaceAll(sep, '/')).toSorted(),
);
if (typeof wanted === 'string') {
  console.error(wanted);
  process.exit(1);
}

// Ctrl-C ends the running steps; this script then prints the summary and ends.
process.on('SIGINT', () => {});

/** Runs the steps in parallel, as many at a time as there are cores. */
async function runStage(steps: readonly Step[], files: ReadonlyMap<string, readonly string[]>): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step && !isOver(); step = waiting.shift())
      results.push(await runStep(step, { files: files.get(step.name) ?? [], isAlone: steps.length === 1, ends }));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

// Without CI, the run stops at the first stage with a fault. A build server continues, to find all faults.
const goesOn = Boolean(process.env.CI);

const head = [await describeMachine(), ...drawnBy(tier)].join('\n');
console.log(head);
const results: Result[] = [];
const lacking: string[] = [];
for (const stage of STAGES[tier]) {
  if (isOver()) break;
  const meant = stage.filter((step) => wanted.steps.includes(step));
  const able = meant.filter((step) => {
    const lack = step.lacks?.();
    if (lack) lacking.push(`${step.name}: ${lack}`);
    return lack === undefined;
  });
  if (able.length > 0) results.push(...(await runStage(able, wanted.files)));
  if (!goesOn && results.some(({ failed }) => failed > 0)) break;
}

const isRun = (name: string) => results.some((result) => result.name === name);
const notRun = wanted.steps
  .map(({ name }) => name)
  .filter((name) => !isRun(name) && !lacking.some((lack) => lack.startsWith(`${name}:`)));
const seconds = (performance.now() - begun) / 1000;
// What a limited run does not reach is told and fails nothing: a slow machine would fail every landing.
const isOk = (notRun.length === 0 || isOver()) && results.every(({ failed }) => failed === 0);
// For the closing line of a build server, which runs two tiers.
writeFileSync(`.cache/tier-${tier}.json`, JSON.stringify({ seconds, results, lacking, notRun }));
// Repeats the head, because some readers see only the end of the output.
console.log(`\n${head}\n${summarise({ command: COMMANDS[tier], results, lacking, notRun, seconds })}`);
process.exitCode = isOk ? 0 : 1;
