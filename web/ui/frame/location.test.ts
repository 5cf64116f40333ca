import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo, isOurs } from './location.ts';

const steps: unknown[] = [];

beforeEach(() => {
  steps.length = 0;
  const location = new URL('https://medverka.se/TalentRequests?group=old#top');
  vi.stubGlobal('window', { location });
  vi.stubGlobal('history', {
    pushState: (state: unknown, _title: string, to: string) => steps.push(['push', to, state]),
    replaceState: (state: unknown, _title: string, to: string) => steps.push(['replace', to, state]),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/Login', '/Login'],
  ['?group=new', '/TalentRequests?group=new'],
  ['?', '/TalentRequests'],
  ['.', '/TalentRequests'],
  ['https://medverka.se/Villkor#1', '/Villkor#1'],
])('a navigation goes to %s', (to, address) => {
  goTo(to);
  expect(steps).toEqual([['push', address, null]]);
});

it('navigation replaces the history entry if asked to, or if the address is the present one, and passes its state', () => {
  goTo('/Login', { replace: true, state: { email: 'a@b.se' } });
  goTo('/TalentRequests?group=old#top');
  expect(steps).toEqual([
    ['replace', '/Login', { email: 'a@b.se' }],
    ['replace', '/TalentRequests?group=old#top', null],
  ]);
});

it('addresses of other sites are left to the browser', () => {
  expect(isOurs('/Login')).toBe(true);
  expect(isOurs('https://example.com/Login')).toBe(false);
});
