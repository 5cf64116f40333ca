import { expect, test } from 'vitest';
import { applicationsHref, readApplicationsUrl } from './applications-url.ts';

const read = (text: string) => readApplicationsUrl(new URLSearchParams(text));

test.each([
  ['', { status: 'pending', page: 1, id: null }],
  ['status=refused&page=3&id=k1', { status: 'refused', page: 3, id: 'k1' }],
  ['status=okänd&page=-2', { status: 'pending', page: 1, id: null }],
  ['page=1.5', { status: 'pending', page: 1, id: null }],
])('the address %s is read', (text, address) => expect(read(text)).toEqual(address));

test('what is written is read again, and what is usual is left out', () => {
  const address = { status: 'suspended', page: 2, id: 'k1' } as const;
  expect(read(applicationsHref(address).split('?')[1] ?? '')).toEqual(address);
  expect(applicationsHref({ status: 'pending', page: 1, id: null })).toBe('/AdminApplications');
});
