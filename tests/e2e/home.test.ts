import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('the number of talents on the start page is the live one', async ({ newPerson, server }) => {
  const visitor = await newPerson();
  await visitor.clock.install();
  await visitor.goto('/');
  const count = async () =>
    Number((await visitor.getByText('talanger finns här just nu').innerText()).replace(/\D/g, ''));
  await expect.poll(count).toBeGreaterThanOrEqual(323);
  const before = await count();
  await aTalentWithPicture(server);
  // The page asks every 30 seconds; its clock is moved instead of waited for.
  await visitor.clock.runFor(31_000);
  await expect.poll(count).toBeGreaterThan(before);
});
