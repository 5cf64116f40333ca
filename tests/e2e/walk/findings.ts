import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { settle } from './settle.ts';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // The rules about colours in WCAG 2.2 AA. All other rules give the same result in both themes.
  'of colours': { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * The violations of WCAG 2.2 AA that axe finds on a page, or only in the parts with these selectors; one line for each
 * place.
 */
export async function findings(page: Page, rules: keyof typeof RULES = 'all', parts?: string[]): Promise<string[]> {
  // axe crashes Firefox 153; Chromium finds the same in the same elements.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  // Waits first: the contrast of a colour in transition cannot be measured.
  await settle(page);
  // Loads axe once per document: it has 650 kB, and each screen is checked four times.
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
