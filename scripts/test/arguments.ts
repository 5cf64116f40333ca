import type { Step } from './steps.ts';

/** A run as its arguments ask for it. */
export type Wanted = {
  readonly steps: readonly Step[];
  /** The files of tests that each step is to run alone; all of its own for a step that is not in it. */
  readonly files: ReadonlyMap<string, readonly string[]>;
};

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** True for a file of tests that is about a folder of features: in a folder of that name, or named after it. */
function isAbout(path: string, noun: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return folders.includes(noun) || new RegExp(`^${noun}s?[-.]`).test(name);
}

/** The files of tests that an argument means: a file, everything below a folder, or all about a folder of features. */
function filesOf(argument: string, all: readonly string[]): string[] {
  const path = argument.replace(/^\.\//, '').replace(/\/$/, '');
  if (all.includes(path)) return [path];
  const below = all.filter((file) => file.startsWith(`${path}/`));
  if (below.length > 0) return below;
  return /^[a-z][a-z-]*$/.test(path) ? all.filter((file) => isAbout(file, path)) : [];
}

/**
 * What the words of a command line mean: names of steps, files of tests, folders, and folders of features such as
 * `invoice`. Files without a step are run by the steps that take them.
 * @param tree every file of the project, as paths from its root
 * @returns a sentence that says what is wrong when a word means nothing
 */
export function readArguments(
  words: readonly string[],
  stages: readonly (readonly Step[])[],
  tree: readonly string[],
): Wanted | string {
  const steps = stages.flat();
  const tests = tree.filter(isTest);
  const named = steps.filter(({ name }) => words.includes(name));
  const others = words.filter((word) => !steps.some(({ name }) => name === word));
  const files: string[] = [];
  for (const word of others) {
    const found = filesOf(word, tests);
    if (found.length === 0)
      return `'${word}' is no step, no file of tests, no folder with tests and no folder of features. There are the steps ${steps.map(({ name }) => name).join(', ')}; --help says more.`;
    files.push(...found);
  }
  if (files.length === 0) return { steps: named.length > 0 ? named : steps, files: new Map() };
  const taken = new Map<string, readonly string[]>();
  const isFree = (file: string) => ![...taken.values()].some((some) => some.includes(file));
  for (const step of named.length > 0 ? named : steps) {
    // Files of a later tier, too: one that is named is run.
    const own = [...new Set(files)].filter((file) => step.takes?.test(file) && isFree(file));
    if (own.length > 0) taken.set(step.name, own);
  }
  const takers = steps.filter(({ name }) => taken.has(name) || named.some((step) => step.name === name && !step.takes));
  const idle = named.find((step) => step.takes && !taken.has(step.name));
  if (idle) return `${idle.name} runs none of ${others.join(', ')}.`;
  return { steps: takers, files: taken };
}
