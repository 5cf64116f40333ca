import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

interface Page {
  readonly path: string;
  readonly cookie?: { readonly name: string; readonly value: string };
}

interface FirstLoad {
  readonly path: string;
  /** All data of the first load, in kB. */
  readonly total: number;
  /** The row of the report for the page. */
  readonly line: string;
}

/** The data that a browser with an empty cache receives until the page is loaded: kB as sent (compressed), by kind. */
async function measure(base: string, { path, cookie }: Page): Promise<FirstLoad> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch(found);
  try {
    const context = await browser.newContext();
    if (cookie) await context.addCookies([{ ...cookie, url: base }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(base + path, { waitUntil: 'load' });
    // Waits for the contents instead of a quiet network: a signed-in screen keeps its connection for live updates open.
    await page.getByRole('main').waitFor();
    await page.waitForFunction(() => !document.body.innerText.includes('Laddar...'));
    const kb = (kind: string) => ((bytes[kind] ?? 0) / 1000).toFixed(1);
    const total = Object.values(bytes).reduce((sum, value) => sum + value, 0) / 1000;
    const line = `| ${path} | ${kb('Document')} | ${kb('Script')} | ${kb('Stylesheet')} | ${kb('Font')} | ${total.toFixed(1)} |`;
    return { path, total, line };
  } finally {
    await browser.close();
  }
}

export async function measureFirstLoads(base: string, pages: readonly Page[]): Promise<FirstLoad[]> {
  const rows: FirstLoad[] = [];
  for (const page of pages) rows.push(await measure(base, page));
  return rows;
}
