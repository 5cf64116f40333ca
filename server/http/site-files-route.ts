import type { FastifyInstance, FastifyReply } from 'fastify';
import { PUBLIC_PAGES } from '#contract/office/public.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';

/**
 * Paths that need a sign-in or a private link; robots match them as prefixes. Paths that programs fetch for a user are
 * not listed, because Google's calendar importer obeys these rules; the answer with a talent's feed ('/kalender/') only
 * forbids to index it.
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
  '/StopMails',
  '/KeepAccount',
  '/GuardianConsent',
  '/Overklagan',
  '/ClientPresentation',
  '/api/',
  '/dev/',
  // Pictures of people are for signed-in companies, not for image searches.
  '/files/',
];

/**
 * The text of robots.txt. The longest matching rule decides, so a public page under a forbidden prefix is allowed
 * explicitly.
 */
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

/** Maximum number of announcements in one file of the site map; robots read at most 50,000 URLs per file. */
const IN_ONE_FILE = 40_000;

/** Lists slugs that robots may index: `count` slugs, after the first `from`. */
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
 * The site map: one file if all URLs fit, otherwise an index of several files. `number` asks for one of these files,
 * from 1; null for an unknown number.
 */
export async function siteMap(
  baseUrl: string,
  list: ListAnnouncements,
  number?: number,
  inOneFile = IN_ONE_FILE,
): Promise<string | null> {
  // The paths are fixed and the base URL is a parsed one, so the ampersand is the only character to escape in XML.
  const place = (path: string) => `<loc>${`${baseUrl}${path}`.replaceAll('&', '&amp;')}</loc>`;
  const at = number ?? 1;
  // One slug more than fits shows if there is another file.
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

/** Mounts robots.txt and the site map. The server makes them, because only the server knows its base URL. */
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
