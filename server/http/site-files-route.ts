import type { FastifyInstance, FastifyReply } from 'fastify';
import { PUBLIC_PAGES } from '#contract/office/public.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';

/**
 * Paths behind a sign-in or a private link. Robots read them as beginnings of addresses. Addresses that programs fetch
 * for a user are not listed: Google's importer of calendars obeys these rules, so a talent's calendar ('/kalender/')
 * only says in its answer that it is in no index.
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
  // Pictures of people are for signed-in companies, not for a picture search.
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

/** Lists the last parts of addresses that robots may show: `count` of them after the first `from`. */
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
  // One more than fits tells if there is another file.
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

/** The files that robots read first. Made by the server, because only it knows its own address. */
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
