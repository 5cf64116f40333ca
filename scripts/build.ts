import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, createServer } from 'vite';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.build-stamp');

// Whatever can change what the browser gets.
const SOURCES = [
  'web/**/*',
  'contract/**/*',
  'domain/**/*',
  'texts/**/*',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of paths.sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** Builds the screens into dist/ unless what lies there is already made of exactly these sources. */
export async function buildWeb(options: { always?: boolean } = {}): Promise<void> {
  const sources = hashSources();
  if (!options.always && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  // Without the stamp, a build that is interrupted is made again.
  rmSync(stamp, { force: true });
  // React as it is in production, whatever NODE_ENV the server runs under: Vite looks at the variable, not at its mode.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: join(root, 'web'),
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
    });
    await prerender();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  compressTexts();
  writeFileSync(stamp, sources);
}

/** A Brotli and a gzip copy beside each text file, made once and well instead of at each request. */
function compressTexts(): void {
  for (const name of globSync('**/*.{js,css,html,svg,json,txt,xml}', { cwd: dist })) {
    const bytes = readFileSync(join(dist, name));
    if (bytes.length < 1024) continue;
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

type Prerender = (template: string) => Promise<Record<string, string>>;
const prerenderModule = z.object({ prerenderPages: z.custom<Prerender>((value) => typeof value === 'function') });

/**
 * Public pages become plain HTML files: `web/prerender.tsx` exports
 * `prerenderPages(template): Promise<Record<fileName, html>>`, where the template is the built index.html.
 */
async function prerender(): Promise<void> {
  if (!existsSync(join(root, 'web', 'prerender.tsx'))) return;
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
  } finally {
    await vite.close();
  }
}

if (import.meta.main) await buildWeb({ always: true });
