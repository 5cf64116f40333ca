import type { ComponentType } from 'react';
import { type Fetched, fetched } from './fetched.ts';
import { screenFileOf } from './screen-file-name.ts';

type ScreenModule = { default: ComponentType };

// The glob keeps the table complete: it finds a new file, and a test misses a moved one. The patterns name the screens
// by their beginnings, so that the parts of a screen do not become files of their own in the build.
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

/** The screen of a route, loaded when first shown: screens/<role>/<screen>/<full-name>.tsx with a default export. */
export function screenOf(name: string): Fetched<object> | undefined {
  return screens.get(screenFileOf(name));
}
