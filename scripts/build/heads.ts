import { BRAND } from '#texts/brand.ts';
import { PAGE_DESCRIPTIONS } from '#web/app/page-descriptions.ts';
import type { BuiltScreen } from './screens.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function headOf({ entry, own_files }: BuiltScreen): string {
  const description = PAGE_DESCRIPTIONS[entry.name];
  return [
    `<title>${escaped(entry.title === BRAND ? BRAND : `${entry.title} – ${BRAND}`)}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    // Fetched with the app instead of after it.
    ...own_files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * What the server puts in the head of the app's page for each screen, by the last segment of its address in lower case:
 * title, description, and the screen's files to fetch at once (server/http/web-routes.ts).
 */
export function headsOf(screens: readonly BuiltScreen[]): Record<string, string> {
  return Object.fromEntries(
    screens.flatMap((screen) => {
      const { name, aliases = [] } = screen.entry;
      return [name.toLowerCase(), ...aliases].map((segment) => [segment, headOf(screen)]);
    }),
  );
}
