import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is at a push service', (address) => expect(isPushEndpoint(address, false)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://a:b@web.push.apple.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://example.com/?https://fcm.googleapis.com/',
  'https://evilnotify.windows.com/abc',
  'https://api.push.apple.com/abc',
  'https://10.0.0.1/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'abc',
])('%s is at none', (address) => expect(isPushEndpoint(address, false)).toBe(false));

test('this machine is reached only where tests and development allow it', () => {
  expect(isPushEndpoint('https://localhost:4000/abc', true)).toBe(true);
  expect(isPushEndpoint('https://10.0.0.1/abc', true)).toBe(false);
});
