/** The browser renews a session after a pause (spec, sections 4 and 9). The test moves the page's clock. */
import { aSignedUpTalent } from './acts/accounts.ts';
import { REFRESH, seesDashboard, watchCalls } from './acts/session-watch.ts';
import { signIn } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

test('a computer that has slept over night keeps its session and screen', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const renewals = watchCalls(page, REFRESH);
  await page.clock.install();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  // Removes the cookie, as a browser does after 15 minutes.
  await page.context().clearCookies({ name: 'medverka.session' });
  await page.clock.fastForward('08:00:00');
  await expect.poll(() => renewals).toEqual(['POST 200']);
  await page.getByRole('navigation', { name: 'Huvudmeny', exact: true }).getByRole('link', { name: 'Uppdrag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uppdrag' })).toBeVisible();
  await expect(page.getByText('Du har loggats ut')).toBeHidden();
  expect(renewals).toHaveLength(1);
});

test('a browser opened anew after the cookie has run out renews the session first', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  // Leaves the dashboard first, because its own calls would renew the session.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'medverka.session' });
  const renewals = watchCalls(page, REFRESH);
  await page.goto('/TalentRequests');
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Meny för Maja/ })).toBeVisible();
  await expect.poll(() => renewals).toEqual(['POST 200']);
});
