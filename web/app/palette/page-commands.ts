import type { PaletteRow } from './palette.view.ts';

/** Marks the element with the commands at the head of a page (web/ui/frame/page-frame.tsx). */
const COMMANDS = '[data-page-commands]';

/**
 * The commands of the open page as rows: the enabled buttons and the links at its head, which the page shows because
 * the server allows them now. Choosing a row presses the button or link.
 */
export function pageCommands(page: ParentNode = document): PaletteRow[] {
  const pressed = page.querySelectorAll<HTMLElement>(`${COMMANDS} :is(button, a[href]):not(:disabled)`);
  return [...pressed].flatMap((button, index) => {
    const label = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    return label === '' ? [] : [{ id: `command ${index}`, label, hint: '', run: () => button.click() }];
  });
}
