/**
 * A talent of sixteen with protected identity is booked: neither the talent nor the guardian is named in what others get,
 * and the guardian's number and address reach nobody.
 */
import { expect, test } from 'vitest';
import { signForCompany } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { codeTo } from '#tests/factories/phones.ts';
import { aProject } from '#tests/factories/projects.ts';
import { START, tokenFor, yes } from '../people/guardian-acts.ts';
import {
  agreementsOf,
  columnsWith,
  everyAnswer,
  formsOf,
  goTo,
  KEPT_WITH_US,
  LEGAL,
  openProtected,
  protect,
  run,
  server,
  tellEverywhere,
  telling,
} from './protected-acts.ts';

const GUARDIAN = 'Hjördis Vassmolösa';

/** Where the guardian's name and address are kept with us: in the consent, the proof of the signature and the events. */
const GUARDIAN_KEPT = [
  'agreement_approvals.guardian_email',
  'agreement_approvals.guardian_name',
  'agreement_signatures.signer_name',
  'events.actor_name',
  'events.payload',
  'guardian_consents.guardian_email',
  'guardian_consents.guardian_mailbox',
  'guardian_consents.guardian_name',
  // Those to the talent, as the test says.
  'notices.message',
  'project_edit_logs.actor_name',
];

openProtected(START);

/** A talent of sixteen whose guardian has consented and confirmed a number. */
async function aFamily() {
  const talent = await aTalent(server, { ...LEGAL, birth_date: '2010-03-02' });
  const named = { guardian_name: GUARDIAN, guardian_email: `hjordis-${talent.talent_id}@example.com` };
  await talent.api.ok('PUT /talent/guardian', { body: named });
  const token = await tokenFor(server, named.guardian_email);
  await as(server).ok('POST /guardian-consents/answer', { body: { ...yes(token), guardian_name: GUARDIAN } as never });
  const number = '+46701740678';
  const step = (body: object) => as(server).ok('POST /guardian-consents/phone', { body: { token, ...body } as never });
  await step({ step: 'send_code', number });
  await step({ step: 'confirm', code: await codeTo(server, number) });
  await run(`delete from outbox where kind = 'sms'`);
  const names = [...Object.values(LEGAL), ...GUARDIAN.split(' ')].flatMap((name) => [name, name.toLowerCase()]);
  return {
    talent,
    guardian_email: named.guardian_email,
    secrets: [...names, talent.email, named.guardian_email, ...formsOf(number)],
  };
}

/** The token of the link by which a guardian signs. */
async function linkTo(email: string): Promise<string> {
  const [{ path }] = await run(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'`,
    [email],
  );
  return new URLSearchParams(String(path).split('?')[1]).get('token') ?? '';
}

test.each([
  ['before the booking', true],
  ['after the signing', false],
])('a mark that is set %s keeps a family out of every answer, paper and message', async (_when, isBefore) => {
  await goTo(START);
  const { talent, guardian_email, secrets } = await aFamily();
  const company = await aCompany(server);
  await tellEverywhere(company);
  if (isBefore) await protect(talent);
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  await signForCompany(server, company, id);

  const token = await linkTo(guardian_email);
  const { sha256, text } = await as(server).ok('POST /approvals/view', { body: { token } });
  expect(JSON.stringify(text).includes('Vassmolösa')).toBe(!isBefore);
  // Signatures are the same name however they are spelled.
  const spelled = GUARDIAN.toLowerCase();
  const signing = { token, name: spelled, accepts: true as const, sha256 };
  await as(server).ok('POST /approvals/sign', { body: signing });
  await as(server).ok('POST /approvals/school-leave', { body: { token, granted_on: START.slice(0, 10) } });
  const [agreement] = await run('select id from agreements where talent_id = $1', [talent.talent_id]);
  const params = { id: String(agreement.id) };
  const { own_name: name } = await talent.api.ok('GET /agreements/:id', { params });
  await talent.api.ok('POST /agreements/:id/sign', {
    params,
    body: { name: name.toLowerCase(), accepts: true, sha256: sha256 ?? '' },
  });
  await server.services.scribe.settled();
  if (!isBefore) {
    // A mark does not reach sent mails, which others hold already.
    await run(`delete from outbox where state <> 'waiting' or kind in ('push', 'webhook')`);
    expect(telling({ paper: await agreementsOf(company, id) }, ['Vassmolösa'])).not.toEqual([]);
    await protect(talent);
  }

  const paper = await agreementsOf(company, id);
  expect(telling({ paper }, secrets)).toEqual([]);
  expect(paper).toContain('Vårdnadshavaren');
  expect(telling(await everyAnswer({ cookie: company.cookie }, ['2026-09-13']), secrets)).toEqual([]);
  const { email } = talent;
  const sent = await run(
    `select kind || ' ' || id as name, content::text as text from outbox
     where recipient not in ($1, $2) and kind <> 'sms' and content is not null`,
    [email, guardian_email],
  );
  expect(telling(Object.fromEntries(sent.map((row) => [row.name, row.text])), secrets)).toEqual([]);
  const notices = await run(`select id, title || message as text from notices where audience <> 'talent'`);
  expect(telling(Object.fromEntries(notices.map((row) => [row.id, row.text])), secrets)).toEqual([]);
  const kept = [...KEPT_WITH_US, ...GUARDIAN_KEPT, ...(isBefore ? [] : ['documents.snapshot'])];
  expect((await columnsWith(secrets)).filter((column) => !kept.includes(column))).toEqual([]);
});
