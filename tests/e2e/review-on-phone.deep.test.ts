/** The board of step 4 on a phone, which shows one column at a time. */
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('a phone opens the first column that somebody stands in, and keeps the one that is chosen', async ({
  newPerson,
  server,
}) => {
  const [company, anna, bo] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna' }),
    aTalentWithPicture(server, { first_name: 'Bo' }),
  ]);
  const { id } = await aProject(server, company, { step: 4, asked: [anna, bo] });
  for (const talent of [anna, bo]) {
    const candidate = await candidateOf(company, id, talent);
    await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
  }
  const page = await newPerson({ as: company });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/CompanyProjectReview?id=${id}`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`: ${name}, `) });
  // Scrolls to the board, so that only the horizontal position of its columns matters below.
  await page.getByRole('heading', { name: 'Ryttare' }).evaluate((role) => role.scrollIntoView({ block: 'start' }));
  await expect(column('Godkända').getByRole('heading')).toBeInViewport();
  await expect(column('Obeslutade').getByRole('heading')).not.toBeInViewport();

  // A decision reloads the data, but the same column stays in view.
  await column('Godkända')
    .getByRole('button', { name: `Flytta ${anna.name} till Obeslutade` })
    .click();
  await expect(column('Obeslutade').getByRole('listitem')).toHaveCount(1);
  await column('Bortvalda').getByRole('heading').scrollIntoViewIfNeeded();
  await expect(column('Bortvalda').getByRole('heading')).toBeInViewport();
  await company.api.ok('POST /candidates/:id/reject', {
    params: { id: (await candidateOf(company, id, bo)).id },
    body: { seen_decision: 'approved' },
  });
  await expect(column('Bortvalda').getByRole('listitem')).toHaveCount(1);
  await expect(column('Bortvalda').getByRole('heading')).toBeInViewport();
});
