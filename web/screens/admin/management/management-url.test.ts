import { expect, test } from 'vitest';
import { isNarrowed, managementHref, readManagementUrl } from './management-url.ts';

const WHO = '8d0c5f5e-0b3a-4a57-9a3e-2f5f0d9f1c11';

test.each(['', `?view=log&who=${WHO}&kind=document&about=vendela&from=2026-11-01&to=2026-11-30`])(
  'the address of the log with %s reads and writes back unchanged',
  (search) => {
    expect(managementHref(readManagementUrl(new URLSearchParams(search)))).toBe(`/AdminManagement${search}`);
  },
);

test('unknown values in the address of the log give the defaults', () => {
  const address = readManagementUrl(new URLSearchParams('view=x&who=1&kind=x&from=2026-13-01'));
  expect([managementHref(address), isNarrowed(address)]).toEqual(['/AdminManagement', false]);
});
