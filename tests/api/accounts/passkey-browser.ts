/** Passkey ceremonies over HTTP, with a software authenticator. */
import { makeAuthenticator } from '#tests/support/authenticator.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, PASSWORD, rowsOf, trySignIn } from './security-people.ts';

export type TestBrowser = ReturnType<typeof openBrowser>;
export type Authenticator = ReturnType<typeof makeAuthenticator>;
export type Lies = NonNullable<Parameters<Authenticator['get']>[1]>;

/** A new authenticator for the address of the server. */
export const aKey = (server: TestServer, behaviour = {}) => makeAuthenticator(server.services.env.base_url, behaviour);

export const begin = (browser: TestBrowser, password: string | undefined = PASSWORD) =>
  browser.post('/account/passkeys/registration-options', { password });
export const add = (browser: TestBrowser, answer: object, name = 'Min telefon') =>
  browser.post('/account/passkeys', { name, answer });
export const ask = (browser: TestBrowser) => browser.post('/account/passkeys/sign-in-options');
export const send = (browser: TestBrowser, answer: object, over: object = {}) =>
  browser.post('/account/passkeys/sign-in', { answer, ...over });
export const codeOf = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;

async function added(answer: ReturnType<typeof add>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

/** A signed-in talent with a passkey. */
export async function withKey(server: TestServer, key = aKey(server)) {
  const person = await aPersonWithPassword(server);
  const { browser } = await trySignIn(server, person.email);
  const passkey_id = await added(add(browser, key.create((await begin(browser)).body)));
  return { ...person, browser, key, passkey_id };
}

/** Gives a person made by a factory a passkey, and removes the other sign-in methods. */
export async function keyOf(server: TestServer, { cookie, account_id }: { cookie: string; account_id: string }) {
  await rowsOf(server, 'delete from sign_in_methods where account_id = $1', account_id);
  const browser = openBrowser(server.url);
  const [name = '', ...value] = cookie.split('=');
  browser.jar.set(name, value.join('='));
  const key = aKey(server);
  await added(add(browser, key.create((await browser.post('/account/passkeys/registration-options')).body)));
  return key;
}

/** Signs in with a passkey, from options to answer. */
export async function signInWith(
  server: TestServer,
  key: Authenticator,
  lies: Lies = {},
  browser = openBrowser(server.url),
) {
  const options = (await ask(browser)).body;
  return { browser, answer: await send(browser, key.get(options, lies)) };
}

/** A browser with a copy of another one's cookies. */
export function copyOf(server: TestServer, { jar }: TestBrowser): TestBrowser {
  const copy = openBrowser(server.url);
  for (const [name, value] of jar) copy.jar.set(name, value);
  return copy;
}
