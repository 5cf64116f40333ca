/** An agent answers for two talents, each of whom decides what the agent may do. */
import type { Page } from '@playwright/test';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anAgent } from '#tests/factories/representations.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

/** The talent asks an agent in the settings, and lets the agent answer about what is checked. */
async function askAgent(page: Page, email: string, allowed: readonly string[]): Promise<void> {
  await page.goto('/TalentSettings#agent');
  await page.getByRole('button', { name: 'Fråga en agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fråga en agent' });
  await dialog.getByLabel('Agentens eller agenturens namn').fill('Nordens agentur');
  await dialog.getByLabel('Agentens e-post').fill(email);
  for (const one of allowed) await dialog.getByRole('checkbox', { name: one, exact: true }).check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Skicka frågan' }).click();
  await expect(page.getByText('Väntar på svar')).toBeVisible();
}

test('an agent answers for two talents', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server, 'Skogsfilm');
  const anna = await aTalentWithPicture(server, { first_name: 'Anna', last_name: 'Berg' });
  const bo = await aTalentWithPicture(server, { first_name: 'Bo', last_name: 'Ek' });
  const agent = await anAgent(server);
  const [annas, bos, agents] = [
    await newPerson({ as: anna }),
    await newPerson({ as: bo }),
    await newPerson({ as: agent }),
  ];

  await test.step('both talents ask the agent, one for answers and one only to read', async () => {
    await askAgent(annas, agent.email, ['Ja och nej']);
    await askAgent(bos, agent.email, []);
    await mailTo(anna.email, /Du har frågat en agent/);
    await mailTo(agent.email, /Anna Berg vill att du är agent/);
  });

  await test.step('the agent says yes to both', async () => {
    await agents.goto('/TalentRoster?group=talents');
    await agents.getByRole('button', { name: 'Ja, jag är agent för Anna Berg' }).click();
    await expect(agents.getByText('Du får läsa och svara om ja och nej.')).toBeVisible();
    await agents.getByRole('button', { name: 'Ja, jag är agent för Bo Ek' }).click();
    await expect(agents.getByRole('button', { name: 'Sluta som agent för Bo Ek' })).toBeVisible();
    expect(await findings(agents)).toEqual([]);
    await mailTo(bo.email, /Nordens agentur är nu din agent/);
  });

  const { id } = await aProject(server, company, { step: 3, asked: [anna, bo] });

  await test.step('one list has what waits for both, and the agent answers where it may', async () => {
    await agents.getByRole('tab', { name: 'Väntar på svar' }).click();
    await expect(agents.getByRole('link', { name: 'Bo Ek: Ryttare' })).toBeVisible();
    await expect(agents.getByText('Talangen svarar')).toBeVisible();
    expect(await findings(agents)).toEqual([]);
    await agents.getByRole('link', { name: 'Anna Berg: Ryttare' }).click();
    await expect(agents.getByText('Du är agent för Anna Berg')).toBeVisible();
    await expect(agents.getByText('Du får ut')).toHaveCount(0);
    await agents.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
    await expect(agents.getByText('Skogsfilm har ditt ja.').first()).toBeVisible();
    expect(await findings(agents)).toEqual([]);
    await agents.goto(`/TalentRequestDetails?id=${(await candidateOf(company, id, bo)).id}`);
    await expect(agents.getByText('Du är agent för Bo Ek')).toBeVisible();
    await expect(agents.getByRole('button', { name: 'Ja, jag är intresserad' })).toHaveCount(0);
  });

  await test.step('the company and the talent read that the agent did it', async () => {
    const companys = await newPerson({ as: company });
    await companys.goto(`/CompanyProjectDetails?id=${id}`);
    await expect(
      companys.getByText('Anna Berg, Ryttare (genom agenten Nordens agentur): svarade ja.').first(),
    ).toBeVisible();
    await annas.goto('/TalentNotifications');
    await expect(annas.getByText('Din agent har gjort något åt dig')).toBeVisible();
  });

  await test.step('the talent ends it, and the agent finds nothing any more', async () => {
    await annas.goto('/TalentSettings#agent');
    await annas.getByRole('button', { name: 'Avsluta med Nordens agentur' }).click();
    await annas.getByRole('dialog').getByRole('button', { name: 'Avsluta', exact: true }).click();
    await expect(annas.getByText('Avslutad', { exact: true })).toBeVisible();
    await mailTo(agent.email, /Du är inte längre agent för Anna Berg/);
    await agents.goto('/TalentRoster?group=talents');
    await expect(agents.getByRole('heading', { name: 'Bo Ek' })).toBeVisible();
    await expect(agents.getByText('Anna Berg')).toHaveCount(0);
  });
});
