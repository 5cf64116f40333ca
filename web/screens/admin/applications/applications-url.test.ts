import { expect, test } from 'vitest';
import { applicationsHref, readApplicationsUrl } from './applications-url.ts';

const read = (text: string) => readApplicationsUrl(new URLSearchParams(text));

test.each([
  ['', { status: 'pending', page: 1, id: null }],
  ['status=refused&page=3&id=k1', { status: 'refused', page: 3, id: 'k1' }],
  ['status=okänd&page=-2', { status: 'pending', page: 1, id: null }],
  ['page=1.5', { status: 'pending', page: 1, id: null }],
])('the address %s is read as the state of the screen', (text, address) => expect(read(text)).toEqual(address));

test('a written address reads back, and leaves out default values', () => {
  const address = { status: 'suspended', page: 2, id: 'k1' } as const;
  expect(read(applicationsHref(address).split('?')[1] ?? '')).toEqual(address);
  expect(applicationsHref({ status: 'pending', page: 1, id: null })).toBe('/AdminApplications');
});
