/** Functions that run in the page, where WebDriver sends them as text: they use nothing outside themselves. */

/** What an element is called: its words or, as a pattern, part of them. */
export interface Called {
  readonly role: 'button' | 'link' | 'checkbox' | 'combobox' | 'option' | 'heading' | 'field' | 'file';
  readonly source: string;
}

/** The first visible element of a role with a matching name; null if there is none. Fields for files may be hidden. */
export function findCalled({ role, source }: Called): Element | null {
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    checkbox: '[type=checkbox], [role=checkbox]',
    combobox: '[role=combobox]',
    option: '[role=option]',
    heading: 'h1, h2, h3, [role=heading]',
    field: 'input, textarea, select',
    file: '[type=file]',
  };
  const textOf = (one: Element | null) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (one: Element) => {
    const labelledBy = (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => textOf(document.getElementById(id)))
      .join(' ');
    const labels = 'labels' in one ? [...(one.labels as NodeListOf<Element>)].map(textOf).join(' ') : '';
    return labelledBy || one.getAttribute('aria-label') || labels || textOf(one);
  };
  const isSeen = (one: Element) =>
    role === 'file' ||
    (one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true], [inert]'));
  const pattern = new RegExp(source);
  const all = [...document.querySelectorAll(selectors[role])];
  return all.find((one) => isSeen(one) && pattern.test(nameOf(one))) ?? null;
}

/** Brings an element to the middle of the screen, away from the bars at its edges. */
export const bringUp = (element: unknown): void => (element as Element).scrollIntoView({ block: 'center' });

/** True if the page shows a text that matches. */
export const showsText = (source: string): boolean =>
  new RegExp(source).test(document.body.innerText.replace(/\s+/g, ' '));

/** The page's path and query. */
export const readAddress = (): string => location.pathname + location.search;

/** The width in pixels by which the page is wider than the screen. */
export const readExcessWidth = (): number => document.documentElement.scrollWidth - innerWidth;

/** The value of a field. */
export const readValue = (field: unknown): string => (field as HTMLInputElement).value;

/** The option of a field for choices that has these words; null if it has none. */
export const findOption = (field: unknown, words: string): Element | null =>
  [...(field as HTMLSelectElement).options].find(({ text }) => text === words) ?? null;
