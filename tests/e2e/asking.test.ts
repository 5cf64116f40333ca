/** The middle of the main job: a company sends requests, and sees an answer at once. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { readAndSayYes, sendRequests } from './acts/casting.ts';
import { createProject, pick } from './acts/project.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

/** Live updates arrive at once; polling alone would take up to ten seconds. */
const LIVE = { timeout: 3_000 };

test('a company writes what it needs, finds a talent and asks, who reads the terms and says yes', async ({
  newPerson,
  server,
}) => {
  const today = dayOf(server.services.clock());
  const company = await anApprovedCompany(server, `Snöfilm ${fewLetters()}`);
  const talent = await aTalentWithPicture(server, { first_name: 'Tuva', last_name: `Hed-${fewLetters()}` });
  const [companys, talents] = [await newPerson({ as: company }), await newPerson({ as: talent })];
  await talents.goto('/TalentDashboard');
  await expect(talents.getByText('Du är i fas')).toBeVisible();
  await companys.goto('/CompanyDashboard');
  await createProject(companys, {
    title: 'Första snön',
    first_day: addDays(today, 30),
    last_day: addDays(today, 31),
    roles: [{ title: 'Skidåkaren', fee: '4500' }],
  });
  await pick(companys, 'Skidåkaren', talent.name);
  await sendRequests(companys, 1, addDays(today, 6));
  // The request appears at once, without a reload.
  await expect(talents.getByRole('heading', { name: 'Svara på en förfrågan' })).toBeVisible(LIVE);
  await mailTo(talent.email, /Ny förfrågan: Skidåkaren/);
  await readAndSayYes(talents, {
    company: company.company_name,
    words: ['Skidåkaren', 'Vi hoppas att du vill vara med.', 'Slottsskogen', 'En kort film om första snön.'],
    fee: /4\s500\skr/,
    message: 'Jag åker gärna skidor.',
  });
  await expect(companys.getByRole('row', { name: new RegExp(talent.name) })).toContainText(
    'Jag åker gärna skidor.',
    LIVE,
  );
});
