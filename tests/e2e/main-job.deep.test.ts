/** The main job as in production: a company, an administrator and two talents, each in a separate browser. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { anAdminWithPassword, someone } from './acts/accounts.ts';
import { approveCompany } from './acts/approve-company.ts';
import { activateWithAnEmptyPlace, choose, openAssignment, readAndSayYes, sendRequests } from './acts/casting.ts';
import { finishProfile } from './acts/finished-profile.ts';
import { goByLink } from './acts/going.ts';
import { isTold } from './acts/notices.ts';
import { makeProfile } from './acts/profile.ts';
import { createProject, pick } from './acts/project.ts';
import { signUpTalentWithMistakes } from './acts/sign-up.ts';
import { fillTalentSignUp, nameOf, signIn, signUpCompany } from './acts/signing.ts';
import { storyInDatabase } from './acts/story-in-database.ts';
import { fewLetters, someOrganisationNumber } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { codeIn, linkIn, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

/** Live updates arrive at once; polling alone would take up to ten seconds. */
const LIVE = { timeout: 3_000 };

const tuva = someone('Tuva', 'Hedlund');
const elias = someone('Elias', 'Norén');
const kim = someone('Kim', 'Ek');
const mark = fewLetters();
const COMPANY = `Snöfilm ${mark}`;
const PROJECT = `Första snön ${mark}`;

test('a need becomes a booking, and everybody has an answer', async ({ newPerson, server }) => {
  test.setTimeout(240_000);
  const { services } = server;
  const enter = () => newPerson({ moves: true });
  const [tuvas, eliass, kims, adas] = [await enter(), await enter(), await enter(), await enter()];
  const today = dayOf(new Date());
  // A third talent, whom the company rejects.
  const linus = await aTalentWithPicture(server, { first_name: 'Linus', last_name: `Öst-${mark}` });
  let photo_bytes = 0;

  await test.step('a talent signs up, corrects what is wrong, and confirms by code', async () => {
    await signUpTalentWithMistakes(tuvas, tuva);
  });

  await test.step('the first talent makes her profile in five short steps', async () => {
    ({ photo_bytes } = await makeProfile(tuvas, tuva, 'Göteborg'));
    expect(photo_bytes).toBeGreaterThan(500_000);
    await tuvas.getByRole('link', { name: 'Till din översikt' }).click();
    await expect(tuvas.getByText('Du är i fas')).toBeVisible();
  });

  await test.step('a second talent confirms by the link instead', async () => {
    await eliass.goto('/Registera');
    await fillTalentSignUp(eliass, elias, '1988-11-30');
    await eliass.getByRole('checkbox', { name: /Jag godkänner/ }).check();
    await eliass.getByRole('button', { name: 'Skapa konto', exact: true }).click();
    await expect(eliass).toHaveURL(/TalentEmailVerification/);
    await eliass.goto(linkIn(await mailTo(elias.email, /Bekräfta din e-post/)));
    await expect(eliass.getByRole('heading', { name: 'E-posten är bekräftad' })).toBeVisible();
    await eliass.getByRole('main').getByRole('link', { name: 'Logga in' }).click();
    await finishProfile(services, elias.email);
    await signIn(eliass, elias);
    await expect(eliass.getByText('Du är i fas')).toBeVisible();
  });

  await test.step('a company applies, and waits for a person to approve it', async () => {
    await signUpCompany(kims, kim, COMPANY, someOrganisationNumber());
    await kims.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(kim.email, /Bekräfta din e-post/)));
    await expect(kims.getByRole('heading', { name: 'Tack, nu granskar vi er' })).toBeVisible();
    await kims.goto('/Login');
    await signIn(kims, kim);
    await expect(
      kims.getByText('Ditt företagskonto är inte aktiverat ännu. Kontakta Medverka för mer info.'),
    ).toBeVisible();
  });

  await test.step('an administrator signs in with a second factor and approves the company', async () => {
    await approveCompany(adas, await anAdminWithPassword(server), COMPANY);
    // The administrator also approves the new profile, so that companies can find it.
    await adas.goto(`/AdminTalents?review=waiting&q=${encodeURIComponent(nameOf(tuva))}`);
    await adas.getByRole('link', { name: nameOf(tuva) }).click();
    await adas.getByRole('button', { name: 'Godkänn' }).click();
    await expect(adas.getByText(`${nameOf(tuva)} är godkänd.`)).toBeVisible();
  });

  await test.step('the company gets the mail, signs in and writes its need', async () => {
    await mailTo(kim.email, /är godkänt/);
    await signIn(kims, kim);
    await expect(kims.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
    await createProject(kims, {
      title: PROJECT,
      first_day: addDays(today, 30),
      last_day: addDays(today, 31),
      roles: [
        { title: 'Skidåkaren', fee: '4500' },
        { title: 'Brevbäraren', fee: '3900' },
      ],
    });
  });

  await test.step('an administrator reads the first project of a new company', async () => {
    await expect(kims.getByText('Vi läser ert första projekt')).toBeVisible();
    await goByLink(adas, '/AdminProjectManagement?tab=projects');
    await adas.getByRole('button', { name: `Godkänn ${PROJECT}` }).click();
    await expect(kims.getByText('Vi läser ert första projekt')).toBeHidden();
  });

  await test.step('the company finds three talents, picks them and asks them', async () => {
    await pick(kims, 'Skidåkaren', nameOf(tuva));
    await pick(kims, 'Skidåkaren', linus.name);
    await pick(kims, 'Brevbäraren', nameOf(elias));
    await sendRequests(kims, 3, addDays(today, 6));
  });

  const requests = (page: Page) =>
    page.getByRole('navigation', { name: 'Huvudmeny', exact: true }).getByRole('link', { name: /Förfrågningar/ });
  const bell = (page: Page) => page.getByRole('button', { name: /^Notiser/ });

  await test.step('both talents are told at once, without a reload', async () => {
    // Tuva has one more notice, about the approval of her profile.
    for (const [page, count] of [[tuvas, 2] as const, [eliass, 1] as const]) {
      await expect(requests(page)).toContainText('1 som väntar på ditt svar eller på besked', LIVE);
      await expect(bell(page)).toContainText(`${count} nya`, LIVE);
      await expect(page.getByRole('heading', { name: 'Svara på en förfrågan' })).toBeVisible();
    }
    await mailTo(tuva.email, /Ny förfrågan: Skidåkaren/);
    await mailTo(elias.email, /Ny förfrågan: Brevbäraren/);
  });

  await test.step('the first talent reads all terms and says yes with a message', async () => {
    await readAndSayYes(tuvas, {
      company: COMPANY,
      words: ['Skidåkaren', 'Vi hoppas att du vill vara med.', 'Slottsskogen', 'En kort film om första snön.'],
      fee: /4\s500\skr/,
      message: 'Jag åker gärna skidor.',
    });
  });

  await test.step('the second talent opens the mail and says no; the company sees both answers live', async () => {
    const row = (name: string) => kims.getByRole('row', { name: new RegExp(name) });
    await expect(row(nameOf(tuva))).toContainText('Jag åker gärna skidor.', LIVE);
    await eliass.goto(linkIn(await mailTo(elias.email, /Ny förfrågan/)));
    await eliass.getByRole('button', { name: 'Nej tack' }).click();
    await expect(eliass.getByRole('region', { name: 'Ditt svar' }).getByText('Du tackade nej')).toBeVisible();
    await expect(row(nameOf(elias))).toContainText('Tackade nej', LIVE);
    await expect(bell(kims)).toContainText('nya', LIVE);
  });

  await test.step('the third talent says yes as well', async () => {
    const { items } = await linus.api.ok('GET /talent/requests', { query: {} });
    await linus.api.ok('POST /talent/requests/:id/answer-interested', {
      params: { id: items[0]?.id ?? '' },
      body: { message: '' },
    });
    await expect(kims.getByRole('row', { name: new RegExp(linus.name) })).toContainText('Intresserad', LIVE);
  });

  await test.step('the company closes a role, reads who gets which answer, and undoes it', async () => {
    const role = kims.getByRole('region', { name: 'Skidåkaren' });
    await role.getByRole('button', { name: 'Stäng rollen' }).click();
    const dialog = kims.getByRole('dialog');
    await dialog.getByLabel(`Besked till ${linus.name}`).selectOption('Ha i åtanke till senare');
    await dialog.getByRole('checkbox', { name: `Ge ${nameOf(tuva)} besked` }).uncheck();
    expect(await findings(kims)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stäng och ge 1 person besked' }).click();
    await expect(role.getByText(/Beskeden går ut om (9|10) minuter/)).toBeVisible();
    await role.getByRole('button', { name: 'Visa beskeden' }).click();
    await expect(dialog.getByText('Får inget besked och står kvar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Klar' }).click();
    await role.getByRole('button', { name: 'Ångra' }).click();
    await expect(role.getByRole('button', { name: 'Stäng rollen' })).toBeVisible();
  });

  await test.step('the company chooses, and activates the project', async () => {
    await choose(kims, nameOf(tuva), linus.name);
    await activateWithAnEmptyPlace(kims, PROJECT);
  });

  await test.step('the booked talent sees the assignment, and the other has got an answer', async () => {
    await expect(bell(tuvas)).toContainText('nya', LIVE);
    await mailTo(tuva.email, new RegExp(`Projektet är aktiverat: ${PROJECT}`));
    await isTold(linus, /Besked om din förfrågan/);
    await openAssignment(tuvas, 'Skidåkaren', ['Slottsskogen', COMPANY]);
  });

  await test.step('the edit log tells the whole story', async () => {
    await kims.getByRole('link', { name: PROJECT }).first().click();
    const log = kims.getByRole('list', { name: 'Ändringar i projektet' });
    const by = nameOf(kim);
    for (const sentence of [
      `${by} skapade utkastet.`,
      `${by} öppnade rollsättningen.`,
      `${by} skickade en förfrågan till ${nameOf(tuva)}, Skidåkaren.`,
      `${nameOf(tuva)}, Skidåkaren: svarade ja.`,
      `${nameOf(elias)}, Brevbäraren: tackade nej.`,
      `${by} började urvalet.`,
      `${by} godkände ${nameOf(tuva)}, Skidåkaren.`,
      `${by} valde bort ${linus.name}, Skidåkaren.`,
      `${by} aktiverade projektet.`,
      `${nameOf(tuva)}, Skidåkaren: bokades.`,
      `${linus.name}, Skidåkaren: fick besked.`,
    ]) {
      await expect(log.getByText(sentence).first()).toBeVisible();
    }
  });

  await test.step('the tables tell the whole story', async () => {
    // The agreement is printed after the activation, and can then be signed.
    const lastEvent = async () => (await storyInDatabase(services.pool, PROJECT)).events.at(-1);
    await expect.poll(lastEvent).toBe('agreement.offer');
    const story = await storyInDatabase(services.pool, PROJECT);
    expect(story.project).toEqual([{ status: 'active', current_step: 5 }]);
    expect(story.candidates).toEqual([
      ['Elias', 'not_interested', null, '', 390_000, false, true],
      ['Linus', 'interested', 'rejected', '', 450_000, true, false],
      ['Tuva', 'interested', 'approved', 'Jag åker gärna skidor.', 450_000, false, true],
    ]);
    const [starts_on, ends_on] = [addDays(today, 30), addDays(today, 31)];
    expect(story.bookings).toEqual([
      { first_name: 'Tuva', starts_on, ends_on, day_fee_ore: 450_000, status: 'confirmed' },
    ]);
    expect(story.events).toEqual([
      'project.create',
      'project.open-casting',
      'project_check.ask',
      'project_check.approve',
      'candidate.request',
      'candidate.request',
      'candidate.request',
      'project.await-answers',
      'candidate.answer-interested',
      'candidate.answer-not-interested',
      'candidate.answer-interested',
      'closing.begin',
      'closing.undo',
      'project.start-review',
      'candidate.approve',
      'candidate.reject',
      'project.activate',
      'booking.confirm',
      'agreement.draft',
      'report.open',
      'candidate.book',
      'candidate.close',
      'agreement.offer',
    ]);
    // Every event of a project is in its edit log.
    expect(story.logged).toEqual([...new Set(story.events)]);
    const told = [
      [elias.email, 'Ny förfrågan: Brevbäraren'],
      [linus.email, 'Ny förfrågan: Skidåkaren'],
      [linus.email, 'Besked om din förfrågan'],
      [tuva.email, 'Ny förfrågan: Skidåkaren'],
      [tuva.email, `Projektet är aktiverat: ${PROJECT}`],
    ];
    expect(story.talent_notices).toEqual(told);
    // One mail is about the profile and not about the project; the answer to Linus is in the mail of the next morning.
    expect(story.mails).toEqual(told.toSpliced(2, 1, [tuva.email, 'Din profil är godkänd']));
    expect(story.company_notices).toEqual([
      `Ni kan fråga talanger: ${PROJECT}`,
      `${nameOf(tuva)} är intresserad`,
      `${nameOf(elias)} tackade nej`,
      `${linus.name} är intresserad`,
    ]);
    // The browser made the photo smaller before sending it.
    expect(story.pictures).toContainEqual(['Tuva', 1536, 1920]);
  });
});
