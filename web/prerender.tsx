import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import { privacy } from '#texts/accounts/legal/privacy.ts';
import { terms } from '#texts/accounts/legal/terms.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { ANNOUNCEMENT_DOCUMENTS } from './screens/public/announcement-pages.tsx';
import { HomePage } from './screens/public/home/home-page.tsx';
import { LegalPage } from './screens/public/legal-text.tsx';
import { type PageFacts, pageHead } from './screens/public/page-head.ts';
import { HowPage } from './screens/public/sa-fungerar-det/sections/how-page.tsx';
import { RankingPage } from './screens/public/sa-sorterar-vi/sections/ranking-page.tsx';

const BUILT = new URL('../dist/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, BUILT), 'utf8');

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const TITLE = /<title>.*?<\/title>/;
const PLACE = '<div id="home"></div>';

/**
 * The pages that are documents of their own. The server finds a document by the last segment of the address, in lower
 * case.
 */
const PAGES: readonly (PageFacts & { readonly file: string; readonly page: ReactElement })[] = [
  {
    file: 'home.html',
    path: '/',
    title: `${BRAND} – Någon letar efter just dig`,
    description: `${BRAND} för samman modeller, skådespelare och frilansare med företag och produktionsbolag. Gratis profil, betalt inom ${PAID_WITHIN_DAYS} dagar.`,
    page: <HomePage />,
  },
  {
    file: 'safungerardet.html',
    path: '/SaFungerarDet',
    title: `Så fungerar det – ${BRAND}`,
    description: `Så hittar företag rätt person, och så får talanger betalt inom ${PAID_WITHIN_DAYS} dagar. Gamla sättet och vårt, tre steg, och sökningen som förstår vanlig svenska.`,
    page: <HowPage />,
  },
  {
    file: 'sasorterarvi.html',
    path: '/SaSorterarVi',
    title: `Så sorterar vi – ${BRAND}`,
    description:
      'Så avgörs ordningen när företag söker talanger: vad som ger poäng, vad som aldrig används, och varför ingen kan köpa en plats.',
    page: <RankingPage />,
  },
  {
    file: 'villkor.html',
    path: '/Villkor',
    title: `Villkor – ${BRAND}`,
    description: `Vad talanger, företag och ${BRAND} kommer överens om: konto, förfrågan, bokning, betalning, avbokning, rättigheter och omprövning.`,
    page: <LegalPage document={terms} />,
  },
  {
    file: 'integritetspolicy.html',
    path: '/Integritetspolicy',
    title: `Integritetspolicy – ${BRAND}`,
    description: privacy.gist,
    page: <LegalPage document={privacy} />,
  },
];

function withTitleLast(page: string): string {
  const title = TITLE.exec(page)?.[0];
  if (!title) throw new Error('index.html has lost its title.');
  return page.replace(title, '').replace('</head>', () => `${title}</head>`);
}

/**
 * The prerendered pages by file name: the public ones with inlined styles, and `index.html`, whose title comes last in
 * the head, since the files of a screen follow its title: a browser fetches six files at a time in this order, and the
 * libraries are the largest and needed first. No page announces typefaces, because these would take the line from what
 * is seen first: until they have come, the text stands in fallbacks of the same width. Called after the build, which has
 * put `home.html` and the template into `dist/`.
 */
export async function prerenderPages(template: string): Promise<Record<string, string>> {
  const frame = read('home.html');
  const stylePath = STYLE_LINK.exec(frame)?.[1];
  if (!stylePath || !frame.includes(PLACE) || !TITLE.test(frame)) {
    throw new Error('home.html has lost its style link, its title or its place.');
  }
  const css = read(stylePath).trim();
  const whole = [
    ...PAGES.map(({ file, page, ...facts }) => ({ file, page, head: pageHead(facts) })),
    ...ANNOUNCEMENT_DOCUMENTS,
  ];
  const pages = whole.map(({ file, page, head }) => [
    file,
    frame
      .replace(TITLE, () => head)
      // The page is whole without its script, which would take the line from what is seen first.
      .replaceAll(/<(?:link rel="modulepreload"|script type="module") crossorigin/g, '$& fetchpriority="low"')
      .replace(STYLE_LINK, () => `<style>${css}</style>`)
      .replace(PLACE, () => `<div id="home">${renderToStaticMarkup(page)}</div>`),
  ]);
  return {
    ...Object.fromEntries(pages),
    'index.html': withTitleLast(template),
  };
}
