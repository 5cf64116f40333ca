import type { BrowserContext, Locator, Page } from '@playwright/test';
import { median } from './measure-endpoints.ts';
import { type Cookie, openSlowBrowser, slowPage, whileDoing } from './slow-browser.ts';

const ROUNDS = 3;

/** A screen that lists a project's candidates of one status, and the element to press on it. */
interface Screen {
  readonly name: string;
  /** Interest status of the candidates that the screen lists. */
  readonly asked: 'interested' | 'pending';
  /** Selector of an element that exists once the screen is drawn. */
  readonly drawn: string;
  /** The element to press: the first of its kind. */
  readonly pressed: (page: Page) => Locator;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'CompanyProjectReview',
    asked: 'interested',
    drawn: 'main li[id^=kort-]',
    pressed: (page) => page.getByRole('button', { name: 'Godkänn' }).first(),
  },
  {
    name: 'CompanyProjectAwaitingResponses',
    asked: 'pending',
    drawn: 'main tbody tr',
    pressed: (page) => page.locator('main tbody input[type=checkbox]').first(),
  },
];

interface Figures {
  readonly drawn: number;
  readonly scrolling: number;
  readonly pressing: number;
  readonly answered: number;
  readonly nodes: number;
}

/** Scrolls from the top of the page to the bottom, by the height of the window in each frame, and back to the top. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

async function measure(context: BrowserContext, url: string, screen: Screen): Promise<Figures> {
  const page = await slowPage(context);
  try {
    await page.goto(url);
    const drawn = await page.waitForFunction(
      (selector) => document.querySelector(selector) && performance.now(),
      screen.drawn,
      { polling: 'raf' },
    );
    await page.waitForLoadState('load');
    const scrolled = await whileDoing(page, () => scrollThrough(page));
    // Uses the mouse directly: Playwright's click would query the page, which takes longer than the page takes to
    // answer the press.
    await screen.pressed(page).scrollIntoViewIfNeeded();
    const box = await screen.pressed(page).boundingBox();
    if (!box) throw new Error(`The element to press is not visible on ${screen.name}.`);
    const pressed = await whileDoing(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return {
      drawn: Number(await drawn.jsonValue()),
      scrolling: scrolled.longest,
      pressing: pressed.longest,
      answered: pressed.slowest_answer,
      nodes,
    };
  } finally {
    await page.close();
  }
}

export const BOARDS_HEAD =
  '| screen | people | drawn, ms | longest task while scrolling | longest task of a press | a press is answered, ms | elements |\n|---|---|---|---|---|---|---|';

/** Ids of the projects to open, by the status and the number of their asked talents. */
export type Boards = Readonly<Record<Screen['asked'], ReadonlyMap<number, string>>>;

/** Rows of the report: the medians of each screen for large and small projects, which are measured in turn. */
export async function measureBoards(base: string, cookie: Cookie, boards: Boards): Promise<string[]> {
  const { browser, context } = await openSlowBrowser(base, cookie);
  try {
    const lines: string[] = [];
    for (const screen of SCREENS) {
      const runs = new Map<number, Figures[]>();
      // The first round fills the caches of the browser and does not count.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [count, id] of boards[screen.asked]) {
          const figures = await measure(context, `${base}/${screen.name}?id=${id}`, screen);
          if (round > 0) runs.set(count, [...(runs.get(count) ?? []), figures]);
        }
      }
      for (const [count, all] of runs) {
        const of = (key: keyof Figures) => median(all.map((one) => one[key])).toFixed(0);
        lines.push(
          `| ${[screen.name, count, of('drawn'), of('scrolling'), of('pressing'), of('answered'), of('nodes')].join(' | ')} |`,
        );
      }
    }
    return lines;
  } finally {
    await browser.close();
  }
}
