import { fillPage, NONCE_PLACE } from '#server/http/page-template.ts';
import { screenPagesOf } from './screen-pages.ts';
import type { BuiltScreen } from './screens.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/;
const ROOT = /<div id="root">([\s\S]*?)<\/div>(?=\s*<noscript>)/;

/** The classes of the page that the app's styles know and those inside the page do not. */
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
  /** The drawn HTML, by the name of the screen. */
  readonly drawn: Readonly<Record<string, string>>;
  /** The script that goes ahead of the app. */
  readonly early_script: string;
  /** The contents of the page, and the files that the app itself fetches. */
  readonly styles: { readonly inside: string; readonly of_app: string };
}

/** The app with its styles, fetched after what the page needs to be seen: a browser would fetch them as urgently as that. */
const later = (html: string) =>
  html.replaceAll(
    /<(?:link rel="(?:modulepreload|stylesheet)"|script type="module") crossorigin/g,
    '$& fetchpriority="low"',
  );

/**
 * The app's page for each screen that is drawn by the build, under every name that the screen has: its own styles are
 * inside it, and those of the whole app come after what is drawn, so that nothing waits for them.
 * @throws Error naming the classes that would be without their rules until then
 */
export function drawnPagesOf(
  screens: readonly BuiltScreen[],
  { template, drawn, early_script, styles }: Drawing,
): Map<string, string> {
  const link = STYLE_LINK.exec(template)?.[0];
  if (!link || !ROOT.test(template)) throw new Error('index.html has lost its style link or its root.');
  const pages = new Map<string, string>();
  for (const screen of screens) {
    const html = drawn[screen.entry.name];
    if (html === undefined) continue;
    const missing = missingClasses(html, styles.inside, styles.of_app);
    if (missing.length > 0) throw new Error(`front-door.css lacks ${missing.join(', ')} of ${screen.entry.name}.`);
    const page = template
      // Async: the others wait for the styles.
      .replace(
        link,
        () => `<style>${styles.inside}</style><script type="module" async crossorigin src="/${early_script}"></script>`,
      )
      .replace(ROOT, () => `<div id="root" data-drawn>${html}</div>${link}`);
    for (const [name, { head }] of Object.entries(screenPagesOf([screen]))) pages.set(name, later(titled(page, head)));
  }
  return pages;
}

/** The nonce is the server's to fill in, with each answer. */
const titled = (page: string, head: string) => fillPage(page, NONCE_PLACE, { head });
