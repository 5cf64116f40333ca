import { describe, expect, it } from 'vitest';
import { BUDGETS, budgetTable, overBudget, weigh } from './budgets.ts';
import { filesOf, parseManifest } from './manifest.ts';

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
  'a.js': 49_000,
  'shared.js': 1_000,
  'b.js': 1,
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

  it('cannot be of something that was not built', () => {
    expect(() => filesOf(MANIFEST, ['gone.tsx'])).toThrow('gone.tsx');
  });
});

describe('a budget', () => {
  const visit = (name: string, keys: string[]) => ({ name, kind: 'screen' as const, files: filesOf(MANIFEST, keys) });

  it('holds up to its last byte', () => {
    const weights = weigh([visit('B', ['index.html', 'b.tsx']), visit('A', ['index.html', 'a.tsx'])], bytesOf);
    expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['A', BUDGETS.screen + 1],
      ['B', 101_001],
    ]);
    expect(overBudget(weights).map(({ name }) => name)).toEqual(['A']);
    expect(overBudget(weigh([{ name: 'x', kind: 'page', files: new Set(['x']) }], () => BUDGETS.page))).toEqual([]);
  });

  it('is shown for the heaviest, and for whatever is over it', () => {
    const weights = [150_002, 150_001, 3, 2].map((bytes, at) => ({
      name: `S${at}`,
      kind: 'screen' as const,
      bytes,
      file_count: 4,
    }));
    const table = budgetTable(weights, 1);
    expect(table).toMatch(/S0 +150\.0 +of 150\.0 +4 files {2}OVER\n.*S1.*OVER\n.*and 2 lighter screens/);
  });
});
