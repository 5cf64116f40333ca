import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { fetchedAtOnce } from './build/at-once.ts';
import { budgetTable, holdBudgets, type Visit, weigh } from './build/budgets.ts';
import { drawnPagesOf } from './build/drawn-pages.ts';
import { hardenPage } from './build/harden-page.ts';
import { liveTables } from './build/live-tables.ts';
import { filesOf, type Manifest, parseManifest } from './build/manifest.ts';
import { screenPagesOf } from './build/screen-pages.ts';
import { type BuiltScreen, builtScreens } from './build/screens.ts';
import { writeManifests } from './build/web-manifests.ts';
import { buildWorker, WORKER, workerFilesOf } from './build/worker.ts';
import { oneAtATime } from './run/one-at-a-time.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.build-stamp');
const FRONT_DOOR = 'screens/public/front-door.css';
const EARLY = ['screens/public/early-press.ts', 'app/first-paint.ts'];

// All files that can change the built screens.
const SOURCES = [
  'web/**/*',
  'contract/**/*',
  'domain/**/*',
  'texts/**/*',
  'vite.config.ts',
  'package-lock.json',
  'docs/pictures/*',
  'scripts/build.ts',
  'scripts/build/*',
  'server/http/page-template.ts',
];

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of paths.sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** True if the screens in dist/ are built from exactly these sources. */
export const isBuilt = (sources = hashSources()): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;

interface BuildOptions {
  readonly always?: boolean;
  /** Called when the screens can be served, before their compressed copies are written (half of the work). */
  readonly stand?: () => void;
}

/** Builds the screens into dist/ unless they are up to date. */
export async function buildWeb({ always = false, stand = () => {} }: BuildOptions = {}): Promise<void> {
  const sources = hashSources();
  const isDone = () => !always && isBuilt(sources);
  if (isDone()) return;
  await oneAtATime(root, 'build', async () => {
    if (!isDone()) await build(sources, stand);
  });
}

async function build(sources: string, stand: () => void): Promise<void> {
  // Removes the stamp first, so that an interrupted build is repeated.
  rmSync(stamp, { force: true });
  // Imported only here: otherwise the serving process would keep the bundler in memory.
  const vite = await import('vite');
  // Forces production React under any NODE_ENV of the server: Vite reads the variable, not its mode.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await vite.build({
      root: join(root, 'web'),
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [liveTables],
    });
    await finishPages(await prerender());
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  stand();
  compressTexts();
  writeFileSync(stamp, sources);
}

/**
 * Prepares the pages for the content security policy, writes the list of files of each screen, the pages of the
 * prerendered screens, the manifests and the worker, and checks all budgets.
 */
async function finishPages(drawn: Readonly<Record<string, string>>): Promise<void> {
  // Pages that begin with a dot are templates that only the server reads and fills.
  const pages = globSync(['*.html', '.*.html'], { cwd: dist });
  for (const page of pages) writeFileSync(join(dist, page), hardenPage(page, readFileSync(join(dist, page), 'utf8')));
  const manifest = parseManifest(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const screens = builtScreens(manifest, fetchedAtOnce(webSources()), gzippedBytes);
  writeFileSync(join(dist, '.screens.json'), JSON.stringify(screenPagesOf(screens)));
  const builtText = (file: string | undefined) => readFileSync(join(dist, file ?? ''), 'utf8');
  const drawnPages = drawnPagesOf(screens, {
    template: builtText('index.html'),
    drawn,
    early_scripts: EARLY.map((name) => manifest[name]?.file ?? ''),
    styles: {
      inside: builtText(manifest[FRONT_DOOR]?.file).trim(),
      of_app: (manifest['index.html']?.css ?? []).map(builtText).join(''),
    },
  });
  for (const [name, html] of drawnPages) writeFileSync(join(dist, `${name}.html`), hardenPage(name, html));
  writeManifests(root, dist);
  await buildWorker(root, workerFilesOf(manifest, screens, builtText('index.html')));
  const weights = weigh(
    [
      { name: WORKER, kind: 'worker', files: new Set([WORKER]) },
      ...pages
        .filter((page) => page !== 'index.html')
        .map((page) => ({ name: page, kind: 'page' as const, files: scriptsOf(page, manifest) })),
      ...framesOf(screens),
      ...screens.map(({ entry, weighed_files }) => ({
        name: entry.name,
        kind: 'screen' as const,
        files: weighed_files,
      })),
    ],
    gzippedBytes,
  );
  console.log(budgetTable(weights));
  holdBudgets(weights);
}

const sizes = new Map<string, number>();

function gzippedBytes(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** The files that every screen of a layout loads, by layout. */
function framesOf(screens: readonly BuiltScreen[]): Visit[] {
  const layouts = new Map(screens.map(({ entry, shell }) => [entry.layout, shell]));
  return [...layouts].map(([name, files]) => ({ name, kind: 'frame', files }));
}

const webSources = () =>
  globSync('web/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
    path: path.replaceAll(sep, '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** The scripts that a built page references, with all their imports. */
function scriptsOf(page: string, manifest: Manifest): Set<string> {
  const named = [...readFileSync(join(dist, page), 'utf8').matchAll(/<script[^>]*\bsrc="\/([^"]+)"/g)].map(
    ([, src]) => src,
  );
  return filesOf(
    manifest,
    Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file)),
  );
}

/** Writes a Brotli and a gzip copy, at the highest level, of each static text file of 1 kB or more except the pages. */
function compressTexts(): void {
  for (const name of globSync('**/*.{js,css,svg,json,txt,webmanifest,xml}', { cwd: dist })) {
    const bytes = readFileSync(join(dist, name));
    if (bytes.length < 1024) continue;
    writeWhole(`${name}.br`, brotliCompressSync(bytes));
    writeWhole(`${name}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Writes a file atomically: the server may read it at the same time. */
function writeWhole(name: string, bytes: Buffer): void {
  const path = join(dist, name);
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

type Prerender = (template: string) => Promise<Record<string, string>>;
const drawingModule = z.object({
  prerenderScreens: z.custom<() => Promise<Record<string, string>>>((value) => typeof value === 'function'),
});
const prerenderModule = z.object({ prerenderPages: z.custom<Prerender>((value) => typeof value === 'function') });

/**
 * Writes public pages as plain HTML files: `web/prerender.tsx` exports `prerenderPages(template):
 * Promise<Record<fileName, html>>`, where the template is the built index.html.
 * @returns the prerendered HTML of screens by name (web/prerender-screens.tsx)
 */
async function prerender(): Promise<Record<string, string>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const { prerenderPages } = prerenderModule.parse(await vite.ssrLoadModule('/prerender.tsx'));
    const pages = await prerenderPages(readFileSync(join(dist, 'index.html'), 'utf8'));
    for (const [name, html] of Object.entries(pages)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), html);
    }
    return await drawingModule.parse(await vite.ssrLoadModule('/prerender-screens.tsx')).prerenderScreens();
  } finally {
    await vite.close();
  }
}

/**
 * Tells the process that started the build (scripts/build/build-beside.ts) that the screens can be served, and
 * continues at low priority.
 */
function tellThatTheyStand(): void {
  if (!process.send) return;
  setPriority(constants.priority.PRIORITY_LOW);
  process.send('stand');
}

if (import.meta.main) {
  await buildWeb({ always: !process.argv.includes('--if-stale'), stand: tellThatTheyStand });
  process.disconnect?.();
}
