import type { ScreenPage } from '#server/http/page-template.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { manifestOf, manifestPath } from '#web/app/manifest-path.ts';
import { openingOf, PAGE_DESCRIPTIONS } from '#web/app/opening.ts';
import type { BuiltScreen } from './screens.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function pageOf({ entry, own_files }: BuiltScreen): ScreenPage {
  const description = escaped(PAGE_DESCRIPTIONS[entry.name] ?? '');
  const head = [
    `<title>${escaped(entry.title === BRAND ? BRAND : `${entry.title} – ${BRAND}`)}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    `<link rel="manifest" href="${manifestPath(manifestOf(entry.layout))}">`,
    // The browser fetches these files together with the app, not after it.
    ...own_files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
  return { head, ...(description && { opening: openingOf(escaped(entry.title), description) }) };
}

/**
 * The parts that each screen adds to the app's page, by the last segment of its address in lower case: title,
 * description, manifest, files to preload, and a heading that is shown until the files are loaded (server/http/web-routes.ts).
 */
export function screenPagesOf(screens: readonly BuiltScreen[]): Record<string, ScreenPage> {
  return Object.fromEntries(
    screens.flatMap((screen) => {
      const { name, aliases = [] } = screen.entry;
      return [name.toLowerCase(), ...aliases].map((segment) => [segment, pageOf(screen)]);
    }),
  );
}
