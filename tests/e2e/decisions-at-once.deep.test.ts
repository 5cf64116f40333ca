/**
 * The review board when things change elsewhere: another member has decided first, or the talent is no longer visible.
 */

import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { errorText } from '#texts/registry/errors.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('an outdated board says that another member decided first, and shows the new state', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const anna = await aTalentWithPicture(server, { first_name: 'Anna' });
  const { id } = await aProject(server, company, { step: 4, asked: [anna] });
  const page = await newPerson({ as: company, expects: [/ERR_FAILED/, /status of 409/] });
  // Blocks live updates, so that the board does not learn of the other decision.
  await page.route('**/api/v1/live*', (route) => route.abort());
  await page.goto(`/CompanyProjectReview?id=${id}`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`: ${name}, `) });
  await expect(column('Obeslutade').getByRole('listitem')).toHaveCount(1);

  const candidate = await candidateOf(company, id, anna);
  await company.api.ok('POST /candidates/:id/reject', { params: { id: candidate.id }, body: {} });
  await column('Obeslutade')
    .getByRole('button', { name: `${candidateCommandLabels.approve} ${anna.name}` })
    .click();
  await expect(page.getByText(errorText('changed_meanwhile'))).toBeVisible();
  await expect(page.getByRole('region', { name: /: Bortvalda, 1$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /: Godkända, 0$/ })).toBeVisible();
});

test('the board keeps the row of a talent whom the company may no longer see, without a name', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const anna = await aTalentWithPicture(server, { first_name: 'Anna' });
  const { id } = await aProject(server, company, { step: 4, asked: [anna] });
  await server.services.pool.query('update talents set is_verified = false where id = $1', [anna.talent_id]);
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyProjectReview?id=${id}`);
  await expect(page.getByText('Inte längre tillgänglig').first()).toBeVisible();
  await expect(page.getByText(anna.name)).toHaveCount(0);
});
