/**
 * A self-tape: uploaded over a connection that breaks three times, watched by the company, and voted for by its client.
 */
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { clip, sendPart } from '../api/people/recording-sender.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a film is sent over a line that is cut three times, seen, shown to a client, and taken back', async ({
  newPerson,
  server,
}) => {
  const [company, talent] = await Promise.all([anApprovedCompany(server), aTalentWithPicture(server)]);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const candidate = await candidateOf(company, project.id, talent);
  const params = { id: project.id };
  const audition = await company.api.ok('POST /projects/:id/auditions', { params, body: aTape() });
  const of = { params: { id: audition.id } };
  await company.api.ok('POST /auditions/:id/invitations', { ...of, body: { candidate_ids: [candidate.id] } });
  await company.api.ok('POST /auditions/:id/publish', { ...of, body: { revision: audition.revision } });

  // Breaking the connection loses the server's answer, and bytes that have not arrived.
  const page = await newPerson({ as: talent, expects: [/net::ERR_/, /Failed to load resource/] });
  const bytes = clip('tape-1.mp4');
  let cuts = 0;
  await page.route(`**${API_PREFIX}/uploads/*`, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH' || cuts === 3) return route.continue();
    cuts += 1;
    const [id = '', offset] = [request.url().split('/').at(-1), Number(request.headers()['upload-offset'])];
    await sendPart({ url: server.url, cookie: talent.cookie }, id, offset, bytes.subarray(offset, offset + 20_000));
    await route.abort('connectionreset');
  });

  await page.goto(`/TalentInterestDetails?id=${candidate.id}`);
  await page.getByRole('button', { name: 'Ja, jag skickar en film' }).click();
  await page.getByLabel('Välj film').setInputFiles({ name: 'prov.mp4', mimeType: 'video/mp4', buffer: bytes });
  const take = page.getByRole('listitem').filter({ hasText: 'Tagning 1' });
  await expect(take.getByText('Klar', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(cuts).toBe(3);
  await expect(page.getByText('Kvitto')).toBeVisible();
  await take.getByRole('button', { name: 'Spela' }).click();
  const film = take.getByLabel('Tagning 1', { exact: true });
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => Math.round(one.duration))).toBe(8);
  await film.focus();
  await page.keyboard.press('.');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.03);
  expect(await findings(page)).toEqual([]);

  // The company sees the tape, and shows it to its client.
  const hasPicture = (one: HTMLVideoElement) => one.readyState >= 2;
  const desk = await newPerson({ as: company });
  await desk.goto(`/CompanyAuditionRoleCandidates?id=${audition.id}`);
  await expect.poll(() => desk.locator('article video').evaluate(hasPicture)).toBe(true);
  const named = { params, body: { title: 'Urval', candidate_ids: [candidate.id] } };
  const { id: presentation } = await company.api.ok('POST /projects/:id/presentations', named);
  await desk.goto(`/CompanyPresentation?id=${presentation}`);
  await desk.getByRole('checkbox', { name: 'Film 1, 0.08' }).check();
  await desk.getByRole('button', { name: 'Spara visningen' }).click();
  await expect(desk.getByText('Sparat.')).toBeVisible();
  const { url, code } = await company.api.ok('POST /presentations/:id/share', { params: { id: presentation } });
  const client = await newPerson({ expects: [/404/] });
  await client.goto(url);
  await client.getByLabel('Kod').fill(code);
  await client.getByLabel('Ditt namn').fill('Kim Kund');
  await client.getByRole('button', { name: 'Öppna visningen' }).click();
  const shown = client.getByLabel(/^Film 1 av /);
  await shown.evaluate((one: HTMLVideoElement) => one.play());
  await expect.poll(() => shown.evaluate(hasPicture)).toBe(true);
  await client.getByRole('button', { name: /^Ja till / }).click();
  await expect(desk.getByText('Kim Kund: ja')).toBeVisible();

  await take.getByRole('button', { name: 'Ta bort tagning 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  // Waits until the dialog has closed: while it is open, elements behind it have no roles.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(take).toBeHidden();
  // When the client loads the page again, the tape is gone there too.
  await client.reload();
  await expect(client.getByRole('button', { name: /^Ja till / })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByLabel('Välj film')).toBeAttached();
});
