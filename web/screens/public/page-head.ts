import { BASE_URL_PLACE } from '#contract/office/public.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** Facts about a page for search engines and for cards of shared links. */
export interface PageFacts {
  /** For example '/Villkor'. */
  readonly path: string;
  /** The whole title, including the brand. */
  readonly title: string;
  readonly description: string;
}

/** Drawn by scripts/draw-share-picture.ts. */
const PICTURE = { path: '/share.png', width: 1200, height: 630 };
const PICTURE_ALT = `${BRAND}: Någon letar efter just dig. Fem tecknade ansikten på en vägg.`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Title, description, canonical address and the card for shared links. */
export function pageHead({ path, title, description }: PageFacts): string {
  const address = `${BASE_URL_PLACE}${path}`;
  const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
    `<meta ${kind}="${name}" content="${escaped(String(content))}">`;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND),
    meta('property', 'og:locale', 'sv_SE'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${BASE_URL_PLACE}${PICTURE.path}`),
    meta('property', 'og:image:width', PICTURE.width),
    meta('property', 'og:image:height', PICTURE.height),
    meta('property', 'og:image:alt', PICTURE_ALT),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
