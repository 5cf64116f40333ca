import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { type Mutant, mutantsOf } from './mutants/operators.ts';
import { MUTANT_VARIABLE } from './mutants/plugin.ts';
import { type Area, areaOf, MUTATED, testsFor } from './mutants/tests-for.ts';
import { commitSeed } from './test/commit-seed.ts';
import { findTool } from './tool.ts';

// `npm run test:mutants`: removes or changes rules, one at a time, and prints those that no test notices. `-- --seed 7
// --count 60 --seconds 600 --only server/features` sets the seed of the sample, its size, the time limit of one run,
// and the beginning of the files' paths. `--seed commit` takes the seed from the commit, `--count all` takes all rules,
// `--area money,privacy` only those of some areas, and `--at 'file:line'` tries all changes on one line.

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    area: { type: 'string', default: '' },
    at: { type: 'string' },
  },
});

const seed = values.seed === 'commit' ? commitSeed() : Number(values.seed);
const count = values.count === 'all' ? Number.POSITIVE_INFINITY : Number(values.count);
const areas = values.area.split(',').filter(Boolean);

type Placed = Mutant & { file: string; line: number; was: string; area: Area };

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length;

function allMutants(): Placed[] {
  const files = globSync(MUTATED, { exclude: (name) => /\.test\.ts$|^vocabulary$|^lexicon$/.test(name) }).toSorted();
  return files
    .filter((file) => file.startsWith(values.only) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return mutantsOf(source).flatMap((mutant) => {
        const area = areaOf(file, mutant.operator);
        if (!area || (areas.length > 0 && !areas.includes(area))) return [];
        const was = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ').trim();
        return [{ ...mutant, file, line: lineOf(source, mutant.start), was, area }];
      });
    });
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes mutants from the files in turn, so that a long file does not crowd out a policy of ten lines. */
function sample(mutants: readonly Placed[]): Placed[] {
  const random = randomFrom(seed);
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const queues = [...byFile.values()].map((each) => each.toSorted(() => random() - 0.5)).toSorted(() => random() - 0.5);
  const chosen: Placed[] = [];
  while (chosen.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && chosen.length < count) chosen.push(next);
    }
  }
  return chosen;
}

/**
 * The first tier in which a test fails with the change; 'survived' if none does. A run over the time limit counts as
 * failed.
 */
type Outcome = 'core' | 'deep' | 'survived';

/** The projects of vitest.config.ts, by tier. */
const PROJECTS = { core: ['pure', 'tabs', 'database'], deep: ['deep', 'pure-deep'] } as const;

/** True if a test of the tier fails with the change, or the run takes too long. */
function fails(
  { file, start, end, text }: Placed,
  tier: keyof typeof PROJECTS,
  tests: readonly string[],
): Promise<boolean> {
  const config = ['--config', 'scripts/mutants/vitest.config.ts', ...PROJECTS[tier].map((name) => `--project=${name}`)];
  const how = ['--bail=1', '--passWithNoTests'];
  const child = spawn(process.execPath, [findTool('vitest', 'vitest'), 'run', ...config, ...how, ...tests], {
    stdio: 'ignore',
    env: { ...process.env, [MUTANT_VARIABLE]: JSON.stringify({ file: `${root}${file}`, start, end, text }) },
  });
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill('SIGTERM'), Number(values.seconds) * 1000);
    child.once('exit', (code) => {
      clearTimeout(timer);
      done(code !== 0);
    });
  });
}

async function outcomeOf(mutant: Placed): Promise<Outcome> {
  for (const tier of ['core', 'deep'] as const)
    for (const tests of testsFor(mutant.file, mutant.area)) if (await fails(mutant, tier, tests)) return tier;
  return 'survived';
}

const all = allMutants();
const [atFile, atLine] = values.at?.split(':') ?? [];
const chosen = values.at ? all.filter(({ file, line }) => file === atFile && line === Number(atLine)) : sample(all);
console.log(`${chosen.length} of ${all.length} changes, seed ${seed}`);

// All runs share one PostgreSQL: starting one for each would take longer.
const database = await startDatabaseServer();
const survivors: string[] = [];
const outcomes: Outcome[] = [];
try {
  for (const [at, mutant] of chosen.entries()) {
    const started = performance.now();
    const how = await outcomeOf(mutant);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const said = `${mutant.file}:${mutant.line}  ${mutant.operator}: \`${mutant.was}\` → \`${mutant.text}\``;
    console.log(`${String(at + 1).padStart(4)}  ${how.padEnd(8)} ${seconds.padStart(4)} s  ${said}`);
    outcomes.push(how);
    if (how === 'survived') survivors.push(said);
  }
} finally {
  await database.stop();
}
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/mutants.txt', `${survivors.join('\n')}\n`);
const noticedIn = (tier: Outcome) => outcomes.filter((outcome) => outcome === tier).length;
console.log(
  `\n${noticedIn('core')} of ${chosen.length} noticed in the core, ${noticedIn('deep')} in the deep tier; ${survivors.length} survived (.cache/mutants.txt)`,
);
for (const survivor of survivors) console.log(`  ${survivor}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
