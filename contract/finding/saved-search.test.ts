import { expect, test } from 'vitest';
import { savedSearchRoutes } from './saved-search.ts';

test('a saved search is renamed or has its mails chosen; a change that says neither is refused', () => {
  const { body } = savedSearchRoutes['PATCH /saved-searches/:id'];
  expect(body.safeParse({ name: 'Ryttare' }).success).toBe(true);
  expect(body.safeParse({ notify: 'off' }).success).toBe(true);
  expect(body.safeParse({ name: 'Ryttare', notify: 'off' }).success).toBe(true);
  expect(body.safeParse({}).error?.issues).toMatchObject([{ message: 'Ange vad som ska ändras.' }]);
});
