import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

// Features that no page of ours uses. Passkeys need publickey-credentials, which keep their default: our own origin
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
// A talent records self-tapes and voices here.
const OWN_ONLY = ['camera', 'microphone'];

/**
 * The sources from which a page may load and run: our own files, and inline styles that carry this answer's nonce.
 * Without a nonce (all answers that are not pages) nothing inline at all.
 */
export function contentSecurityPolicy(isHttps: boolean, nonce?: string): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    // The start page has its styles inside it, and what locks the page behind a dialog writes some.
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    // Pictures are shown from memory before they are sent.
    "img-src 'self' data: blob:",
    // A recording that was just made is a blob too.
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

// They tell a browser how to treat a document or a whole address, and nothing about a script, a style or a font.
const aboutPages = (isHttps: boolean) => ({
  'content-security-policy': contentSecurityPolicy(isHttps),
  'permissions-policy': [
    ...NOT_USED.map((feature) => `${feature}=()`),
    ...OWN_ONLY.map((feature) => `${feature}=(self)`),
  ].join(', '),
  // Links of mails carry a token in their query, which must not go on to anybody else.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
});

/** The headers of every answer. Pages replace the policy by one with their nonce. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...aboutPages(isHttps),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload` }),
});

/**
 * A server's response class, which begins with the headers above also where the framework is not asked: Node's own
 * refusals, and streams that pass it by.
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
 * Removes headers that a part of a page does not need: a first visit fetches some thirty parts, each with 700 bytes of
 * them.
 */
export function withoutPageHeaders({ raw }: FastifyReply): void {
  for (const name of ABOUT_PAGES) raw.removeHeader(name);
}
