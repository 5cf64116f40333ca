/**
 * An option: given on the board, challenged by the second company, and released by the talent; each side has a separate
 * browser.
 */
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('two companies wait in the queue, the second challenges, and the talent releases the first option', async ({
  newPerson,
  server,
}) => {
  const [first, second, talent] = await Promise.all([
    anApprovedCompany(server),
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna' }),
  ]);
  const projects = [
    await aProject(server, first, { step: 4, asked: [talent] }),
    await aProject(server, second, { step: 4, asked: [talent] }),
  ];
  const boards = [await newPerson({ as: first }), await newPerson({ as: second })] as const;
  for (const [at, board] of boards.entries()) {
    await board.goto(`/CompanyProjectReview?id=${projects[at]?.id}`);
    await board.getByRole('button', { name: `Lägg option ${talent.name}` }).click();
    const question = board.getByRole('dialog');
    await expect(question.getByLabel('Gäller till')).not.toHaveValue('');
    expect(await findings(board)).toEqual([]);
    await question.getByRole('button', { name: 'Lägg option' }).click();
    await expect(board.getByText(new RegExp(`^${at + 1}:a option till `))).toBeVisible();
  }
  const [firsts, seconds] = boards;
  await seconds.getByRole('button', { name: `Utmana ${talent.name}` }).click();
  await seconds.getByRole('dialog').getByRole('button', { name: 'Utmana' }).click();
  await expect(seconds.getByText(/Den som står före är utmanad/)).toBeVisible();
  await expect(firsts.getByText(/Boka eller släpp senast/)).toBeVisible();
  expect(await findings(firsts)).toEqual([]);

  const annas = await newPerson({ as: talent });
  await annas.goto('/TalentRequests?group=answered');
  await annas.getByText(/^1:a option till .*, utmanad$/).waitFor();
  await annas.getByRole('link', { name: 'Ryttare' }).last().click();
  const option = annas.getByRole('region', { name: 'Option' });
  await expect(option.getByText(/1:a option till/)).toBeVisible();
  expect(await findings(annas)).toEqual([]);
  await option.getByRole('button', { name: 'Släpp optionen' }).click();
  await annas.getByRole('dialog').getByRole('button', { name: 'Släpp optionen' }).click();
  await expect(option).toBeHidden();
  await expect(firsts.getByText('Optionen är släppt')).toBeVisible();
  await expect(seconds.getByText(/^1:a option till /)).toBeVisible();
});
