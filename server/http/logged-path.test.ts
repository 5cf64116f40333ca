import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test('no logged path gives access', () => {
  expect(loggedPath('/api/v1/talents?text=Anna')).toBe('/api/v1/talents');
  for (const address of [
    '/kalender/hemligt.ics',
    '/Kalender/hemligt',
    '/kalender%2Fhemligt',
    '//kalender/a/hemligt',
    '/%6balender/hemligt',
    '/sms/reports/2f0e/hemligt',
    '/%73ms%2Freports/2f0e/hemligt',
  ])
    expect(loggedPath(address)).not.toContain('hemligt');
});
