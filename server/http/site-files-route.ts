import type { FastifyInstance, FastifyReply } from 'fastify';
import { PUBLIC_PAGES } from '#contract/office/public.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';

/**
 * Behind a sign-in, or only for whoever has the link. Robots read these as beginnings of addresses. What programs fetch for
 * somebody stands not here: Google's importer of calendars obeys these rules, so a talent's calendar ('/kalender/') says in
 * its answer alone that it is in no index.
 */
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
  '/KeepAccount',
  '/GuardianConsent',
  '/Overklagan',
  '/ClientPresentation',
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

/** The most addresses of announcements in one file of the site map; robots read at most 50,000 in all. */
const IN_ONE_FILE = 40_000;

/** Last parts of addresses that robots may show, so many from a place in their order. */
export type ListAnnouncements = (from: number, count: number) => Promise<readonly string[]>;

const document = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');

/**
 * The site map: one file while all addresses fit in it, then one that names the others. `number` is of one of those, from
 * 1; null where there is none such.
 */
export async function siteMap(
  baseUrl: string,
  list: ListAnnouncements,
  number?: number,
  inOneFile = IN_ONE_FILE,
): Promise<string | null> {
  // The paths are ours and the address is a parsed URL: the ampersand is all that XML could stumble over.
  const place = (path: string) => `<loc>${`${baseUrl}${path}`.replaceAll('&', '&amp;')}</loc>`;
  const at = number ?? 1;
  // One more than fits tells whether there are others.
  const slugs = await list((at - 1) * inOneFile, inOneFile + 1);
  if (number === undefined && slugs.length > inOneFile) {
    const files = ['/sitemap/1.xml'];
    for (let next = 1; (await list(next * inOneFile, 1)).length > 0; next += 1) files.push(`/sitemap/${next + 1}.xml`);
    return document(
      'sitemapindex',
      files.map((file) => `  <sitemap>${place(file)}</sitemap>`),
    );
  }
  if (at > 1 && slugs.length === 0) return null;
  const paths = [...(at === 1 ? PUBLIC_PAGES : []), ...slugs.slice(0, inOneFile).map(announcementPath)];
  return document(
    'urlset',
    paths.map((path) => `  <url>${place(path)}</url>`),
  );
}

/** What robots read first. Made by the server, because only it knows under which address the house stands. */
export function mountSiteFiles(app: FastifyInstance, baseUrl: string, list: ListAnnouncements): void {
  const robots = robotsText(baseUrl);
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  const send = async (reply: FastifyReply, number?: number) => {
    const text = await siteMap(baseUrl, list, number);
    if (text === null) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(text);
  };
  app.get('/sitemap.xml', (_request, reply) => send(reply));
  app.get<{ Params: { number: string } }>('/sitemap/:number(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(reply, Number(request.params.number)),
  );
}
