/** The interface is Swedish: no screen has English words, except the spec's own (section 1). */
import type { Page } from '@playwright/test';

/**
 * Common English words: nearly every English sentence or button has one of them. Words that are also Swedish (all,
 * open, show) and the spec's labels Dashboard and Login are left out.
 */
const ENGLISH = new Set(
  `the and your you with please this that these from have been are was were will would should cannot can't not
   sign log-in logout password username email-address address submit save saved saving cancel delete remove edit
   create update upload download search results loading loaded error failed failure invalid required missing unknown
   click choose select settings help home back next previous close more less hide none yes welcome account profile
   company companies projects request requests role message messages notification notifications today yesterday
   tomorrow monday tuesday wednesday thursday friday saturday sunday january february march june july october week
   weeks month months year years days ago field fields value pages of`.split(/\s+/),
);

/** All words that a page shows or a screen reader says: texts, accessible names, placeholders, the title. */
async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    const attributes = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ''),
    );
    // Includes texts for screen readers only, and skips code and parts marked as English.
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('style, script, noscript, code, [lang="en"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? '');
    return [document.title, ...found, ...attributes];
  });
  return (
    texts
      .join(' ')
      .toLowerCase()
      // The island has no other name in Swedish.
      .replaceAll('isle of man', '')
      .match(/(?<![\p{L}_.])\p{L}[\p{L}'-]*(?![\p{L}_])/gu) ?? []
  );
}

/** The English words on a page, each once. */
export async function englishOn(page: Page): Promise<string[]> {
  return [...new Set((await wordsOf(page)).filter((word) => ENGLISH.has(word)))];
}
