import { z } from 'zod';
import type { AccountRole } from '#contract/kernel/route.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { DEMO_ADMIN, demoAdminCode } from '#demo/admin.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export const ROLES: readonly AccountRole[] = ['talent', 'company', 'admin'];

/** The Cookie header of each of the three demonstration accounts. */
export type DemoSessions = Readonly<Record<AccountRole, string>>;

const answer = z.object({ next: z.string() });

async function post(url: string, path: string, body: object, cookie = ''): Promise<{ cookie: string; next?: string }> {
  const response = await fetch(url + API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  // The server deletes a cookie by an empty value; such cookies are left out.
  const cookies = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='));
  const { data } = answer.safeParse(JSON.parse(text));
  return { cookie: cookies.join('; '), ...(data && { next: data.next }) };
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const first = await post(url, '/account/sign-in', { email, password, remember: true });
  if (first.next !== 'second-factor') return first.cookie;
  const code = demoAdminCode(new Date());
  return (await post(url, '/account/sign-in/second-factor', { code, remember: true }, first.cookie)).cookie;
}

/** Signs in the demonstration's talent, company and administrator. */
export async function signInDemo(url: string): Promise<DemoSessions> {
  const [talent, company, admin] = await Promise.all([
    signIn(url, DEMO_TALENT.email, DEMO_PASSWORD),
    signIn(url, DEMO_COMPANY.email, DEMO_PASSWORD),
    signIn(url, DEMO_ADMIN.email, DEMO_ADMIN.password),
  ]);
  return { talent, company, admin };
}

/**
 * Makes new sessions of the three accounts without a sign-in: an administrator's code works once, and walks run in
 * parallel.
 */
export async function openDemoSessions({ services }: TestServer): Promise<DemoSessions> {
  const sessionOf = async (email: string) => {
    const account = services.db.selectFrom('accounts').where('email', '=', email).select('id');
    return signInAs(services, (await account.executeTakeFirstOrThrow()).id);
  };
  return {
    talent: await sessionOf(DEMO_TALENT.email),
    company: await sessionOf(DEMO_COMPANY.email),
    admin: await sessionOf(DEMO_ADMIN.email),
  };
}

/** The cookies of a Cookie header, for Playwright's `addCookies`. */
export function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
