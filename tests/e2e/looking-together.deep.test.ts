/** A member watches tapes, mostly by keyboard, while another member has the same screen open. */
import { readFileSync } from 'node:fs';
import { aMember } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { allCalledByTape, aSentTake } from '#tests/factories/tapes.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

/** Live updates arrive at once; polling alone would take up to ten seconds. */
const LIVE = { timeout: 3_000 };

test('two members look at the same tape, one by keys, and it is gone when its talent takes it back', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const [anna, bo] = [
    await aTalentWithPicture(server, { first_name: 'Anna' }),
    await aTalentWithPicture(server, { first_name: 'Bo' }),
  ];
  const project = await aProject(server, company, { step: 4, asked: [anna, bo] });
  const called = await allCalledByTape(server.services, project.id);
  const film = readFileSync(new URL('../../demo/clips/tape-1.mp4', import.meta.url));
  const takes = new Map<string, string>();
  for (const one of called) takes.set(one.talent_id, await aSentTake(server.services, one, film));
  const href = `/CompanyAuditionRoleCandidates?id=${called[0]?.audition_id}`;
  const cookie = await signInAs(server.services, await aMember(server, company, 'caster'));
  const [page, colleague] = [await newPerson({ as: company }), await newPerson({ as: { ...company, cookie } })];
  await page.goto(href);
  await colleague.goto(href);
  const shown = page.getByRole('article', { name: anna.name });
  const atColleague = colleague.getByRole('article', { name: anna.name });
  // A video shows a picture from `readyState` 2 on.
  const hasPicture = () => shown.locator('video').evaluate((film: HTMLVideoElement) => film.readyState >= 2);
  await expect.poll(hasPicture).toBe(true);
  expect(await findings(page)).toEqual([]);

  // The keys work once the focus is in the list of people.
  await page.getByRole('link', { name: anna.name }).click();
  await page.keyboard.press('4');
  await expect(page.getByRole('link', { name: /4 av 5, dina stjärnor/ })).toBeVisible();
  await expect(atColleague.getByText('Kim 4')).toBeVisible(LIVE);
  await page.keyboard.press('n');
  await page.keyboard.type('Varm röst, 5 A');
  await expect(atColleague.getByText('Varm röst, 5 A')).toBeVisible(LIVE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(shown.getByText('Godkänd', { exact: true })).toBeVisible();
  // The keys work even after the approve button, which had the focus, has disappeared.
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: bo.name })).toBeVisible();
  await page.getByRole('button', { name: 'Jämför två' }).click();
  await expect(page.locator('article video')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);

  await anna.api.ok('POST /talent/recordings/:id/remove', { params: { id: takes.get(anna.talent_id) ?? '' } });
  await expect(atColleague.locator('video')).toHaveCount(0, LIVE);
});
