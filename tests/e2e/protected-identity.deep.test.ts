/** An administrator protects a talent's identity, and the company that has booked the talent reads the name for work. */
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a protected identity is set with a reason, and the company sees the name for work', async ({
  newPerson,
  server,
}) => {
  const last_name = `Qvast${fewLetters()}`;
  const [admin, company, talent] = await Promise.all([
    anAdmin(server),
    aCompany(server),
    aTalentWithPicture(server, { first_name: 'Zefyrina', last_name }),
  ]);
  await talent.api.ok('PATCH /talent/profile', { body: { stage_name: `Sol ${last_name.slice(5)}ek`, pronoun: 'hen' } });
  const shown_name = `Sol ${last_name.slice(5)}ek`;
  const project = await aProject(server, company, { step: 5, asked: [talent] });

  await test.step('the administrator reads the names, and sets the mark', async () => {
    const page = await newPerson({ as: admin });
    await page.goto(`/AdminTalentReview?id=${talent.talent_id}`);
    await page.getByRole('button', { name: 'Visa identiteten' }).click();
    const identity = page.getByRole('region', { name: 'Identitet' });
    await expect(identity).toContainText(`Zefyrina ${last_name}`);
    await expect(identity).toContainText(shown_name);
    await identity.getByRole('button', { name: 'Skydda identiteten' }).click();
    const question = page.getByRole('dialog', { name: 'Skydda identiteten?' });
    await question.getByLabel('Skäl').fill('Har visat beslutet från Skatteverket.');
    await question.getByRole('button', { name: 'Skydda identiteten' }).click();
    await expect(page.getByText('Identiteten är skyddad.')).toBeVisible();
    await expect(identity).toContainText('Har visat beslutet från Skatteverket.');
    await expect(identity.getByRole('button', { name: 'Ta bort skyddet' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('an earlier mark reads with both reasons', async () => {
    const page = await newPerson({ as: admin });
    const params = { id: talent.talent_id };
    for (const reason of ['Behövs inte mer.', 'Flyttat.']) {
      await admin.api.ok('POST /admin/talents/:id/protected-identity/remove', { params, body: { reason } });
      await admin.api.ok('POST /admin/talents/:id/protected-identity', { params, body: { reason: 'Ringde igen.' } });
    }
    await page.goto(`/AdminTalentReview?id=${talent.talent_id}`);
    await page.getByRole('button', { name: 'Visa identiteten' }).click();
    const earlier = page.getByRole('region', { name: 'Identitet' }).getByRole('listitem');
    await expect(earlier).toHaveCount(2);
    await expect(earlier.nth(1)).toContainText('Har visat beslutet från Skatteverket.');
    await expect(earlier.nth(1)).toContainText('Behövs inte mer.');
    expect(await findings(page)).toEqual([]);
  });

  await test.step('the company reads the name for work and our address', async () => {
    const page = await newPerson({ as: company });
    await page.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    await expect(page.getByText(shown_name).first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(last_name);
    await expect(page.locator('body')).not.toContainText(talent.email);
  });

  await test.step('the talent reads that the identity is protected', async () => {
    const page = await newPerson({ as: talent });
    await page.goto('/TalentProfile');
    await expect(page.getByText('Din identitet är skyddad')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
