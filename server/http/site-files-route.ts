import type { FastifyInstance } from 'fastify';
import { PUBLIC_PAGES } from '#contract/public.ts';

/** Behind a sign-in, or only for whoever has the link. Robots read these as beginnings of addresses. */
const NOT_FOR_ROBOTS = [
  '/Talent',
  '/Company',
  '/Admin',
  '/Dashboard',
  '/Bookings',
  '/RequestDetails',
  '/AssignmentDetails',
  '/verify-email-callback',
  '/ForgotPassword',
  '/ResetPassword',
  '/ConfirmEmailChange',
  '/GuardianConsent',
  '/api/',
  '/dev/',
  // Pictures of people are for those who have been let in, not for a picture search.
  '/files/',
];

/** For robots the longest rule that fits wins, so the one public page under '/Company' is named again. */
function robotsText(baseUrl: string): string {
  const isHidden = (page: string) => NOT_FOR_ROBOTS.some((start) => page.startsWith(start));
  return [
    'User-agent: *',
    ...PUBLIC_PAGES.filter(isHidden).map((page) => `Allow: ${page}`),
    ...NOT_FOR_ROBOTS.map((start) => `Disallow: ${start}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemapText(baseUrl: string): string {
  // The paths are ours and the address is a parsed URL: the ampersand is all that XML could stumble over.
  const place = (page: string) => `${baseUrl}${page}`.replaceAll('&', '&amp;');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((page) => `  <url><loc>${place(page)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** What robots read first. Made by the server, because only it knows under which address the house stands. */
export function mountSiteFiles(app: FastifyInstance, baseUrl: string): void {
  const files = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robotsText(baseUrl) },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemapText(baseUrl) },
  ];
  for (const { url, type, text } of files) {
    app.get(url, (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(text));
  }
}
