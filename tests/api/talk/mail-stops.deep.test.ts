/** Mails that end by one press (RFC 8058): only by our own mark, only by a press, and without a word of the account. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailDigests } from '#server/features/talk/notification/commands/mail-digests.ts';
import { stopPath } from '#server/mail/mail-stop.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

let catcher: MailCatcher;
let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, BASE_URL: 'https://medverka.example' });
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

/** An administrator answers a question of the person, which is mailed as 'help'. */
async function helped(person: Person): Promise<void> {
  const { id } = await person.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör jag?' } });
  await admin.api.ok('POST /inquiries/:id/messages', { params: { id }, body: { words: 'Så här.', seen: 1 } });
}

/** The newest mail to an address, and the address in its header that ends its kind. */
async function newestTo(email: string, title: RegExp) {
  const mail = await vi.waitFor(() => {
    const found = catcher.mails.findLast((one) => one.recipients.includes(email) && title.test(one.subject ?? ''));
    if (!found) throw new Error('No mail yet');
    return found;
  });
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  return { mail, list: header('list-unsubscribe'), post: header('list-unsubscribe-post') };
}

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (path: string, body: BodyInit = ONE_CLICK, headers: Record<string, string> = FORM) =>
  fetch(server.url + path, { method: 'POST', body, ...(typeof body === 'string' && { headers }) });
const helpOf = async (person: Talent) => (await person.api.ok('GET /talent/mails')).help;

test('a mail that may end has the headers of one press, which end it once and for all, in either type of form', async () => {
  const talent = await aTalent(server);
  await helped(talent);
  const { mail, list, post } = await newestTo(talent.email, /svar/i);
  expect(post).toBe(ONE_CLICK);
  const [, address = ''] = /^<(https:\/\/medverka\.example\/StopMails\?[^>]+)>$/.exec(list ?? '') ?? [];
  expect(mail.text).toContain(address);
  expect(address).not.toContain(encodeURIComponent(talent.email));
  const path = address.replace('https://medverka.example', '');
  for (let time = 0; time < 2; time++) expect((await press(path)).status).toBe(204);
  expect(await helpOf(talent)).toBe('never');
  const sent = catcher.mails.length;
  await helped(talent);
  await talent.api.ok('PUT /talent/mails', { body: { help: 'at_once' } });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await press(path, form)).status).toBe(204);
  expect(await talent.api.ok('GET /talent/mails')).toMatchObject({ help: 'never', messages: 'at_once', pay: 'daily' });
  expect(catcher.mails).toHaveLength(sent);
});

test('a mail that must be sent has neither headers nor a link', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  await aRequest(server, company, project.id, talent);
  const { mail, list, post } = await newestTo(talent.email, /Ny förfrågan/);
  expect([list, post]).toEqual([undefined, undefined]);
  expect(mail.text).not.toContain('StopMails');
});

test('an opened page, a press without the form, and another’s or a changed mark end nothing', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const { env } = server.services;
  const path = stopPath(env, { stop: 'talent.help', account_id: talent.account_id });
  for (const method of ['GET', 'HEAD']) await fetch(server.url + path, { method });
  expect((await press(path, 'x=y')).status).toBe(404);
  expect((await press(path.replace(talent.account_id, other.account_id))).status).toBe(404);
  expect((await press(path.replace('talent.help', 'talent.messages'))).status).toBe(404);
  expect((await press(path.replace('talent.help', 'talent.pay'))).status).toBe(404);
  for (const one of [talent, other]) {
    expect(await one.api.ok('GET /talent/mails')).toMatchObject({ help: 'at_once', messages: 'at_once' });
  }
});

test('the page ends and restores by the same mark, as it was before, and says the same of an account that is gone', async () => {
  const talent = await aTalent(server);
  await talent.api.ok('PUT /talent/mails', { body: { help: 'daily' } });
  const linkOf = (account_id: string) => {
    const { searchParams } = new URL(
      stopPath(server.services.env, { stop: 'talent.help', account_id }),
      'https://medverka.example',
    );
    return { of: 'talent.help' as const, token: searchParams.get('token') ?? '' };
  };
  const anyone = as(server);
  const link = linkOf(talent.account_id);
  for (let time = 0; time < 2; time++) await anyone.ok('POST /mail-stops', { body: link });
  expect(await helpOf(talent)).toBe('never');
  for (let time = 0; time < 2; time++) await anyone.ok('POST /mail-stops/undo', { body: link });
  expect(await helpOf(talent)).toBe('daily');
  await anyone.ok('POST /mail-stops', { body: link });
  await talent.api.ok('PUT /talent/mails', { body: { help: 'at_once' } });
  await anyone.ok('POST /mail-stops/undo', { body: link });
  expect(await helpOf(talent)).toBe('at_once');
  for (const account_id of [crypto.randomUUID(), company.account_id]) {
    expect(await anyone.ok('POST /mail-stops', { body: linkOf(account_id) })).toEqual({ done: true });
  }
  const refused = await anyone.refusal('POST /mail-stops', { body: { ...link, token: `${link.token}x` } });
  expect(refused.code).toBe('dead_link');
});

test('the daily mail ends for what may end, and what is about pay comes still', async () => {
  const talent = await aTalent(server);
  await talent.api.ok('PUT /talent/mails', { body: { help: 'daily' } });
  await helped(talent);
  server.setClock('2026-08-14T05:00:00Z');
  await Promise.all([mailDigests(server.services), mailDigests(server.services)]);
  const { list, mail } = await newestTo(talent.email, /sedan sist/);
  expect(catcher.mails.filter(({ subject }) => /sedan sist/.test(subject ?? ''))).toHaveLength(1);
  expect(mail.text).toContain('https://medverka.example/TalentHelp');
  const path = (/^<(.*)>$/.exec(list ?? '')?.[1] ?? '').replace('https://medverka.example', '');
  expect((await press(path)).status).toBe(204);
  expect(await talent.api.ok('GET /talent/mails')).toMatchObject({ help: 'never', answers: 'never', pay: 'daily' });
});

test('what must be sent can be gathered, but not switched off', async () => {
  const talent = await aTalent(server);
  for (const subject of ['work', 'pay'] as const) {
    const { status } = await talent.api.raw('PUT /talent/mails', { body: { [subject]: 'never' } as never });
    expect(status).toBe(422);
  }
});
