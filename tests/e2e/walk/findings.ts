import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of WCAG 2.2 AA whose answer depends on colours: all others say the same in light and in dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG 2.2 AA on a page, one line for each place; empty when all is well. */
export async function findings(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Our pages hold no frames of others, for which alone it would open a page of its own at each question.
  const asked = rules === 'all' ? axe.withTags(WCAG_22_AA) : axe.withRules(OF_COLOURS);
  const { violations } = await asked.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim();
      return `${id} at ${target.join(' ')}: ${why}`;
    }),
  );
}
