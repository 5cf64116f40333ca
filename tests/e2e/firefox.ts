/** What Playwright 1.65 and Firefox 153, which it drives over WebDriver BiDi, do not yet say to each other. */
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const insideOfBrowser = z.object({
  _browserSession: z.object({
    connection: z.object({ _transport: z.custom<Transport>((one) => typeof Object(one).onmessage === 'function') }),
  }),
});

/** Playwright's end of the connection to Firefox. */
interface Transport {
  onmessage: (message: unknown) => void;
}

const unknownMedia = z.object({
  type: z.literal('error'),
  id: z.number(),
  error: z.literal('unknown command'),
  message: z.literal('emulation.setMediaFeaturesOverride'),
});
const namelessDownload = z.looseObject({
  method: z.templateLiteral(['browsingContext.download', z.enum(['WillBegin', 'End'])]),
  params: z.looseObject({ navigation: z.null(), url: z.string() }),
});

/**
 * An answer of Firefox in the form that Playwright expects. Firefox does not know how to pretend a colour scheme, which
 * Playwright asks for each new context; and it gives no id to the download of a file that the page has made, which
 * Playwright then misses.
 */
function amend(message: unknown): unknown {
  const refused = unknownMedia.safeParse(message);
  if (refused.success) return { type: 'success', id: refused.data.id, result: {} };
  const download = namelessDownload.safeParse(message);
  if (!download.success) return message;
  const { params } = download.data;
  return { ...download.data, params: { ...params, download: params.url } };
}

/**
 * Amends the answers of a Firefox that has just started.
 * @throws if this Playwright has other insides than 1.65
 */
export function amendAnswers(browser: Browser): void {
  const { toImpl } = Object(Reflect.get(browser, '_connection'));
  const { _transport: transport } = insideOfBrowser.parse(toImpl(browser))._browserSession.connection;
  const hear = transport.onmessage;
  transport.onmessage = (message) => hear(amend(message));
}

/** The words of a navigation that Firefox or Playwright has dropped for another one. */
const DROPPED = /NS_BINDING_ABORTED|interrupted by another navigation/;

/**
 * Lets a page of Firefox write into fields as keys do: by itself Playwright sets the value of the element and sends an
 * event, which React takes for the echo of its own change. Opens an address once more if the driver has dropped it, as
 * it sometimes does just after the page has changed its address by itself.
 */
export async function amendPage(page: Page): Promise<void> {
  await page.context().addInitScript(() =>
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    }),
  );
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    try {
      return await goto(...asked);
    } catch (error) {
      if (!DROPPED.test(String(error))) throw error;
      return goto(...asked);
    }
  };
}
