import { expect, test } from 'vitest';
import { type PushFacts, pushStateOf, switched } from './push.view.ts';

const ANDROID: PushFacts = {
  knows_pushes: true,
  permission: 'default',
  user_agent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36',
  touch_points: 5,
  is_standalone: false,
  is_on: false,
};
const IPHONE = { ...ANDROID, user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1' };
const IPAD = { ...ANDROID, user_agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15' };

test.each([
  ['a browser that has not been asked', ANDROID, 'off'],
  ['a browser that is a device', { ...ANDROID, permission: 'granted', is_on: true }, 'on'],
  ['a browser whose permission was taken back', { ...ANDROID, permission: 'default', is_on: true }, 'off'],
  ['a browser that may, but is no device', { ...ANDROID, permission: 'granted' }, 'off'],
  ['a browser in which it was denied', { ...ANDROID, permission: 'denied', is_on: true }, 'denied'],
  ['a browser without pushes', { ...ANDROID, knows_pushes: false }, 'impossible'],
  ['a browser without notifications', { ...ANDROID, permission: null }, 'impossible'],
  ['Safari on an iPhone', { ...IPHONE, knows_pushes: false, permission: null }, 'needs_home_screen'],
  ['Safari on an iPad', { ...IPAD, knows_pushes: false, permission: null }, 'needs_home_screen'],
  ['the home screen of an iPhone', { ...IPHONE, is_standalone: true }, 'off'],
  ['the home screen of an old iPhone', { ...IPHONE, is_standalone: true, knows_pushes: false }, 'impossible'],
  ['Safari on a Mac', { ...IPAD, touch_points: 0 }, 'off'],
] as const)('%s is shown %s', (_, facts, state) => expect(pushStateOf(facts)).toBe(state));

test('a kind is switched off once, and on again', () => {
  expect(switched(['times'], 'messages', false)).toEqual(['times', 'messages']);
  expect(switched(['times'], 'times', false)).toEqual(['times']);
  expect(switched(['times', 'messages'], 'times', true)).toEqual(['messages']);
});
