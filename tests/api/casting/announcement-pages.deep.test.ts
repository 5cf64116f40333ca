/** The public page of an announcement: what it shows, what it leaves out, and when it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#contract/office/public.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { buildWeb } from '#scripts/build.ts';
import { siteMap } from '#server/http/site-files-route.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { anAnnouncement, aText } from '#tests/factories/announcements.ts';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-17T08:00:00Z'));

const PUBLIC = { is_public: true, is_indexed: true };
const slugOf = async (id: string) =>
  (await server.services.pool.query<{ slug: string }>('select slug from announcements where id = $1', [id])).rows[0]
    ?.slug ?? '';
const open = async (slug: string) => {
  const answer = await fetch(`${server.url}/annonser/${slug}`);
  return { answer, status: answer.status, robots: answer.headers.get('x-robots-tag'), html: await answer.text() };
};
const postingIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const listed = async () => (await (await fetch(`${server.url}/sitemap.xml`)).text()).match(/annonser\/[\w-]+/g) ?? [];

describe('the public page of an announcement', () => {
  test('has the facts, the public part of the search, and a job posting; no place nearer than the town', async () => {
    const company = await aCompany(server);
    const wanted = { text: 'Kvinna 25–35 som rider, med tatuering', wishes: [], unknown: [] };
    const role = aRole({ title: 'Skogsryttare', wanted });
    const { id } = await anAnnouncement(server, company, {
      role,
      written: { ...PUBLIC, body: 'Rid.\n\nLugnt & fint.' },
    });
    const slug = await slugOf(id);
    const { answer, status, robots, html } = await open(slug.toUpperCase());
    expect([status, robots]).toEqual([200, null]);
    const text = html.replaceAll(/<(style|script).*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');
    for (const words of [
      'Filmbolaget söker',
      'Skogsryttare',
      '4 500 kr per dag, varav du som anställd får ut cirka 2 397 kr',
      '16–18 september 2026',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(text).toMatch(/Ort\s+Göteborg/);
    expect(text).toContain('Ridning');
    expect(text).toContain('Lugnt &amp; fint.');
    // The page names no place nearer than the town, no project, no contact and no protected characteristic.
    expect(html).not.toMatch(/Slottsskogen|Höstkampanj|Kim|kvinna|25–35|tatuering|example\.com/i);
    expect(html).not.toMatch(/__[A-Z]+__/);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/annonser/${slug}">`);
    const back = encodeURIComponent(`/TalentRequests?group=fits&id=${id}`);
    expect(html).toContain(`href="/Login?return=${back}"`);
    expect(html).toContain(`href="/Registera?return=${back}"`);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(postingIn(html)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Skogsryttare',
      datePosted: '2026-08-17T08:00:00.000Z',
      // The announcement is valid until midnight in Sweden, after its last day.
      validThrough: '2026-08-24T22:00:00.000Z',
      hiringOrganization: { name: 'Filmbolaget' },
      jobLocation: {
        address: { addressLocality: 'Göteborg', addressRegion: 'Västra Götalands län', addressCountry: 'SE' },
      },
      baseSalary: { currency: 'SEK', value: { value: 4500, unitText: 'DAY' } },
    });
    expect(await listed()).toContain(`annonser/${slug}`);
    // The company sees which wishes of its search the page shows.
    const own = await company.api.ok('GET /announcements/:id', { params: { id } });
    expect(own.public_wishes).toEqual(['Ridning']);
  });

  test('keeps words as text, names the company only by choice, and names no hidden talent', async () => {
    const company = await aCompany(server, { company_name: 'Hemliga bolaget' });
    const nasty = '</script><script>alert(1)</script><!-- "__WORDS__ __HEAD__';
    const role = aRole({ title: nasty.slice(0, 60), terms: termsFor(ore(450_000)) });
    const { id } = await anAnnouncement(server, company, {
      role,
      written: { is_public: true, shows_company: false, heading: nasty, body: nasty },
    });
    const slug = await slugOf(id);
    const { html, robots } = await open(slug);
    expect(robots).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('Hemliga');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/__WORDS__/g)?.length).toBeGreaterThan(3);
    expect(postingIn(html)).toMatchObject({ title: nasty.slice(0, 60), hiringOrganization: 'confidential' });
    expect(await listed()).not.toContain(`annonser/${slug}`);
  });
});

describe('an announcement that cannot be read', () => {
  test('is unknown if it is private, unreviewed or never existed, all three alike', async () => {
    const company = await aCompany(server);
    const hidden = await anAnnouncement(server, company);
    const project = await aProject(server, company);
    const body = {
      project_id: project.id,
      role_id: project.roles[0]?.id ?? '',
      written: aText('2026-08-17', PUBLIC),
    };
    const waiting = await company.api.ok('POST /announcements', { body });
    await server.services.pool.query(`update announcement_rules set review = 'all'`);
    await company.api.ok('POST /announcements/:id/submit', { params: { id: waiting.id } });
    const pages = await Promise.all([await slugOf(hidden.id), waiting.slug, 'finns-inte', '%00abcdef'].map(open));
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const plain = pages.map(({ html }) => html.replaceAll(/nonce="[^"]*"/g, ''));
    expect(new Set(plain).size).toBe(1);
    expect(pages[0]?.robots).toBe('noindex');
    expect(await listed()).not.toContain(`annonser/${waiting.slug}`);
  });

  test('is gone at once and says nothing if it is closed, taken down, over or of a suspended company', async () => {
    const [company, other, admin] = [await aCompany(server), await aCompany(server), await anAdmin(server)];
    const made = [];
    for (const owner of [company, company, company, other]) {
      const { id } = await anAnnouncement(server, owner, { written: PUBLIC });
      made.push({ params: { id }, slug: await slugOf(id) });
    }
    const [closed, down, over, suspended] = made as [
      (typeof made)[0],
      (typeof made)[0],
      (typeof made)[0],
      (typeof made)[0],
    ];
    for (const { slug } of made) expect((await open(slug)).status).toBe(200);
    await company.api.ok('POST /announcements/:id/close', closed);
    await admin.api.ok('POST /announcements/:id/take-down', { ...down, body: { reason: 'Bluff.' } });
    await admin.api.ok('POST /admin/applications/:id/suspend', {
      params: { id: other.company_id },
      body: { reason: 'Bluff.' },
    });
    // The page ends after the last day, even before the deadline job has run.
    server.setClock('2026-08-25T08:00:00Z');
    for (const { slug } of [closed, down, over, suspended]) {
      const { status, robots, html } = await open(slug);
      expect([status, robots]).toEqual([410, 'noindex']);
      expect(html).not.toMatch(/Ryttare|Filmbolaget|ld\+json/);
    }
    await sweepDeadlines(server.services, ['announcement']);
    expect((await open(over.slug)).status).toBe(410);
    expect(await listed()).toEqual([]);
  });
});

test('a site map that is too long for one file names others, each with its part', async () => {
  const slugs = Array.from({ length: 5 }, (_, at) => `annons-${at}`);
  const list = async (from: number, count: number) => slugs.slice(from, from + count);
  const map = (number?: number, inOneFile = 2) => siteMap('https://a.example', list, number, inOneFile);
  const placesIn = (text: string | null) =>
    [...(text ?? '').matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)].map(([, at]) => at);
  expect(placesIn(await map(undefined, 5))).toEqual([...PUBLIC_PAGES, ...slugs.map((slug) => `/annonser/${slug}`)]);
  expect(placesIn(await map())).toEqual(['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml']);
  expect(placesIn(await map(1))).toEqual([...PUBLIC_PAGES, '/annonser/annons-0', '/annonser/annons-1']);
  expect(placesIn(await map(3))).toEqual(['/annonser/annons-4']);
  expect(await map(4)).toBeNull();
});
