import { fillPage, NONCE_PLACE } from '#server/http/page-template.ts';
import { screenPagesOf } from './screen-pages.ts';
import type { BuiltScreen } from './screens.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/;
const HTML = '<html lang="sv"';
const APP = /<script async type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>(?=\s*<noscript>)/;

/** The classes of the page that have rules in the app's styles but not in the inlined styles. */
function missingClasses(html: string, inside: string, ofApp: string): string[] {
  const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').split(' '),
  );
  const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`;
  return [...new Set(names)].filter((name) => ofApp.includes(selectorOf(name)) && !inside.includes(selectorOf(name)));
}

interface Drawing {
  /** The app's page. */
  readonly template: string;
  /** The prerendered HTML by screen name. */
  readonly drawn: Readonly<Record<string, string>>;
  /** The scripts that run before the app. */
  readonly early_scripts: readonly string[];
  /** `inside`: the inlined styles. `of_app`: the styles of the files that the app loads. */
  readonly styles: { readonly inside: string; readonly of_app: string };
}

/** Gives the app and its styles a low priority: otherwise they compete with the files of the visible page. */
const later = (html: string) =>
  html.replaceAll(
    /<(?:link rel="(?:modulepreload|stylesheet)"|script (?:async )?type="module"(?: async)?) crossorigin/g,
    '$& fetchpriority="low"',
  );

/** The page with the names of the app's files, the app itself first, in place of what would fetch them. */
function heldBack(html: string, app: string, early: readonly string[]): string {
  const named = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const files = new Set([app, ...named.filter((href) => !early.includes(href.slice(1)))]);
  return html
    .replaceAll(PRELOAD, '')
    .replace('<title>', () => `<meta name="app-files" content="${[...files].join(' ')}"><title>`);
}

/**
 * The app's page for each prerendered screen, under all names of the screen. The screen's own styles are inlined; the
 * app's styles come after the content, so that the first paint does not wait for them. The app is fetched once the page
 * is painted (web/app/first-paint.ts): before, it takes the line and the processor from what the visitor sees.
 * @throws Error with the classes that would have no rules until the app's styles are loaded
 */
export function drawnPagesOf(
  screens: readonly BuiltScreen[],
  { template, drawn, early_scripts, styles }: Drawing,
): Map<string, string> {
  const link = STYLE_LINK.exec(template)?.[0];
  const app = APP.exec(template)?.[1];
  if (!link || !app || !template.includes(HTML) || !ROOT.test(template))
    throw new Error('index.html has lost its start, its stylesheet link, its script or its root element.');
  const pages = new Map<string, string>();
  for (const screen of screens) {
    const html = drawn[screen.entry.name];
    if (html === undefined) continue;
    const missing = missingClasses(html, styles.inside, styles.of_app);
    if (missing.length > 0)
      throw new Error(`front-door.css has no rules for classes of ${screen.entry.name}: ${missing.join(', ')}.`);
    // `async`, because module scripts otherwise wait for the styles.
    const early = early_scripts.map((file) => `<script type="module" async crossorigin src="/${file}"></script>`);
    const page = template
      .replace(HTML, '$& data-plain-type')
      .replace(APP, '')
      .replace(link, () => `<style>${styles.inside}</style>${early.join('')}`)
      .replace(ROOT, () => `<div id="root" data-drawn>${html}</div>${link}`);
    for (const [name, { head }] of Object.entries(screenPagesOf([screen])))
      pages.set(name, later(heldBack(titled(page, head), app, early_scripts)));
  }
  return pages;
}

/** The page with this head, and with a placeholder for the nonce, which the server replaces in each answer. */
const titled = (page: string, head: string) => fillPage(page, NONCE_PLACE, { head });
