/** People with a password, their browsers, and their mails. */
import { randomUUID } from 'node:crypto';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { as, type Client } from '#tests/factories/client.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';

export const PASSWORD = 'tre små grisar';
const passwordHash = hashPassword(PASSWORD);

/** A talent who can sign in by password. */
export async function aPersonWithPassword(server: TestServer, { is_verified = true } = {}) {
  const email = `person-${randomUUID()}@example.com`;
  const input = { first_name: 'Ada', last_name: 'Lind', email, password: PASSWORD, birth_date: '1990-02-28' };
  const moment = momentOf(server.services.clock());
  const password_hash = await passwordHash;
  const made = await signUpTalent(server.services, input, moment, { is_verified, password_hash });
  if (isRefusal(made)) throw new Error(made.refused);
  return { email, account_id: made.account_id, talent_id: made.talent_id };
}

/** Sends a sign-in from a new browser. */
export async function trySignIn(server: TestServer, email: string, password = PASSWORD) {
  const browser = openBrowser(server.url);
  const answer = await browser.post('/account/sign-in', { email, password });
  return { browser, answer };
}

/** The Cookie header of a browser. */
export const cookieOf = ({ jar }: { readonly jar: Map<string, string> }) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Signs in from a new browser. */
export async function signedInAt(server: TestServer, email: string, password = PASSWORD): Promise<Client> {
  const { browser, answer } = await trySignIn(server, email, password);
  if (answer.body.next !== 'signed-in') throw new Error(`${email} was not signed in: ${JSON.stringify(answer.body)}`);
  return as(server, cookieOf(browser));
}

/** Runs SQL and gives its rows. */
export async function rowsOf<T>(server: TestServer, text: string, ...values: unknown[]): Promise<T[]> {
  const { rows } = await server.services.pool.query(text, values);
  return rows as T[];
}

/** The mails with this title to an address, oldest first. */
export async function mailsTo(server: TestServer, email: string, title: string): Promise<MailContent[]> {
  const rows = await rowsOf<{ content: MailContent }>(
    server,
    "select content from outbox where recipient = $1 and content ->> 'title' = $2 order by created_date",
    email,
    title,
  );
  return rows.map(({ content }) => content);
}

/** The token of the link in the newest mail with this title to an address. */
export async function tokenTo(server: TestServer, email: string, title: string): Promise<string> {
  const mail = (await mailsTo(server, email, title)).at(-1);
  const token = new URL(mail?.path ?? '', 'http://localhost').searchParams.get('token');
  if (!token) throw new Error(`No mail '${title}' with a link`);
  return token;
}

/** Moves the sessions of an account one hour into the past. */
export const letTimePass = (server: TestServer, account_id: string) =>
  rowsOf(
    server,
    "update sessions set created_date = created_date - interval '1 hour' where account_id = $1",
    account_id,
  );
