import { expect, test } from 'vitest';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { NO_QUERY } from '#web/features/finding/search/no-query.ts';
import { NO_SEARCH } from '#web/features/finding/search/search-url.ts';
import { markOf, readRoleSearch, wantedFor, writeRoleSearch } from './role-search.ts';

const wanted: TalentQuery = {
  text: 'gärna rödhårig',
  wishes: [{ demand: 'must', any: [{ kind: 'category', id: 'actor' }] }],
  unknown: ['height'],
};
const address = new URLSearchParams('id=p&role=r');

test('a role is searched with its own wishes until they are changed, on any page and in any order', () => {
  expect(readRoleSearch(address, wanted).query).toEqual(wanted);
  expect(readRoleSearch(new URLSearchParams('id=p&role=r&page=2&order=newest'), wanted)).toEqual({
    query: wanted,
    order: 'newest',
    page: 2,
  });
});

test('a role’s search prefers talents free on the role’s coming days, or on the project’s if the role has none of its own', () => {
  const free = (from: string, to: string) => ({ demand: 'merit', any: [{ kind: 'dates', from, to }] });
  const span = (starts_on: string, ends_on: string) => ({ id: starts_on, kind: 'work' as const, starts_on, ends_on });
  const project = { dates: [span('2026-11-01', '2026-12-10')] };
  const hours = { call_time: null, end_time: null };
  const days = [span('2026-11-02', '2026-11-02'), span('2026-12-08', '2026-12-09')].map(({ id, ...day }) => ({
    ...day,
    ...hours,
  }));
  const role = (own: typeof days | null, asked = wanted) => ({ wanted: asked, terms: { ...BLANK_TERMS, days: own } });
  const wishesOf = (one: ReturnType<typeof role>) =>
    wantedFor(project, one as Parameters<typeof wantedFor>[1], '2026-11-22').wishes;
  expect(wishesOf(role(days))).toEqual([...wanted.wishes, free('2026-12-08', '2026-12-09')]);
  expect(wishesOf(role(null))).toEqual([...wanted.wishes, free('2026-11-22', '2026-12-10')]);
  const named = { ...wanted, wishes: [free('2027-01-01', '2027-01-02')] } as TalentQuery;
  expect(wishesOf(role(days, named))).toEqual(named.wishes);
});

test('a role’s search stays within the limits of a search, however long the project and however many the wishes', () => {
  const project = { dates: [{ id: 'd', kind: 'work' as const, starts_on: '2027-06-01', ends_on: '2028-06-01' }] };
  const any = municipalities.ids.slice(0, 40).map((id) => ({ kind: 'place' as const, id }));
  const full = [1, 2, 3].map(() => ({ demand: 'merit' as const, any }));
  for (const wishes of [wanted.wishes, full]) {
    const role = { wanted: { ...wanted, wishes }, terms: { ...BLANK_TERMS, days: null, content: ['kiss'] } };
    const query = wantedFor(project, role as unknown as Parameters<typeof wantedFor>[1], '2026-11-22');
    expect(talentQuery.safeParse(query).error).toBeUndefined();
  }
});

test('a role’s search without wishes stays without them', () => {
  const changed = writeRoleSearch(NO_SEARCH, address);
  expect(changed.get('id')).toBe('p');
  expect(readRoleSearch(changed, wanted).query).toEqual(NO_QUERY);
});

test('the mark ‘asked’ wins over ‘picked’, and only marks of the role count', () => {
  const mark = (role_id: string, kind: 'picked' | 'asked') => ({ role_id, role_title: '', kind });
  expect(markOf({ marks: [mark('r', 'picked'), mark('r', 'asked')] }, 'r')).toBe('asked');
  expect(markOf({ marks: [mark('x', 'asked')] }, 'r')).toBeUndefined();
});

test('a role’s search excludes talents that decline its demands, unless its own wishes mention limits', () => {
  const role = { wanted, terms: { ...BLANK_TERMS, days: [], content: ['nudity', 'kiss'] } };
  const wishesOf = (one: typeof role) =>
    wantedFor({ dates: [] }, one as unknown as Parameters<typeof wantedFor>[1], '2026-11-22').wishes;
  const no = (id: string) => ({ demand: 'not', any: [{ kind: 'limit', id }] });
  expect(wishesOf(role)).toEqual([...wanted.wishes, no('nudity'), no('kiss')]);
  const settled = { ...wanted, wishes: [no('kiss')] } as TalentQuery;
  expect(wishesOf({ ...role, wanted: settled })).toEqual([no('kiss')]);
});
