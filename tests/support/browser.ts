import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasRoomInMemory } from './memory-room.ts';
import { unpackChromium, unpackFonts } from './unpack-browser.ts';

/** What Playwright needs to start a Chromium that is already on this machine. */
export type Browser = {
  executablePath: string;
  args: string[];
  /** Of what Playwright adds by itself, what is left out. */
  ignoreDefaultArgs: string[];
  env: Record<string, string>;
};

// No sandbox: it needs rights that containers and root do not have, and only our own pages are opened.
// Letters are as wide as their outlines say, not as the machine's settings round them.
// The rest keeps Chromium from asking its maker for anything while a test runs.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A camera and a microphone that every machine has: a circle that goes round, and a beep. This Chromium cannot ask
  // anybody whether a page may have them.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

// What its processes hand each other goes through files in the folder for temporary files, because some containers have
// little shared memory. Where there is enough, memory is cheaper by some six per cent of a screen's processor time.
const FILES_FOR_SHARING = '--disable-dev-shm-usage';
const SHARED_BYTES = 2 ** 30;

// Playwright's `locale` is what pages hear; what Chromium draws itself, such as the fields for dates and times, follows
// the language of its process.
const LANGUAGE = { LANGUAGE: 'sv', LC_ALL: 'sv_SE.UTF-8' };

export type Place = { given: string | undefined; platform: string; arch: string };

/** Which browser is to be used: the one `CHROMIUM_PATH` names, else the one from npm where there is one. */
export function chooseBrowser({ given, platform, arch }: Place): 'given' | 'npm' | undefined {
  if (given) return 'given';
  return platform === 'linux' && arch === 'x64' ? 'npm' : undefined;
}

/**
 * The Chromium of `CHROMIUM_PATH` or, without it, the one that came through npm; never one that happens to be installed,
 * or what passes would depend on the machine. Undefined where npm has none and none is named.
 */
export function findBrowser(): Browser | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const choice = chooseBrowser({ given, platform: process.platform, arch: process.arch });
  if (!choice) return undefined;
  const chromium = choice === 'npm' ? unpackChromium() : undefined;
  return {
    executablePath: chromium?.program ?? given ?? '',
    args: ARGUMENTS,
    ignoreDefaultArgs: hasRoomInMemory(SHARED_BYTES) ? [FILES_FOR_SHARING] : [],
    env: {
      ...inherited(),
      ...LANGUAGE,
      ...(chromium && { LD_LIBRARY_PATH: chromium.libraries }),
      ...(process.platform === 'linux' && { FONTCONFIG_FILE: unpackFonts() }),
    },
  };
}

/** Its name and version, and whose it is, for the head of a test run. */
export function describeBrowser({ executablePath, env }: Browser): string {
  const { stdout } = spawnSync(executablePath, ['--version'], { env, encoding: 'utf8' });
  const version = stdout?.trim() || 'a browser that does not tell its version';
  return `${version} ${executablePath === process.env.CHROMIUM_PATH ? `of CHROMIUM_PATH (${executablePath})` : 'from npm'}`;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
