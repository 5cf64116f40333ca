import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '#tests/support/browser.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The lowest score, out of 100, that a public page may have in each category. */
const LEAST = 95;

interface Figures {
  readonly scores: readonly number[];
  /** First and largest contentful paint, and total blocking time, in ms. */
  readonly times: readonly number[];
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * One visit with Lighthouse's settings for phones: small screen, simulated slow 4G, processor slowed down four times.
 */
async function visit(url: string, port: number, told: Set<string>): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) told.add(`${audit.title} (${category})`);
    }
  }
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    times: [time('first-contentful-paint'), time('largest-contentful-paint'), time('total-blocking-time')],
  };
}

/** The medians of a page. */
interface PageFigures {
  readonly path: string;
  /** First and largest contentful paint, in ms. */
  readonly first_paint: number;
  readonly largest_paint: number;
  /** The lowest score of the categories, out of 100. */
  readonly lowest_score: number;
}

interface Measured {
  readonly pages: readonly PageFigures[];
  /**
   * Lines of the report: a row for each page; then for each page a note if a score is below `LEAST`, and its audits
   * below 0.9.
   */
  readonly lines: readonly string[];
}

/** Visits each page several times (`RUNS`), and returns the medians. */
export async function measureLighthouse(base: string, paths: readonly string[]): Promise<Measured> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROMIUM_PATH.');
  const profile = mkdtempSync(join(tmpdir(), 'medverka-lighthouse-'));
  const chrome = await launch({
    chromePath: found.executablePath,
    chromeFlags: ['--headless=new', ...found.args],
    userDataDir: profile,
    envVars: found.env,
  });
  const pages: PageFigures[] = [];
  const rows: string[] = [];
  const notes: string[] = [];
  try {
    for (const path of paths) {
      const told = new Set<string>();
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(base + path, chrome.port, told));
      const scores = CATEGORIES.map((_, at) => median(runs.map(({ scores }) => scores[at] ?? Number.NaN)));
      const times = [0, 1, 2].map((at) => Math.round(median(runs.map(({ times }) => times[at] ?? Number.NaN))));
      const [first_paint = Number.NaN, largest_paint = Number.NaN] = times;
      pages.push({ path, first_paint, largest_paint, lowest_score: Math.min(...scores) });
      rows.push(`| ${[path, ...scores, ...times].join(' | ')} |`);
      if (scores.some((score) => score < LEAST)) notes.push(`${path} is below ${LEAST}.`);
      if (told.size > 0) notes.push(`${path}: ${[...told].join('; ')}.`);
    }
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
  return { pages, lines: notes.length > 0 ? [...rows, '', ...notes] : rows };
}
