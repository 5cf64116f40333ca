import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_PHRASES } from '#contract/finding/search-phrases.ts';
import { PUBLIC_PAGES } from '#contract/office/public.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { FEED_PREFIX } from '#server/features/people/calendar/queries/feed-url.ts';
import type { NewTalent } from '#tests/api/people/talent-people.ts';
import { type LegalDocument, legalText } from '#texts/accounts/legal/legal-document.ts';
import { PRIVACY_VERSION, privacy } from '#texts/accounts/legal/privacy.ts';
import { TERMS_VERSION, terms } from '#texts/accounts/legal/terms.ts';
import { findRoute, ROUTES } from '#web/app/routes.ts';
import { nobody, startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent } from '../people/talent-people.ts';

const BASE_URL = 'http://localhost:3000';

let app: TalentApp;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

/** A talent who matches the first example: 'Kvinna 25–45 i Västra Götaland som rider'. */
const RIDER: NewTalent = {
  plays_genders: ['female'],
  playing_age_min: 30,
  playing_age_max: 40,
  municipality_id: '1480',
  profile_completed: true,
  review: 'approved',
  approved_date: '2026-08-01T10:00:00Z',
  skills: { riding: 2 },
};

describe('the search demo', () => {
  const riders = async () => {
    const { status, body } = await app.call(nobody, 'GET', '/search-demo');
    expect(status).toBe(200);
    return body.phrases.find(({ id }: { id: string }) => id === 'riding').count;
  };

  test('counts the talents that the search finds, and no other, at most a minute late', async () => {
    expect(await riders()).toBe(0);
    await newTalent(app.db, RIDER);
    await newTalent(app.db, { ...RIDER, is_paused: true });
    await newTalent(app.db, { ...RIDER, review: 'waiting', approved_date: null });
    await newTalent(app.db, { ...RIDER, profile_completed: false });
    await newTalent(app.db, { ...RIDER, birth_date: '2011-01-01' });
    await newTalent(app.db, { ...RIDER, skills: {} });
    await newTalent(app.db, { ...RIDER, municipality_id: '0180' });
    app.setClock('2026-08-14T10:00:59Z');
    expect(await riders()).toBe(0);
    app.setClock('2026-08-14T10:01:00Z');
    expect(await riders()).toBe(1);
  });

  test('says only how many, of the phrases in its list', async () => {
    const { body } = await app.call(nobody, 'GET', '/search-demo');
    expect(body.phrases.map(({ id }: { id: string }) => id)).toEqual(SEARCH_PHRASES.map(({ id }) => id));
    for (const phrase of body.phrases) expect(Object.keys(phrase).toSorted()).toEqual(['count', 'id']);
  });

  test('takes nothing from the caller', async () => {
    const { status } = await app.call(nobody, 'GET', '/search-demo?text=Anna');
    expect(status).toBe(422);
  });

  test('is answered with 304 while nothing is new', async () => {
    const address = `${app.url}/api/v1/search-demo`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('every chip is a wish, and no two of a phrase concern the same thing, so each counts', () => {
    for (const { understood } of SEARCH_PHRASES) {
      const kinds = understood.map(({ wish }) => readWish(wish)?.any[0]?.kind);
      expect(kinds).not.toContain(undefined);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});

describe('what robots read', () => {
  const textOf = async (path: string) => (await fetch(app.url + path)).text();

  test('the site map names the public pages with their whole address', async () => {
    const response = await fetch(`${app.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const places = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(PUBLIC_PAGES.map((page) => `${BASE_URL}${page}`));
    for (const page of PUBLIC_PAGES) expect(findRoute(page)?.access).toBe('public');
  });

  test('every screen that needs an account is closed to them, and every public page open', async () => {
    const lines = (await textOf('/robots.txt')).split('\n');
    const rules = lines.flatMap((line) => {
      const [, kind, start = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
      return kind ? [{ isOpen: kind === 'Allow', start }] : [];
    });
    const isOpen = (path: string) =>
      rules.filter(({ start }) => path.startsWith(start)).toSorted((a, b) => b.start.length - a.start.length)[0]
        ?.isOpen ?? true;
    const guarded = ROUTES.filter(({ access }) => access !== 'public').map(({ name }) => `/${name}`);
    expect(guarded.filter(isOpen)).toEqual([]);
    expect(PUBLIC_PAGES.filter((page) => !isOpen(page))).toEqual([]);
    expect(isOpen('/files/profile-media/public/1.webp')).toBe(false);
    // Robots may fetch the feed: some calendar programs obey robots.txt.
    expect(isOpen(`${FEED_PREFIX}a.ics`)).toBe(true);
    expect(lines).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
  });
});

describe('the texts that are agreed to', () => {
  const both: [string, LegalDocument][] = [
    ['terms', terms],
    ['privacy', privacy],
  ];

  test.each(both)('%s has anchors of its own and nothing empty', (_name, document) => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { blocks } of document.sections) expect(blocks.length).toBeGreaterThan(0);
    const tables = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((b) => (typeof b === 'object' && 'rows' in b ? [b] : [])),
    );
    for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  // If a word changes, the version must change too, because consents are logged with the version. Then update the hash
  // here.
  test.each([
    ['terms', terms, TERMS_VERSION, '2026-11-30', '2f8f11b84a3b568c14a67e100ed4c4de6266a1f519c2f0426e0e1264db923649'],
    [
      'privacy',
      privacy,
      PRIVACY_VERSION,
      '2026-12-01',
      'c455285e60609bacd58a528c251f1a34f87034c90c8336bd1127771f446c62d1',
    ],
  ] as const)('the words of %s belong to their version', (_name, document, version, since, hash) => {
    const text = legalText(document);
    expect(text).toContain(`(${version})`);
    expect({ version, hash: createHash('sha256').update(text).digest('hex') }).toEqual({ version: since, hash });
  });
});
