import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONTEXTS } from '../structure/contexts.ts';
import { linksIn } from './named-places.ts';

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const index = readFileSync(`${folder}README.md`, 'utf8');
const pages = globSync('[0-9]*.md', { cwd: folder }).sort();

test('every page of a decision is in the index once', () => {
  expect(
    linksIn(index)
      .filter((target) => /^\d/.test(target))
      .sort(),
  ).toEqual(pages);
});

test('no two decisions have the same number', () => {
  const numbers = pages.map((page) => page.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the index follows the order of the contexts', () => {
  const headings = [...index.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const ofContexts = headings.filter((heading) => (CONTEXTS as readonly string[]).includes(heading));
  expect(ofContexts).toEqual(CONTEXTS.filter((context) => headings.includes(context)));
  expect(ofContexts.length).toBeGreaterThan(10);
});
