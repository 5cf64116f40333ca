import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTEXTS } from '../structure/contexts.ts';

const pageOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the glossary has the contexts in their order', () => {
  const headings = [...pageOf('docs/glossary.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.slice(1)).toEqual([...CONTEXTS]);
});

test('the picture of ARCHITECTURE has the contexts in their order', () => {
  const picture = pageOf('ARCHITECTURE.md').split('```')[1] ?? '';
  const named = [...picture.matchAll(/^ ([a-z]+) {2,}\S/gm)].map(([, name = '']) => name);
  expect(named).toEqual([...CONTEXTS]);
});

test('ARCHITECTURE is read in ten minutes, and the README in five', () => {
  const words = (path: string) => pageOf(path).split(/\s+/).length;
  expect(words('ARCHITECTURE.md')).toBeLessThanOrEqual(1_200);
  expect(words('README.md')).toBeLessThanOrEqual(900);
});
