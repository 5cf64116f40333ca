import type { ComponentType } from 'react';
import { type Fetched, fetched } from './fetched.ts';
import { screenFileOf } from './screen-file-name.ts';

type ScreenModule = { default: ComponentType };

// A glob finds new files without a list; a test notices missing ones. The patterns match the names of screens only, so
// that parts of a screen do not become separate files in the build.
const files = import.meta.glob<ScreenModule>(
  [
    './public/*/*.tsx',
    './talent/*/{talent,assignment}-*.tsx',
    './company/*/company-*.tsx',
    './admin/*/admin-*.tsx',
    '!./public/home/{home-*,wall}.tsx',
    '!./public/*/*-{form,step}.tsx',
    '!**/*.test.tsx',
  ],
  { base: '../screens' },
);

const screens = new Map<string, Fetched<object>>(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), fetched(load)]),
);

/**
 * The screen of a route. Its file is screens/<role>/<screen>/<full-name>.tsx with a default export, loaded when it is
 * first shown.
 */
export function screenOf(name: string): Fetched<object> | undefined {
  return screens.get(screenFileOf(name));
}
