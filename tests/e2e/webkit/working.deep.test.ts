/** A talent's work on a phone: the yes, the self-tape, the agreement and the report. */
import { kronor } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { signForCompany } from '#tests/factories/agreements.ts';
import { aTape } from '#tests/factories/auditions.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { clip } from '../../api/people/recording-sender.ts';
import { anApprovedCompany } from '../acts/accounts.ts';
import { aTalentWithPicture, expect } from '../fixtures.ts';
import { test } from './fixtures.ts';

test('a talent reads a request and says yes', async ({ newPhone, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const phone = await newPhone(talent);
  await phone.open('/TalentDashboard');
  await phone.press('link', 'Läs och svara');
  await phone.sees('4 500 kr');
  await phone.write(/^Meddelande till/, 'Jag rider gärna.');
  await phone.press('button', 'Ja, jag är intresserad');
  await phone.sees('Du har sagt ja, besked väntar');
  expect(await candidateOf(company, project.id, talent)).toMatchObject({
    interest_status: 'interested',
    answer_message: 'Jag rider gärna.',
  });
});

test('a film is sent, and its sender sees it', async ({ newPhone, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const candidate = await candidateOf(company, project.id, talent);
  const audition = await company.api.ok('POST /projects/:id/auditions', { params: { id: project.id }, body: aTape() });
  const of = { params: { id: audition.id } };
  await company.api.ok('POST /auditions/:id/invitations', { ...of, body: { candidate_ids: [candidate.id] } });
  await company.api.ok('POST /auditions/:id/publish', { ...of, body: { revision: audition.revision } });
  const phone = await newPhone(talent);
  await phone.open(`/TalentInterestDetails?id=${candidate.id}`);
  await phone.press('button', 'Ja, jag skickar en film');
  await phone.give('Välj film', 'prov.mp4', clip('tape-1.mp4'));
  await phone.sees('Klar');
  await phone.sees('Kvitto');
  await phone.press('button', 'Spela');
  await phone.until(() => {
    const film = document.querySelector('video');
    return film !== null && Math.round(film.duration) === 8 && film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  });
});

test('an agreement is read and signed', async ({ newPhone, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const roles = [aRole({ terms: termsFor(kronor(6_000)) })];
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { roles } });
  const offered = () => company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  await expect.poll(async () => (await offered()).items[0]?.actions).toContain('sign-for-company');
  await signForCompany(server, company, id);
  const phone = await newPhone(talent);
  await phone.open('/TalentDashboard');
  await phone.press('link', 'Läs avtalet');
  await phone.sees('6 000 kr per dag');
  await phone.press('checkbox', /Jag har läst hela avtalet/);
  await phone.write('Ditt namn', talent.name);
  await phone.press('button', 'Skriv under avtalet');
  await phone.sees('Undertecknat');
});

test('work is reported, and the company’s approval is seen at once', async ({ newPhone, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const today = dayOf(server.services.clock());
  const dates = [{ kind: 'work' as const, starts_on: today, ends_on: today }];
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  const candidate = await candidateOf(company, id, talent);
  const phone = await newPhone(talent);
  await phone.open(`/AssignmentDetails?id=${candidate.id}`);
  await phone.press('button', 'Det stämmer, skicka');
  await phone.sees('Rapporten är skickad till företaget.');
  const reported = { params: { id: candidate.id }, body: { version: 1 } };
  await company.api.ok('POST /assignments/:id/report/approve', reported);
  await phone.sees('Rapporten är godkänd.');
});
