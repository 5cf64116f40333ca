import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomePage } from './screens/public/home/home-page.tsx';

const BUILT = new URL('../dist/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, BUILT), 'utf8');

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const PLACE = '<div id="home"></div>';

/** Both typefaces, so that no text waits for the styles to be read first. */
function fontPreloads(css: string): string {
  return [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
}

/**
 * Pages that are whole before any script runs, by file name: the start page with its styles inside it, and the shell
 * with its typefaces announced. Called after the build, which has put `home.html` and the template in `dist/`.
 */
export async function prerenderPages(template: string): Promise<Record<string, string>> {
  const home = read('home.html');
  const stylePath = STYLE_LINK.exec(home)?.[1];
  if (!stylePath || !home.includes(PLACE)) throw new Error('home.html has lost its style link or its place.');
  const css = read(stylePath).trim();
  const preloads = fontPreloads(css);
  const page = renderToStaticMarkup(<HomePage />);
  return {
    'home.html': home
      .replace(STYLE_LINK, () => `${preloads}<style>${css}</style>`)
      .replace(PLACE, () => `<div id="home">${page}</div>`),
    'index.html': template.replace('<link rel="stylesheet"', () => `${preloads}<link rel="stylesheet"`),
  };
}
