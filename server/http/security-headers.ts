import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

// Browser features that no page uses. Passkeys need publickey-credentials, which is left at its default, our own
// origin.
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
// Only our own pages may use these: talents record self-tapes and voices.
const OWN_ONLY = ['camera', 'microphone'];

/**
 * The sources that a page may load and run: our own files, and inline styles with this answer's nonce. Without a nonce,
 * as for every answer that is not a page, nothing inline is allowed.
 */
export function contentSecurityPolicy(isHttps: boolean, nonce?: string): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    // The start page has inline styles, and the code that locks the page behind a dialog adds some.
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    // Pictures are shown from memory before they are uploaded.
    "img-src 'self' data: blob:",
    // Recordings are played from memory before they are uploaded.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

// Headers about pages and URLs, which scripts, styles and fonts do not need.
const aboutPages = (isHttps: boolean) => ({
  'content-security-policy': contentSecurityPolicy(isHttps),
  'permissions-policy': [
    ...NOT_USED.map((feature) => `${feature}=()`),
    ...OWN_ONLY.map((feature) => `${feature}=(self)`),
  ].join(', '),
  // Links in mails carry a token in the query, which no other site may get.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
});

/** The headers with which every answer starts. A page replaces the content security policy by one with its nonce. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...aboutPages(isHttps),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload` }),
});

/**
 * A response class for the server that starts with the security headers, so that answers outside the framework have
 * them too: Node's own refusals, and streams.
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
 * Removes headers that the files of a page do not need: a first visit loads about thirty files, with 700 bytes of such
 * headers each.
 */
export function withoutPageHeaders({ raw }: FastifyReply): void {
  for (const name of ABOUT_PAGES) raw.removeHeader(name);
}
