import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { unpackFonts } from './unpack-browser.ts';

const PROGRAM = '/usr/bin/firefox-esr';

/** Playwright's options to start Debian's Firefox, over WebDriver BiDi. */
export const firefoxOptions = () => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  // For the picture of a failure Playwright adds a style, also to pages that have not failed, and the policy refuses it.
  screenshot: 'off' as const,
  launchOptions: {
    executablePath: PROGRAM,
    downloadsPath: join(tmpdir(), `medverka-downloads-${userInfo().uid}`),
    env: { ...process.env, LANGUAGE: 'sv', LC_ALL: 'sv_SE.UTF-8', FONTCONFIG_FILE: unpackFonts() },
    firefoxUserPrefs: {
      // Less motion, which Playwright cannot ask of this Firefox.
      'ui.prefersReducedMotion': 1,
      // A camera and a microphone that every machine has, without a question.
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  },
});
