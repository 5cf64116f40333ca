/** A member is invited by mail, may order alone up to an amount, and above it needs another member's approval. */
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany, someone } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { nameOf, passwordBox, signIn } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('a member with a limit asks the owner for what costs more, who approves it', async ({ newPerson, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const mia = someone('Mia', 'Lund');
  const { id, title } = await aProject(server, company, { step: 4, asked: [talent] });
  const candidate = await candidateOf(company, id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
  const [kims, mias] = [await newPerson({ as: company }), await newPerson()];

  await test.step('the owner invites a producer with a limit of 10 000 kronor', async () => {
    await kims.goto('/CompanySettings');
    const members = kims.getByRole('region', { name: 'Medlemmar' });
    await members.getByRole('button', { name: 'Bjud in' }).click();
    const dialog = kims.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'E-post' }).fill(mia.email);
    await dialog.getByRole('radio', { name: /Producent/ }).check();
    await dialog.getByLabel('Gräns i kronor').fill('10000');
    expect(await findings(kims)).toEqual([]);
    await dialog.getByRole('button', { name: 'Skicka inbjudan' }).click();
    await expect(members.getByText(/Inbjuden som producent/)).toBeVisible();
    expect(await findings(kims)).toEqual([]);
  });

  await test.step('the producer gives her name by the link of the mail, and signs in', async () => {
    await mias.goto(linkIn(await mailTo(mia.email, /bjuder in dig till Filmbolaget/)));
    await mias.getByLabel('Förnamn').fill(mia.first_name);
    await mias.getByLabel('Efternamn').fill(mia.last_name);
    await passwordBox(mias).fill(mia.password);
    await mias.getByRole('checkbox', { name: /Jag godkänner/ }).check();
    expect(await findings(mias)).toEqual([]);
    await mias.getByRole('button', { name: 'Gå med' }).click();
    await expect(mias).toHaveURL(/\/Login/);
    await signIn(mias, mia);
    await expect(mias).toHaveURL(/\/CompanyDashboard/);
  });

  await test.step('her activation costs more, so another member is asked', async () => {
    await goByLink(mias, `/CompanyProjectReview?id=${id}`);
    await mias.getByRole('button', { name: 'Aktivera projektet' }).click();
    const dialog = mias.getByRole('dialog');
    await expect(dialog.getByText(/mer än din gräns/)).toBeVisible();
    expect(await findings(mias)).toEqual([]);
    await dialog.getByRole('button', { name: 'Be om attest' }).click();
    await expect(dialog).toBeHidden();
    await goByLink(mias, '/CompanyDashboard');
    await expect(mias.getByRole('button', { name: `Ta tillbaka ${title}` })).toBeVisible();
  });

  await test.step('the owner is told and approves it, and the project is active', async () => {
    await mailTo(company.email, new RegExp(`${nameOf(mia)} ber om attest`));
    await goByLink(kims, '/CompanyDashboard');
    const waiting = kims.getByRole('region', { name: 'Väntar på attest' });
    await expect(waiting.getByText(new RegExp(`${nameOf(mia)} vill aktivera och boka`))).toBeVisible();
    expect(await findings(kims)).toEqual([]);
    await waiting.getByRole('button', { name: `Attestera ${title}` }).click();
    await expect(waiting).toBeHidden();
    await goByLink(mias, `/CompanyOngoingProjectDetails?id=${id}`);
    await expect(mias.getByText(talent.name).first()).toBeVisible();
  });
});
