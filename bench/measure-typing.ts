import { median } from './measure-endpoints.ts';
import { type Busy, type Cookie, openSlowBrowser, slowPage, whileDoing } from './slow-browser.ts';

const ROUNDS = 3;
const BRIEF = 'Kvinna 25-35 i Göteborg som gärna rider och kan dansa';
/** The speed of a practised typist. The pauses between words are long enough for the screen to search. */
const [KEY_MS, REST_MS] = [90, 260];

export const TYPING_HEAD =
  '| screen | longest task while typing, ms | tasks over 50 ms | slowest key, ms |\n|---|---|---|---|';

const SCREEN = 'CompanyTalents';

/**
 * Types a sentence letter by letter, as a practised typist does, while the screen searches for people: the medians, and
 * the row of the report.
 */
export async function measureTyping(base: string, cookie: Cookie): Promise<Busy & { readonly line: string }> {
  const { browser, context } = await openSlowBrowser(base, cookie);
  try {
    const runs: Busy[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await slowPage(context);
      await page.goto(`${base}/${SCREEN}`);
      await page.getByRole('list', { name: 'Talanger' }).waitFor();
      const field = page.getByLabel('Vem söker du?');
      await field.click();
      const busy = await whileDoing(page, async () => {
        for (const word of BRIEF.split(' ')) {
          await field.pressSequentially(`${word} `, { delay: KEY_MS });
          // The pause belongs to the measurement: the screen draws the found people during it.
          await page.waitForTimeout(REST_MS);
        }
      });
      runs.push(busy);
      await page.close();
    }
    const of = (key: keyof Busy) => Math.round(median(runs.map((run) => run[key])));
    const [longest, count, slowest_answer] = [of('longest'), of('count'), of('slowest_answer')];
    return {
      ...{ longest, count, slowest_answer },
      line: `| ${SCREEN} | ${longest} | ${count} | ${slowest_answer} |`,
    };
  } finally {
    await browser.close();
  }
}
