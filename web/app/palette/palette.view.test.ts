import { expect, test } from 'vitest';
import { findRoute, ROUTES } from '#web/app/routes.ts';
import { fitting, placeRows, targetGroups, targetHref } from './palette.view.ts';
import { PLACES } from './palette-places.ts';

const ROLES = ['talent', 'company', 'admin'] as const;

test('the palette lists every screen of a role that needs no object', () => {
  for (const role of ROLES) {
    const places = PLACES[role].map(({ to }) => to);
    const alone = ROUTES.filter(({ access, list, invites }) => access === role && !list && !invites);
    expect(places).toEqual(expect.arrayContaining(alone.map(({ name }) => `/${name}`)));
    for (const to of places) expect(findRoute(to)?.access).toBe(role);
  }
});

test('rows that match by name come before those that match by a synonym, and no row comes twice', () => {
  const rows = placeRows('talent', false);
  const labels = (typed: string) => fitting(rows, typed).map(({ label }) => label);
  expect(labels('utb')).toEqual(['Utbetalningar']);
  expect(labels('lön')).toEqual(['Utbetalningar']);
  expect(labels('förfr')).toEqual(['Förfrågningar']);
  expect(labels('kalender')).toEqual(['Mitt CV', 'Uppdrag']);
  expect(new Set(labels('')).size).toBe(rows.length);
});

test('screens that begin something are offered to members that cast', () => {
  const begins = ({ to }: { to?: string }) => to === '/CompanyCreateProject';
  expect(placeRows('company', true).some(begins)).toBe(true);
  expect(placeRows('company', false).some(begins)).toBe(false);
});

test('an object found by the server leads to a screen of the role, in the group of its kind', () => {
  const target = { id: 'i', label: 'Ryttare', hint: '', project_kind: 'order' as const };
  expect(targetHref({ ...target, kind: 'project' }, 'company')).toBe('/CompanyOrderDetails?id=i');
  expect(targetHref({ ...target, kind: 'project' }, 'admin')).toBe('/AdminProjectDetails?id=i');
  const groups = targetGroups(
    [
      { ...target, kind: 'person' },
      { ...target, kind: 'project' },
    ],
    'company',
  );
  expect(groups.map(({ label }) => label)).toEqual(['Projekt', 'Personer']);
});
