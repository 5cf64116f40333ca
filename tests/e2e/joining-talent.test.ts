/** The start of the main job: a talent signs up. */
import { someone } from './acts/accounts.ts';
import { makeProfile } from './acts/profile.ts';
import { signUpTalentWithMistakes } from './acts/sign-up.ts';
import { expect, test } from './fixtures.ts';

test('a talent signs up, confirms by code and makes a profile', async ({ newPerson }) => {
  const tuva = someone('Tuva', 'Hedlund');
  const page = await newPerson();
  await signUpTalentWithMistakes(page, tuva);
  await makeProfile(page, tuva, 'Göteborg');
  await page.getByRole('link', { name: 'Till din översikt' }).click();
  await expect(page.getByText('Du är i fas')).toBeVisible();
});
