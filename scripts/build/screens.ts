import { ROUTES, type RouteEntry } from '#web/app/routes.ts';
import { screenFileOf } from '#web/app/screen-file-name.ts';
import { filesOf, type Manifest } from './manifest.ts';

const APP = 'index.html';

export interface BuiltScreen {
  readonly entry: RouteEntry;
  /** All files of JavaScript a first visit needs. */
  readonly files: ReadonlySet<string>;
  /** Those of them that the app's own page does not name yet. */
  readonly own_files: readonly string[];
}

/** Every screen of the route table that is built, with its layout. */
export function builtScreens(manifest: Manifest): BuiltScreen[] {
  const shell = filesOf(manifest, [APP]);
  return ROUTES.flatMap((entry) => {
    const file = screenFileOf(entry.name);
    const screen = Object.keys(manifest).find((key) => key.startsWith('screens/') && key.endsWith(`/${file}`));
    if (!screen) return [];
    const layout = `app/layouts/${entry.layout}-layout.tsx`;
    // The public layout is in the app itself.
    const files = filesOf(manifest, [APP, ...(manifest[layout] ? [layout] : []), screen]);
    return [{ entry, files, own_files: [...files].filter((one) => !shell.has(one)) }];
  });
}
