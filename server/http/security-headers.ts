import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

// What no page of ours asks a browser for. Passkeys need publickey-credentials, which stay as they are: our own only.
const NOT_USED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What a page may load and run: our own files, and inline styles that carry this answer's nonce. Without a nonce (all
 * answers that are not pages) nothing inline at all.
 */
export function contentSecurityPolicy(isHttps: boolean, nonce?: string): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    // The start page has its styles inside it, and what locks the page behind a dialog writes some.
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    // Pictures are shown from memory before they are sent.
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers of every answer. Pages put a policy with their nonce in the place of the one set here (web-routes.ts). */
export async function mountSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: TWO_YEARS_S, includeSubDomains: true, preload: true },
    // Links of mails carry a token in their query, which must not go on to anybody else.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(isHttps);
  const permissions = NOT_USED.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'permissions-policy': permissions });
  });
}

// They tell a browser how to treat a document or a whole address, and nothing about a script, a style or a font.
const ABOUT_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Takes off what a part of a page does not need: a first visit fetches some thirty, each of which would bring 700 bytes. */
export function withoutPageHeaders(reply: FastifyReply): void {
  for (const name of ABOUT_PAGES) reply.removeHeader(name);
}
