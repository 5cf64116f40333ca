import type { Page } from '@playwright/test';

/** The presses and the fields of a person in one tab, from a page on. */
export interface Acts {
  readonly presses: number;
  readonly fields: number;
}

const KEY = 'test.acts';

/**
 * Counts what a person does in a tab: each press of the pointer, each Enter and Escape, and each field that gets text, a
 * choice or a file. A field counts once. Call it before the first page.
 */
export async function countActs(page: Page): Promise<() => Promise<Acts>> {
  await page.addInitScript((key) => {
    const read = (): { presses: number; fields: string[] } =>
      JSON.parse(sessionStorage.getItem(key) ?? '{"presses":0,"fields":[]}');
    const keep = (acts: object) => sessionStorage.setItem(key, JSON.stringify(acts));
    const press = () => keep({ ...read(), presses: read().presses + 1 });
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', ({ key: typed }) => ['Enter', 'Escape'].includes(typed) && press(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const field = target as HTMLInputElement;
        // A box that is ticked is a press.
        if (field.type === 'checkbox' || field.type === 'radio') return;
        const name = `${location.pathname}${location.search} ${field.name || field.getAttribute('aria-label') || field.labels?.[0]?.textContent || field.id}`;
        const acts = read();
        if (!acts.fields.includes(name)) keep({ ...acts, fields: [...acts.fields, name] });
      },
      true,
    );
  }, KEY);
  return async () => {
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
    const { presses, fields } = JSON.parse(kept ?? '{"presses":0,"fields":[]}') as {
      presses: number;
      fields: string[];
    };
    return { presses, fields: fields.length };
  };
}
