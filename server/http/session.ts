import type { Kysely } from 'kysely';
import { type AccountFacts, isNobody } from '#domain/accounts/account/may-act.rules.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { type Actor, type SignedInActor, whyActorMayNot } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import { gatherReading } from '#server/db/gather-reading.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { cookieLine, createCookieReader, readSignedCookie, signCookie } from './cookies.ts';

/** Life of the session cookie in seconds; the browser renews it before it ends. */
export const ACCESS_SECONDS = 15 * 60;

const ANONYMOUS: Actor = { role: 'anonymous' };

export interface SessionServices {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

/**
 * The Set-Cookie line of a session: the session's id and its end (ms since 1970), signed. The cookie holds no secret of
 * the database, and each request checks the session's row.
 */
export function sessionCookie(env: Env, session_id: string, until: number, seconds: number | null): string {
  return cookieLine(env, 'session', signCookie(env, 'session', `${session_id}.${until}`), seconds);
}

/**
 * The session in a Cookie header, with its end (ms since 1970); undefined without a valid signature or after the end.
 */
export function namedSession(
  { env, clock }: Pick<SessionServices, 'env' | 'clock'>,
  header: string | null | undefined,
) {
  return readSession(readSignedCookie(env, 'session', header), clock);
}

/** The session in the value of its cookie; undefined after its end. */
function readSession(value: string | undefined, clock: Clock) {
  const [session_id, until] = value?.split('.') ?? [];
  return session_id && Number(until) > clock().getTime() ? { session_id, until: Number(until) } : undefined;
}

interface SessionRow extends AccountFacts {
  session_id: string;
  account_id: string;
  name: string;
  email: string;
  talent_id: string | null;
  company_id: string | null;
  company_name: string | null;
  member_role: MemberRole | null;
  is_agent: boolean;
}

/** The facts of an actor about `a` (accounts), together with `OF_ACTOR`. */
const ACTOR = sql`a.id as account_id, a.role, a.admin_role, a.name, a.email, t.id as talent_id, t.is_verified, t.standing as talent_standing,
      a.birth_date is not null and a.terms_version is not null as is_registered,
      c.id as company_id, c.name as company_name, c.status as company_status, m.member_role,
      a.two_factor_enabled and f.id is not null as has_second_factor,
      a.two_factor_enabled and f.id is not null
        and exists (select from representations r where r.agent_account_id = a.id and r.status = 'accepted') as is_agent`;
const OF_ACTOR = sql`
    left join talents t on t.account_id = a.id
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    left join two_factors f on f.account_id = a.id and f.verified`;

function actorOf(row: SessionRow): SignedInActor | null {
  if (isNobody(row)) return null;
  const { session_id, account_id, name, email, is_registered } = row;
  const person = { session_id, account_id, name, email };
  if (row.role === 'admin') return row.admin_role && { role: 'admin', ...person, admin_role: row.admin_role };
  const { talent_id, company_id, company_name, company_status, member_role } = row;
  // An account with both a talent and a company never acts as a talent.
  if (row.role === 'talent') {
    const agent = row.is_agent && { is_agent: true as const };
    return talent_id && !company_id ? { role: 'talent', ...person, talent_id, is_registered, ...agent } : null;
  }
  if (!company_id || company_name === null || !company_status || !member_role) return null;
  return { role: 'company', ...person, company_id, company_name, company_status, member_role };
}

/**
 * Finds the actor of a Cookie header. Every request waits for this query (the authentication library's own look-up takes
 * ten times as long), so requests of the same moment share it. A rule of the domain decides which accounts may not act
 * (`domain/accounts/account/may-act.rules.ts`).
 */
export function createActorFinder(services: SessionServices): (header: string | null | undefined) => Promise<Actor> {
  const find = gatherReading((session_ids: readonly string[]) => findActorsOf(services, session_ids));
  const readCookie = createCookieReader(services.env, 'session');
  return async (header) => {
    const named = readSession(readCookie(header), services.clock);
    return (named && (await find(named.session_id))) ?? ANONYMOUS;
  };
}

/** The actor of a session that has not ended, even if its cookie has expired: a stream can be older than the cookie. */
export async function findActorOf(services: SessionServices, session_id: string): Promise<Actor> {
  return (await findActorsOf(services, [session_id])).get(session_id) ?? ANONYMOUS;
}

/** The actors of many sessions, keyed by session; sessions that may not act are left out. */
export async function findActorsOf(
  services: SessionServices,
  session_ids: readonly string[],
): Promise<Map<string, SignedInActor>> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, ${ACTOR} from sessions s join accounts a on a.id = s.account_id ${OF_ACTOR}
    where s.id = any(${[...session_ids]}::uuid[]) and s.expires_date > ${services.clock().toISOString()}`.execute(
    services.db,
  );
  const actors = new Map<string, SignedInActor>();
  for (const row of rows) {
    const actor = actorOf(row);
    if (actor) actors.set(row.session_id, actor);
  }
  return actors;
}

/**
 * The actor of an account that writes by mail, without a session; null unless its address is confirmed and it may act.
 */
export async function findMailingActor(db: Db, account_id: string): Promise<SignedInActor | null> {
  const { rows } = await sql<SessionRow>`
    select '' as session_id, ${ACTOR} from accounts a ${OF_ACTOR}
    where a.id = ${account_id} and a.email_verified`.execute(db);
  const actor = rows[0] ? actorOf(rows[0]) : null;
  return actor && whyActorMayNot(actor) === null ? actor : null;
}
