import { describe, expect, it } from 'vitest';
import { findRoute, ROUTES, routeOf } from './routes.ts';
import { screenFileOf } from './screen-file-name.ts';
import { screenOf } from './screen-files.ts';

const names = new Set(ROUTES.map((entry) => entry.name));

describe('the route table', () => {
  it('has each route name once', () => {
    expect(names.size).toBe(ROUTES.length);
  });

  it.each(['public', 'talent', 'company', 'admin'])('gives no two screens of %s one title', (access) => {
    const titles = ROUTES.filter((entry) => entry.access === access).map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('has no screen with the title of another', () => {
    const sources = import.meta.glob<string>('../screens/*/*/*.tsx', { query: '?raw', import: 'default', eager: true });
    const textOf = (file: string) => Object.entries(sources).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '';
    const borrowed = ROUTES.flatMap(({ name, access }) => {
      const own = [...textOf(screenFileOf(name)).matchAll(/<\w*(?:Frame|Page)\s[^<>]*?title="([^"]+)"/g)].map(
        ([, title]) => title,
      );
      const others = ROUTES.filter(
        (other) => other.access === access && screenFileOf(other.name) !== screenFileOf(name),
      ).map(({ title }) => title);
      return own.filter((title) => title !== undefined && others.includes(title)).map((title) => `${name}: ${title}`);
    });
    expect(borrowed).toEqual([]);
  });

  it('has a screen for each route, except for those that only redirect', () => {
    const withScreen = ROUTES.filter((entry) => entry.sends === undefined || entry.access !== 'public');
    expect(withScreen.map(({ name }) => name).filter((name) => !screenOf(name))).toEqual([]);
  });

  it('redirects only to screens that exist', () => {
    for (const { sends = {} } of ROUTES)
      for (const target of Object.values(sends)) expect(names.has(target)).toBe(true);
  });

  it('has a list for every screen about one object', () => {
    for (const { list } of ROUTES) if (list) expect(names.has(list.to.slice(1))).toBe(true);
    const details = ROUTES.filter(({ name }) => /Details$|^CompanyProject|^CompanyOngoing/.test(name));
    const without = details.filter(({ list, sends, access }) => !list && !(sends && access === 'public'));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('draws every talent page in the talent layout, except the registration', () => {
    const framed = ROUTES.filter((entry) => entry.layout === 'talent').map((entry) => entry.name);
    const talentPages = [...names].filter((name) => name.startsWith('Talent') || name === 'AssignmentDetails');
    const bare = ['TalentRegistration', 'TalentEmailVerification'];
    expect(framed.sort()).toEqual(talentPages.filter((name) => !bare.includes(name)).sort());
  });
});

describe('finding a route', () => {
  it.each(['/TalentDashboard', '/talentdashboard', '/TALENTDASHBOARD', '/gammal/TalentDashboard', '/TalentDashboard/'])(
    'finds the dashboard at %s',
    (path) => {
      expect(findRoute(path)?.name).toBe('TalentDashboard');
    },
  );

  it('knows the start page and the English names', () => {
    expect(findRoute('/')?.name).toBe('Home');
    expect(findRoute('/home')?.name).toBe('Home');
    expect(findRoute('/register')?.name).toBe('Registera');
    expect(findRoute('/finns-inte')).toBeUndefined();
  });
});

describe('names', () => {
  it('turns a label into a route', () => {
    expect(routeOf('TalentDashboard')).toBe('/talentdashboard');
    expect(routeOf('Mitt fina CV')).toBe('/mitt-fina-cv');
  });

  it('names the file of a screen', () => {
    expect(screenFileOf('CompanyProjectReview')).toBe('company-project-review.tsx');
    expect(screenFileOf('verify-email-callback')).toBe('verify-email-callback.tsx');
  });
});
