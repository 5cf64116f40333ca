/** What the runs of one commit have measured, so that a report may be made of several runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Grown } from './report.ts';
import type { Cost } from './walk.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/growth', import.meta.url));

const fileOf = (commit: string, what: string) => join(FOLDER, `${commit}-${what}.json`);

/** Keeps the costs of one thing that was doubled. */
export function keepRun(commit: string, what: string, grown: Grown): void {
  mkdirSync(FOLDER, { recursive: true });
  const written = JSON.stringify(grown, (_, value) => (value instanceof Map ? [...value] : value));
  writeFileSync(fileOf(commit, what), written);
}

/** The costs that a run of this commit has kept; undefined if none has. */
export function findRun(commit: string, what: string): Grown | undefined {
  let text: string;
  try {
    text = readFileSync(fileOf(commit, what), 'utf8');
  } catch {
    return undefined;
  }
  const { sizes, costs } = JSON.parse(text) as { sizes: number[]; costs: (Cost & { by_scan: [string, number][] })[][] };
  return { sizes, costs: costs.map((all) => all.map((cost) => ({ ...cost, by_scan: new Map(cost.by_scan) }))) };
}
