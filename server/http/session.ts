import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AccountRole } from '#contract/route.ts';
import type { CompanyStatus } from '#domain/company/company.workflow.ts';
import type { Database } from '../db/generated.ts';
import type { Env } from '../env.ts';
import type { Actor, SignedInActor } from './actor.ts';

const DAY_SECONDS = 86_400;

/** How long a session lives without being used. A browser that was not asked to remember forgets the cookie earlier. */
export const SESSION_SECONDS = 7 * DAY_SECONDS;

const ANONYMOUS: Actor = { role: 'anonymous' };

export interface SessionServices {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}

/** The cookies of signing in, by what they are for; the names that the authentication library gives them. */
export type CookiePurpose = 'session_token' | 'dont_remember' | 'two_factor';

const isSecure = (env: Env) => env.base_url.startsWith('https:');

/** The name of a cookie. Over https browsers refuse a __Secure- cookie that anybody set over plain http. */
export function cookieName(env: Env, purpose: CookiePurpose): string {
  return `${isSecure(env) ? '__Secure-' : ''}medverka.${purpose}`;
}

const signatureOf = (value: string, env: Env) =>
  createHmac('sha256', env.session_secret).update(value).digest('base64');

/** A cookie's value with its signature, as the authentication library writes it, so that each reads the other's. */
export function signCookie(value: string, env: Env): string {
  return encodeURIComponent(`${value}.${signatureOf(value, env)}`);
}

/** One Set-Cookie line: for scripts unreadable, not sent along from other sites' forms; null seconds end with the browser. */
export function cookieLine(env: Env, purpose: CookiePurpose, signed: string, seconds: number | null): string {
  const age = seconds === null ? '' : `; Max-Age=${seconds}`;
  return `${cookieName(env, purpose)}=${signed}${age}; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The value of a signed cookie in a Cookie header; undefined when it is absent or its signature is not ours. */
export function readSignedCookie(env: Env, purpose: CookiePurpose, header: string | null | undefined) {
  const start = `${cookieName(env, purpose)}=`;
  const raw = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  if (!raw) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const dot = text.lastIndexOf('.');
  const [value, given] = [text.slice(0, dot), Buffer.from(text.slice(dot + 1))];
  const expected = Buffer.from(signatureOf(value, env));
  return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}

interface SessionRow {
  session_id: string;
  is_ageing: boolean;
  account_id: string;
  role: AccountRole;
  name: string;
  email: string;
  talent_id: string | null;
  is_verified: boolean | null;
  company_id: string | null;
  company_name: string | null;
  company_status: CompanyStatus | null;
  member_role: 'owner' | 'member' | null;
  has_second_factor: boolean;
}

function actorOf(row: SessionRow): SignedInActor | null {
  const { session_id, account_id, name, email } = row;
  const person = { session_id, account_id, name, email };
  if (row.role === 'admin') return row.has_second_factor ? { role: 'admin', ...person } : null;
  if (row.role === 'talent') {
    return row.talent_id && row.is_verified ? { role: 'talent', ...person, talent_id: row.talent_id } : null;
  }
  const { company_id, company_name, company_status, member_role } = row;
  if (!company_id || company_name === null || !company_status || !member_role) return null;
  return { role: 'company', ...person, company_id, company_name, company_status, member_role };
}

/**
 * Who is asking, from the Cookie header of a request: one query, because it stands before every answer (the library's
 * own look-up costs ten times as much). A talent without a verified record and an administrator without a second factor
 * are nobody. A session used later than a day after it was made or renewed gets its full life again.
 */
export async function findActor(services: SessionServices, cookieHeader: string | null | undefined): Promise<Actor> {
  const { env, db, clock } = services;
  const token = readSignedCookie(env, 'session_token', cookieHeader);
  if (!token) return ANONYMOUS;
  const now = clock();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.expires_date < ${later(SESSION_SECONDS - DAY_SECONDS)} as is_ageing,
      a.id as account_id, a.role, a.name, a.email, t.id as talent_id, t.is_verified,
      c.id as company_id, c.name as company_name, c.status as company_status, m.member_role,
      a.two_factor_enabled and f.id is not null as has_second_factor
    from sessions s
    join accounts a on a.id = s.account_id
    left join talents t on t.account_id = a.id
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    left join two_factors f on f.account_id = a.id and f.verified
    where s.token = ${token} and s.expires_date > ${now.toISOString()}`.execute(db);
  const row = rows[0];
  const actor = row && actorOf(row);
  if (!actor) return ANONYMOUS;
  if (row.is_ageing) {
    await sql`update sessions set expires_date = ${later(SESSION_SECONDS)} where id = ${row.session_id}`.execute(db);
  }
  return actor;
}
