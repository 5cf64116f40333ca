import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type ScreenModule = { default: ComponentType };

// The convention makes the table complete: a file that appears is found, one that is moved is missed by a test.
// Named by their beginnings, so that the parts of a screen do not become files of their own in the build.
const files = import.meta.glob<ScreenModule>([
  '../screens/public/*/*.tsx',
  '../screens/talent/*/{talent,assignment}-*.tsx',
  '../screens/company/*/company-*.tsx',
  '../screens/admin/*/admin-*.tsx',
  '!../screens/public/home/home-*.tsx',
  '!../screens/public/*/*-{form,step}.tsx',
  '!**/*.test.tsx',
]);

/** 'TalentDashboard' is drawn by talent-dashboard.tsx, 'verify-email-callback' by verify-email-callback.tsx. */
export function screenFileOf(name: string): string {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;
}

// The same screen for a request whichever way one came (spec, section 2).
const DRAWN_BY: Readonly<Record<string, string>> = { TalentInterestDetails: 'TalentRequestDetails' };

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));
const screens = new Map<string, LazyExoticComponent<ComponentType>>();

/** True when the screen's file exists: screens/<role>/<screen>/<full-name>.tsx with a default export. */
export function hasScreen(name: string): boolean {
  return loaders.has(screenFileOf(DRAWN_BY[name] ?? name));
}

/** The screen as a component that is fetched when first shown. */
export function screenOf(name: string): LazyExoticComponent<ComponentType> | undefined {
  const file = screenFileOf(DRAWN_BY[name] ?? name);
  const load = loaders.get(file);
  if (!load) return undefined;
  const known = screens.get(file);
  if (known) return known;
  const screen = lazy(load);
  screens.set(file, screen);
  return screen;
}
