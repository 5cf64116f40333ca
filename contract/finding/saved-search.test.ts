import { expect, test } from 'vitest';
import { savedSearchRoutes } from './saved-search.ts';

test('a change of a saved search has a new name or a choice of mails; an empty change is refused', () => {
  const { body } = savedSearchRoutes['PATCH /saved-searches/:id'];
  expect(body.safeParse({ name: 'Ryttare' }).success).toBe(true);
  expect(body.safeParse({ notify: 'off' }).success).toBe(true);
  expect(body.safeParse({ name: 'Ryttare', notify: 'off' }).success).toBe(true);
  expect(body.safeParse({}).error?.issues).toMatchObject([{ message: 'Ange vad som ska ändras.' }]);
});
