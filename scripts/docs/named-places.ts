import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';

/** The top folders of the project: a word in backticks that begins with one of them is a path. */
const ROOMS = ['bench', 'client', 'contract', 'demo', 'docs', 'domain', 'runtime', 'scripts', 'server', 'tests'].concat(
  ['texts', 'web'],
);
const PATH = new RegExp(`^(?:${ROOMS.join('|')})/`);

/** A page of Markdown; `path` from the root of the project. */
export type Page = { path: string; text: string };

/** The project that a page is checked against: its folder, its files, and the scripts in its package.json. */
export type House = { root: string; files: readonly string[]; scripts: ReadonlySet<string> };

/** Struck-through text describes things that are gone. */
const withoutHistory = (text: string) => text.replaceAll(/~~[\s\S]*?~~/g, '');

const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** The glob of a written path: `<noun>` matches any name, and a final ellipsis matches any rest. */
const patternOf = (path: string) => path.replaceAll(/<[^<>/]+>/g, '*').replace(/…$/, '*');

/** The paths in backticks, including arguments of commands. */
export function pathsIn(text: string): string[] {
  const spans = [...withoutBlocks(withoutHistory(text)).matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);
  return spans
    .flatMap((span) => span.split(/\s+/))
    .filter((word) => PATH.test(word))
    .map((word) => word.replace(/[,;:.]+$/, ''));
}

/** The files that a page names without the path from the root, usually after it has named the folder. */
function shortNamesIn(text: string): string[] {
  const spans = [...withoutBlocks(withoutHistory(text)).matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql))`/g)];
  return spans.map(([, name = '']) => name).filter((name) => !PATH.test(name));
}

/** The targets of links and pictures inside the project, as written. */
export function linksIn(text: string): string[] {
  const shown = withoutBlocks(withoutHistory(text));
  const written = [...shown.matchAll(/\]\(([^)\s]+)\)/g), ...shown.matchAll(/ src="([^"]+)"/g)];
  return written.map(([, target = '']) => target).filter((target) => !/^(?:[a-z]+:|#)/.test(target));
}

/** The scripts of package.json that a page tells people to run. */
export function scriptsIn(text: string): string[] {
  const shown = withoutHistory(text);
  const run = [...shown.matchAll(/npm run (?:--silent |-s )?([a-z][\w:-]*\w)/g)].map(([, name = '']) => name);
  const short = [...shown.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name);
  return [...run, ...short];
}

function exists(root: string, path: string): boolean {
  const pattern = patternOf(path);
  return /[*{]/.test(pattern) ? globSync(pattern, { cwd: root }).length > 0 : existsSync(posix.join(root, pattern));
}

/** One sentence for each file, link or script that a page names and the project does not have. */
export function missingFrom({ path, text }: Page, { root, files, scripts }: House): string[] {
  const inFolder = (target: string) => posix.join(posix.dirname(path), decodeURI(target.replace(/#.*$/, '')));
  return [
    ...linksIn(text)
      .filter((target) => !exists(root, inFolder(target)))
      .map((target) => `${path} links to ${target}, which does not exist`),
    ...pathsIn(text)
      .filter((named) => !exists(root, named))
      .map((named) => `${path} names ${named}, which does not exist`),
    ...shortNamesIn(text)
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `${path} names ${name}, but no file has this name`),
    ...scriptsIn(text)
      .filter((name) => !scripts.has(name))
      .map((name) => `${path} names the script ${name}, which is not in package.json`),
  ];
}
