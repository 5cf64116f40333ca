import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { settle } from './settle.ts';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Those of WCAG 2.2 AA whose answer depends on colours: all others say the same in light and in dark.
  'of colours': { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * What axe finds against WCAG 2.2 AA on a page, or in parts of it by their selectors, one line for each place; empty when
 * all is well.
 */
export async function findings(page: Page, rules: keyof typeof RULES = 'all', parts?: string[]): Promise<string[]> {
  // What is on its way from one colour to another has no contrast to measure.
  await settle(page);
  // Once for each document: it is 650 kB, and a screen is asked four times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { type, values } = RULES[rules];
  const violations = await page.evaluate(
    async ({ include, ...asked }) => {
      const { axe: asker } = window as unknown as { axe: typeof axe };
      const { violations: found } = await asker.run(include ? { include } : document, asked);
      return found.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ target: target.join(' '), failureSummary })),
      }));
    },
    { include: parts, runOnly: { type, values: [...values] }, resultTypes: ['violations' as const] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim();
      return `${id} at ${target}: ${why}`;
    }),
  );
}
