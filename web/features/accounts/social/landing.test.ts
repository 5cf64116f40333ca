import { expect, it } from 'vitest';
import { landingOf } from './landing.ts';

const ORIGIN = 'https://medverka.example';
const talent = { role: 'talent', data: { id: '1', is_registered: true } } as const;

it('signing in leads to the requested path, otherwise to the dashboard', () => {
  expect(landingOf(talent, '/TalentRequests', ORIGIN)).toBe('/TalentRequests');
  expect(landingOf(talent, null, ORIGIN)).toBe('/TalentDashboard');
  expect(landingOf(talent, 'https://elsewhere.example', ORIGIN)).toBe('/TalentDashboard');
  expect(landingOf({ role: 'company', data: { id: '2' } }, null, ORIGIN)).toBe('/CompanyDashboard');
});

it('signing in leads to missing birth date and terms first', () => {
  const unfinished = { role: 'talent', data: { id: '1', is_registered: false } } as const;
  expect(landingOf(unfinished, '/TalentRequests', ORIGIN)).toBe('/TalentRegistration');
});
