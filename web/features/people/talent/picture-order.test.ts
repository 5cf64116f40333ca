import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/people/talent.ts';
import { inOrder, movedTo } from './picture-order.ts';

const ids = ['a', 'b', 'c'];

test('a picture takes its new place and the others keep their order', () => {
  expect(movedTo(ids, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(ids, 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('a picture does not move past the ends, and a missing one does not move', () => {
  expect(movedTo(ids, 'a', -1)).toEqual(ids);
  expect(movedTo(ids, 'c', 9)).toEqual(ids);
  expect(movedTo(ids, 'x', 0)).toEqual(ids);
});

test('while a new order is saved, a picture added meanwhile comes last and a removed one stays removed', () => {
  const profile = { media: ['a', 'b', 'new'].map((id) => ({ id, url: `/${id}` })), profile_image: '/a' } as OwnProfile;
  const { media, profile_image } = inOrder(profile, ['b', 'gone', 'a']);
  expect([media.map(({ id }) => id), profile_image]).toEqual([['b', 'a', 'new'], '/b']);
  expect(inOrder({ ...profile, media: [] }, ['a']).profile_image).toBe('/a');
});
