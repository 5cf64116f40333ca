import { expect, test } from 'vitest';
import { projectsHref, readProjectsAddress } from './projects-address.ts';

const read = (text: string) => readProjectsAddress(new URLSearchParams(text));

test.each([
  ['', { status: null, text: '', page: 1 }],
  ['status=casting&text=höst&page=2', { status: 'casting', text: 'höst', page: 2 }],
  ['status=okänd&page=0', { status: null, text: '', page: 1 }],
])('the address %s is read', (text, address) => expect(read(text)).toEqual(address));

test('what is written is read again, and what is usual is left out', () => {
  const address = { status: 'active', text: 'Höst & vinter', page: 3 } as const;
  expect(read(projectsHref(address).split('?')[1] ?? '')).toEqual(address);
  expect(projectsHref({ status: null, text: '  ', page: 1 })).toBe('/AdminProjects');
});
