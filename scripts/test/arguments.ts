import type { Step } from './steps.ts';

/** The steps and files that the arguments select. */
export type Wanted = {
  readonly steps: readonly Step[];
  /** The test files for each step; a step that is not in the map runs all its files. */
  readonly files: ReadonlyMap<string, readonly string[]>;
};

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** True if a test file is about the feature `noun`: it is in a folder of that name, or its name begins with it. */
function isAbout(path: string, noun: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return folders.includes(noun) || new RegExp(`^${noun}s?[-.]`).test(name);
}

/** The test files that an argument means: a file, all files below a folder, or all files about a feature. */
function filesOf(argument: string, all: readonly string[]): string[] {
  const path = argument.replace(/^\.\//, '').replace(/\/$/, '');
  if (all.includes(path)) return [path];
  const below = all.filter((file) => file.startsWith(`${path}/`));
  if (below.length > 0) return below;
  return /^[a-z][a-z-]*$/.test(path) ? all.filter((file) => isAbout(file, path)) : [];
}

/**
 * The steps and files that the words of a command line select: names of steps, test files, folders, and features such
 * as `invoice`. If no step is named, all steps that can run the files run them.
 * @param tree all files of the project, as paths from its root
 * @returns a sentence about the error if a word means nothing
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
      return `'${word}' is not a step, a test file, a folder with tests or a feature. The steps are ${steps.map(({ name }) => name).join(', ')}. Run with --help for details.`;
    files.push(...found);
  }
  if (files.length === 0) return { steps: named.length > 0 ? named : steps, files: new Map() };
  const taken = new Map<string, readonly string[]>();
  const isFree = (file: string) => ![...taken.values()].some((some) => some.includes(file));
  for (const step of named.length > 0 ? named : steps) {
    // Includes files of later tiers: a file that is named is run.
    const own = [...new Set(files)].filter((file) => step.takes?.test(file) && isFree(file));
    if (own.length > 0) taken.set(step.name, own);
  }
  const takers = steps.filter(({ name }) => taken.has(name) || named.some((step) => step.name === name && !step.takes));
  const idle = named.find((step) => step.takes && !taken.has(step.name));
  if (idle) return `The step ${idle.name} cannot run ${others.join(', ')}.`;
  return { steps: takers, files: taken };
}
