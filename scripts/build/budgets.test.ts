import { describe, expect, it, test } from 'vitest';
import { fetchedAtOnce } from './at-once.ts';
import { BUDGETS, budgetTable, holdBudgets, overBudget, weigh } from './budgets.ts';
import { filesOf, parseManifest } from './manifest.ts';
import { weighedFiles } from './screens.ts';

const MANIFEST = parseManifest(
  JSON.stringify({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['a.tsx', 'b.tsx'] },
    'a.tsx': { file: 'a.js', imports: ['index.html', '_shared.js'] },
    'b.tsx': { file: 'b.js', imports: ['_shared.js'], dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'later.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_react.js', 'b.tsx'] },
    '_react.js': { file: 'react.js' },
  }),
);
const BYTES: Readonly<Record<string, number>> = {
  'index.js': 90_000,
  'react.js': 10_000,
  'a.js': 48_500,
  'shared.js': 1_000,
  'b.js': 1,
  'later.js': 2,
};
const bytesOf = (file: string) => BYTES[file] ?? Number.NaN;

describe('the files of a first visit', () => {
  it('are all that is imported at once, each counted one time, and not what is fetched later', () => {
    expect([...filesOf(MANIFEST, ['index.html'])]).toEqual(['index.js', 'react.js']);
    expect([...filesOf(MANIFEST, ['index.html', 'b.tsx'])].sort()).toEqual([
      'b.js',
      'index.js',
      'react.js',
      'shared.js',
    ]);
  });

  it('are with what is fetched at once, where it is asked for', () => {
    expect([...filesOf(MANIFEST, ['b.tsx'], new Set(['later.tsx']))].sort()).toEqual([
      'b.js',
      'later.js',
      'react.js',
      'shared.js',
    ]);
  });

  it('cannot be of something that was not built', () => {
    expect(() => filesOf(MANIFEST, ['gone.tsx'])).toThrow('gone.tsx');
  });
});

test('the parts that are fetched at once are found in the source', () => {
  const text = `
    const Form = lazy(async () => ({ default: (await import('./form.tsx')).Form }));
    const Step = lazy(() => import('./step.tsx'));
    const results = afterDrawing(() => import('#web/features/finding/search/results.tsx'));
    const words = afterDrawing(async () => ({ ...(await import('#texts/words.ts')) }));
    const dialog = onDemand(() => import('./dialog.tsx'));
    const check = lateCheck(async () => (await import('#contract/people/talent.ts')).busyDays);`;
  const { always, one_of } = fetchedAtOnce([{ path: 'web/screens/a/a.tsx', text }]);
  expect([...always]).toEqual(['features/finding/search/results.tsx', '../texts/words.ts']);
  expect(one_of).toEqual([['screens/a/form.tsx', 'screens/a/step.tsx']]);
});

test('of parts drawn one at a time the heaviest counts, and only where it is requested', () => {
  const manifest = parseManifest(
    JSON.stringify({
      'a.tsx': { file: 'a.js', dynamicImports: ['light.tsx', 'heavy.tsx', 'dialog.tsx'] },
      'b.tsx': { file: 'b.js' },
      'light.tsx': { file: 'light.js' },
      'heavy.tsx': { file: 'heavy.js' },
      'dialog.tsx': { file: 'dialog.js' },
    }),
  );
  const atOnce = { always: new Set<string>(), one_of: [['light.tsx', 'heavy.tsx']] };
  const weigh = (screen: string) =>
    [...weighedFiles(manifest, screen, new Set(), atOnce, (file) => (file === 'heavy.js' ? 2 : 1))].sort();
  expect(weigh('a.tsx')).toEqual(['a.js', 'heavy.js'].sort());
  expect(weigh('b.tsx')).toEqual(['b.js']);
});

describe('a budget', () => {
  const weight = (name: string, bytes: number) => ({ name, kind: 'screen' as const, bytes, file_count: 4 });

  it('holds up to its last byte, and what is over it fails the build', () => {
    const files = filesOf(MANIFEST, ['a.tsx']).difference(filesOf(MANIFEST, ['index.html']));
    const weights = weigh([{ name: 'A', kind: 'screen', files }], bytesOf);
    expect(weights).toEqual([{ name: 'A', kind: 'screen', bytes: BUDGETS.screen + 1, file_count: 3 }]);
    expect(overBudget(weights).map(({ name }) => name)).toEqual(['A']);
    expect(() => holdBudgets(weights)).toThrow('screen A (49.5 of 49.5 kB)');
    const within = weigh([{ name: 'x', kind: 'page', files: new Set(['x']) }], () => BUDGETS.page);
    expect(overBudget(within)).toEqual([]);
    expect(() => holdBudgets(within)).not.toThrow();
  });

  it('is shown for the heaviest, and for whatever is over it', () => {
    const weights = [49_502, 49_501, 3, 2].map((bytes, at) => weight(`S${at}`, bytes));
    const table = budgetTable(weights, 1);
    expect(table).toMatch(/S0 +49\.5 +of 49\.5 +4 files {2}OVER\n.*S1.*OVER\n.*and 2 lighter screens/);
  });
});
