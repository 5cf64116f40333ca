import { afterEach, expect, test, vi } from 'vitest';
import { chooseBrowser, findBrowser } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

const LINUX = { platform: 'linux', arch: 'x64' };

test('the browser from npm is used where npm has one', () => {
  expect(chooseBrowser({ ...LINUX, given: undefined })).toBe('npm');
});

test.each([
  { platform: 'linux', arch: 'arm64' },
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'win32', arch: 'x64' },
])('on $platform $arch there is no browser but the one of CHROMIUM_PATH', (place) => {
  expect(chooseBrowser({ ...place, given: undefined })).toBeUndefined();
  expect(chooseBrowser({ ...place, given: '/opt/chromium' })).toBe('given');
});

test('the browser of CHROMIUM_PATH is used before the one from npm', () => {
  expect(chooseBrowser({ ...LINUX, given: '/opt/chromium' })).toBe('given');
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()?.executablePath).toBe(process.execPath);
});

test('a CHROMIUM_PATH that does not exist is refused, not replaced', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findBrowser()).toThrow('/nowhere/chromium, which does not exist');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the machine decides neither the program nor its letters nor its language',
  () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf');
    vi.stubEnv('LC_ALL', 'en_US.UTF-8');
    const browser = findBrowser();
    expect(browser?.executablePath).toMatch(/\.cache[\\/]chromium-[^\\/]+[\\/]chromium$/);
    expect(browser?.env).toMatchObject({ LANGUAGE: 'sv', LC_ALL: 'sv_SE.UTF-8' });
    expect(browser?.env.FONTCONFIG_FILE).toMatch(/\.cache[\\/]letters-[^\\/]+[\\/]fonts\.conf$/);
  },
);
