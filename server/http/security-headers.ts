import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

// Browser features that no page uses. Passkeys need publickey-credentials, which keep their default: our own origin
// only.
const NOT_USED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];
// Talents record self-tapes and voices on these pages.
const OWN_ONLY = ['camera', 'microphone'];

/**
 * The sources that a page may load and run: our own files, and inline styles with this answer's nonce. Without a nonce
 * (every answer that is not a page) nothing inline.
 */
export function contentSecurityPolicy(isHttps: boolean, nonce?: string): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    // The start page has inline styles, and locking the page behind a dialog adds some.
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    // The browser shows a picture from memory before its upload.
    "img-src 'self' data: blob:",
    // A fresh recording is a blob too.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

// These headers concern documents and whole addresses, not scripts, styles or fonts.
const aboutPages = (isHttps: boolean) => ({
  'content-security-policy': contentSecurityPolicy(isHttps),
  'permissions-policy': [
    ...NOT_USED.map((feature) => `${feature}=()`),
    ...OWN_ONLY.map((feature) => `${feature}=(self)`),
  ].join(', '),
  // Links in mails carry a token in the query, which no other site may receive.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
});

/** The headers of every answer. A page replaces the policy with its own, which has the nonce. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...aboutPages(isHttps),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload` }),
});

/**
 * A server's response class that starts with the headers above, also where the framework takes no part: Node's own
 * refusals, and streams.
 */
export function answersWithHeaders(isHttps: boolean): typeof ServerResponse {
  const headers = Object.entries(securityHeaders(isHttps));
  return class<Asked extends IncomingMessage> extends ServerResponse<Asked> {
    constructor(...how: ConstructorParameters<typeof ServerResponse<Asked>>) {
      super(...how);
      for (const [name, value] of headers) this.setHeader(name, value);
    }
  };
}

const ABOUT_PAGES = Object.keys(aboutPages(false));

/**
 * Removes headers that a page's files do not need: a first visit loads about thirty files, with 700 bytes of such
 * headers each.
 */
export function withoutPageHeaders({ raw }: FastifyReply): void {
  for (const name of ABOUT_PAGES) raw.removeHeader(name);
}
