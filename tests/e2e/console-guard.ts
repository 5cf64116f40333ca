import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

interface Allowed {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Console errors that are allowed, each with its reason. Any other error fails the test. */
const ALLOWED: readonly Allowed[] = [
  {
    pattern:
      /^Failed to load resource: the server responded with a status of 4(?:00|01|03|09|10|22|23|29) .*\/api\/v1\//,
    reason: 'Chromium reports every refusal of the API as an error; the screen answers it with words.',
  },
  {
    pattern: /^Firefox can’t establish a connection to the server at \S+\/api\/v1\/live\?/,
    reason: 'Firefox reports a live connection that is refused, as after signing out, as an error.',
  },
];

/**
 * Collects the console errors of all pages of a browser until `stop`, except those of ALLOWED and of `more`: errors
 * that the test causes on purpose.
 */
export function guardConsole(
  context: BrowserContext,
  more: readonly RegExp[] = [],
): { errors: () => readonly string[]; stop: () => void } {
  const errors: string[] = [];
  const isAllowed = (text: string) => [...ALLOWED.map(({ pattern }) => pattern), ...more].some((one) => one.test(text));
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!isAllowed(text)) errors.push(text);
  };
  const catchError = (webError: WebError) => {
    const { stack, message } = webError.error();
    if (!isAllowed(message)) errors.push(stack ?? message);
  };
  context.on('console', hear).on('weberror', catchError);
  return { errors: () => errors, stop: () => context.off('console', hear).off('weberror', catchError) };
}
