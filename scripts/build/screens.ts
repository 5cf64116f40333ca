import { ROUTES, type RouteEntry } from '#web/app/routes.ts';
import { screenFileOf } from '#web/app/screen-file-name.ts';
import type { AtOnce } from './at-once.ts';
import { filesOf, type Manifest } from './manifest.ts';

const APP = 'index.html';

export interface BuiltScreen {
  readonly entry: RouteEntry;
  /** The name of the screen in the manifest. */
  readonly key: string;
  /** All JavaScript files of a first visit. */
  readonly files: ReadonlySet<string>;
  /** The files of `files` that the app's page does not reference, the largest first. */
  readonly own_files: readonly string[];
  /** The files that every screen of the layout needs: the app and the layout. */
  readonly shell: ReadonlySet<string>;
  /** The files beyond the shell, including those that the screen fetches right after it is drawn. */
  readonly weighed_files: ReadonlySet<string>;
}

/**
 * The files of a screen beyond its shell: its own, those fetched right after it is drawn, and the heaviest of the parts
 * that are drawn one at a time.
 */
export function weighedFiles(
  manifest: Manifest,
  screen: string,
  shell: ReadonlySet<string>,
  { always, one_of }: AtOnce,
  bytesOf: (file: string) => number,
): ReadonlySet<string> {
  const filesWith = (more: readonly string[]) =>
    filesOf(manifest, [screen], new Set([...always, ...more])).difference(shell);
  const bytesWith = (more: readonly string[]) => [...filesWith(more)].reduce((sum, file) => sum + bytesOf(file), 0);
  const chosen: string[] = [];
  for (const group of one_of) {
    const [heaviest = ''] = group.toSorted((a, b) => bytesWith([...chosen, b]) - bytesWith([...chosen, a]));
    chosen.push(heaviest);
  }
  return filesWith(chosen);
}

/**
 * Every screen of the route table that has code, with its layout.
 * @param atOnce the parts that screens fetch right after they are drawn
 */
export function builtScreens(manifest: Manifest, atOnce: AtOnce, bytesOf: (file: string) => number): BuiltScreen[] {
  const app = filesOf(manifest, [APP]);
  return ROUTES.flatMap((entry) => {
    const file = screenFileOf(entry.name);
    const screen = Object.keys(manifest).find((key) => key.startsWith('screens/') && key.endsWith(`/${file}`));
    if (!screen) return [];
    const layout = `app/layouts/${entry.layout}-layout.tsx`;
    // The app contains the public layout.
    const frame = [APP, ...(manifest[layout] ? [layout] : [])];
    const shell = filesOf(manifest, frame);
    const files = filesOf(manifest, [...frame, screen]);
    return [
      {
        entry,
        key: screen,
        files,
        own_files: [...files.difference(app)].sort((a, b) => bytesOf(b) - bytesOf(a)),
        shell,
        weighed_files: weighedFiles(manifest, screen, shell, atOnce, bytesOf),
      },
    ];
  });
}
