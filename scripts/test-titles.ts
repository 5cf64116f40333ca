import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Tier, tierOf } from './test/tiers.ts';

// `npm run test:titles -- <commit>`: compares the titles of all tests with those of an earlier commit. Prints titles
// that no tier has any more, titles in two tiers, and new ones; fails for the first two kinds.

const root = fileURLToPath(new URL('..', import.meta.url));
const [since] = process.argv.slice(2);
if (!since) {
  console.error('Give the commit to compare with: npm run test:titles -- HEAD~1');
  process.exit(1);
}

type Title = { readonly title: string; readonly file: string };

const vitestList = z.array(z.object({ name: z.string(), file: z.string() }));

type Suite = { file: string; title: string; suites?: Suite[] | undefined; specs: { title: string }[] };
const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  title: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(z.object({ title: z.string() })),
});
const playwrightList = z.object({ suites: z.array(suite) });

const titlesOf = (one: Suite, above: readonly string[] = []): Title[] => [
  ...one.specs.map(({ title }) => ({ title: [...above, title].join(' > '), file: `tests/e2e/${one.file}` })),
  ...(one.suites ?? []).flatMap((inner) => titlesOf(inner, [...above, inner.title])),
];

/** All tests of a checkout, listed by the test runners. */
function listTests(folder: string): Title[] {
  const list = join(folder, '.cache-titles.json');
  const run = (args: readonly string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Vitest must run the files: parsing finds no titles made by tables and functions.
  run(['node_modules/vitest/vitest.mjs', 'list', '--no-static-parse', `--json=${list}`], {});
  const unit = vitestList.parse(JSON.parse(readFileSync(list, 'utf8')));
  run(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: list,
    PW_DISABLE_TS_ESM: '1',
  });
  const browser = playwrightList.parse(JSON.parse(readFileSync(list, 'utf8')));
  rmSync(list);
  return [
    ...unit.map(({ name, file }) => ({ title: name, file: file.slice(folder.length + 1) })),
    // Leaves out the title of the outermost suite, which is the file.
    ...browser.suites.flatMap((one) => titlesOf(one)),
  ];
}

/** The tests of a commit, in a temporary checkout with the same packages. */
function listAt(commit: string): Title[] {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-titles-'));
  const git = (...args: readonly string[]) =>
    spawnSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    git('worktree', 'add', '--detach', folder, commit);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return listTests(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = (titles: readonly Title[]) => {
  const tiers = Map.groupBy(titles, ({ title }) => title);
  return new Map([...tiers].map(([title, all]) => [title, all.map(({ file }) => tierOf(file))] as const));
};

const before = count(listAt(since));
const now = count(listTests(root.replace(/\/$/, '')));
const lost = [...before].filter(([title, places]) => (now.get(title)?.length ?? 0) < places.length);
const twice = [...now].filter(
  ([title, tiers]) => new Set(tiers).size > 1 && before.get(title)?.length !== tiers.length,
);
const added = [...now].filter(([title]) => !before.has(title));
const inTier = (tier: Tier) => [...now.values()].flat().filter((one) => one === tier).length;

for (const [title] of lost) console.log(`no longer in any tier: ${title}`);
for (const [title, tiers] of twice) console.log(`in ${tiers.join(' and ')}: ${title}`);
for (const [title, [tier]] of added) console.log(`new in ${tier}: ${title}`);
console.log(
  `${[...before.values()].flat().length} tests at ${since}; now ${inTier('core')} core, ${inTier('deep')} deep, ${inTier('release')} release`,
);
console.log(`${lost.length} lost, ${twice.length} in two tiers, ${added.length} new`);
process.exitCode = lost.length + twice.length > 0 ? 1 : 0;
