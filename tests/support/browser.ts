import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasRoomInMemory } from './memory-room.ts';
import { unpackChromium, unpackFonts } from './unpack-browser.ts';

/** Playwright's options to start Chromium. */
export type Browser = {
  executablePath: string;
  args: string[];
  /** Arguments that Playwright adds and this Chromium must not get. */
  ignoreDefaultArgs: string[];
  env: Record<string, string>;
};

// No sandbox: it needs rights that containers and root lack, and the tests open only our own pages. No GPU, so that
// Chromium draws alike with and without one. No font hinting, so that the width of letters does not depend on the
// machine's settings. The arguments after these keep Chromium from calling Google.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A fake camera and microphone, the same on every machine: a moving circle and a beep. Without the second argument
  // Chromium would ask for permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

// Chromium's processes share memory through files in the temporary folder, because some containers have little shared
// memory. Where there is enough, real shared memory saves about 6 % of a screen's processor time.
const FILES_FOR_SHARING = '--disable-dev-shm-usage';
const SHARED_BYTES = 2 ** 30;

// `locale` in Playwright applies to pages only. Chromium's own controls, such as date and time fields, take the
// language of the process.
const LANGUAGE = { LANGUAGE: 'sv', LC_ALL: 'sv_SE.UTF-8' };

export type Place = { given: string | undefined; platform: string; arch: string };

/** Which browser to use: the one of `CHROMIUM_PATH`, or the npm package's if the platform has one. */
export function chooseBrowser({ given, platform, arch }: Place): 'given' | 'npm' | undefined {
  if (given) return 'given';
  return platform === 'linux' && arch === 'x64' ? 'npm' : undefined;
}

/**
 * The Chromium of `CHROMIUM_PATH` or, without this setting, the npm package's; undefined if there is neither. The
 * machine is not searched for a browser, since results would depend on the machine.
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

/** Name, version and origin of a browser, for the head of a test run. */
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
