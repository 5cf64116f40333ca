import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { unpackFonts } from './unpack-browser.ts';
import { untilAnswers } from './until-answers.ts';
import { WebDriver } from './web-driver.ts';

/** The size of a small iPhone, in pixels. */
const SIZE = { width: 390, height: 844 };
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ARGUMENTS = ['--automation'];
// The window is as narrow as a phone only without the measures of its own buttons.
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n';
const PATIENCE_MS = 20_000;

/** Debian's WebKit with its driver and a screen of its own, which nobody sees. */
export interface WebKit {
  /** Opens a browser of the size of a phone, with nothing kept from earlier ones. */
  readonly open: () => Promise<WebDriver>;
  readonly stop: () => Promise<void>;
}

/** Starts a screen and the driver of WebKit. */
export async function startWebKit(): Promise<WebKit> {
  const stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'medverka-webkit-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const looks = join(folder, 'gtk-3.0');
  mkdirSync(looks);
  writeFileSync(join(looks, 'gtk.css'), NARROW);
  writeFileSync(join(looks, 'settings.ini'), LESS_MOTION);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  stack.defer(() => end(screen));
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      DISPLAY: `:${await numberOf(screen)}`,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'sv',
      FONTCONFIG_FILE: unpackFonts(),
      // The sandbox of WebKit needs rights that containers lack, and the tests open only our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  stack.defer(() => end(driver));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/status`, PATIENCE_MS);
  return {
    open: async () => {
      const browser = await WebDriver.open(url, { 'webkitgtk:browserOptions': { binary: BROWSER, args: ARGUMENTS } });
      await browser.resize(SIZE.width, SIZE.height);
      return browser;
    },
    stop: () => stack.disposeAsync(),
  };
}

/** The number of the display that an X server has taken. */
function numberOf(screen: ChildProcess): Promise<number> {
  const said = screen.stdio[3];
  return new Promise((resolve, reject) => {
    said?.once('data', (data: Buffer) => resolve(Number(data.toString())));
    screen.once('exit', () => reject(new Error('Xvfb has ended.')));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  return ended;
}
