import { sql } from 'kysely';
import type { Session } from '#contract/accounts/account.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { getSessionRecord } from '#server/features/accounts/account/queries/session-record.ts';
import { findSignInRefusal } from '#server/features/accounts/account/queries/sign-in-refusal.ts';
import { announceAccount } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { recordUse } from './record-use.ts';
import {
  FORGETFUL_SECONDS,
  forgetSession,
  hashRefreshToken,
  nextRefreshTokens,
  REMEMBERED_SECONDS,
  type RefreshToken,
  readRefreshToken,
  sessionCookies,
  type WithCookies,
} from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'log'>;

/**
 * Time in ms during which a used token still works: a second tab may ask at the same moment, or a browser may ask again
 * after a lost answer. A later use means that the token was copied.
 */
const GRACE_MS = 10_000;

const REUSED = 'a refresh token was used twice, so its session was ended';

interface SessionRow {
  id: string;
  refresh_hash: string | null;
  account_id: string;
  is_remembered: boolean;
  is_current: boolean;
  /** True if the token was used within the last `GRACE_MS` and the next token after it is the current one. */
  is_just_used: boolean;
}

async function findSession(trx: Trx, { session_id, token }: RefreshToken, moment: Moment) {
  const hash = hashRefreshToken(token);
  const { rows } = await sql<SessionRow>`
    select id, account_id, refresh_hash, is_remembered, refresh_hash is not distinct from ${hash} as is_current,
      previous_refresh_hash is not distinct from ${hash}
        and refreshed_date > ${new Date(Date.parse(moment.now) - GRACE_MS).toISOString()} as is_just_used
    from sessions where id = ${session_id} and expires_date > ${moment.now} for update`.execute(trx);
  return rows[0];
}

type Renewed = { session: Session; cookies: readonly string[] };

async function renew(trx: Trx, parts: Parts, row: SessionRow, used: RefreshToken, moment: Moment): Promise<Renewed> {
  const now = new Date(moment.now);
  const next = nextRefreshTokens(parts.env, used);
  const refresh = next.find(({ hash }) => hash === row.refresh_hash) ?? next[0];
  const life = row.is_remembered ? REMEMBERED_SECONDS : FORGETFUL_SECONDS;
  if (row.is_current) {
    await sql`
      update sessions set refresh_hash = ${refresh.hash}, previous_refresh_hash = refresh_hash,
        refreshed_date = ${moment.now}, expires_date = ${new Date(now.getTime() + life * 1000).toISOString()}
      where id = ${row.id}`.execute(trx);
    await recordUse(trx, row.account_id, moment);
  }
  const facts = { session_id: row.id, is_remembered: row.is_remembered, now };
  return {
    session: await getSessionRecord(trx, row.id, now),
    cookies: sessionCookies(parts.env, facts, refresh),
  };
}

/**
 * Renews the session of a refresh cookie and replaces its token. If a token is used again after GRACE_MS, it was
 * copied; owner and thief cannot be told apart, so the session ends. An account that may no longer sign in loses its
 * session too.
 */
export async function renewSession(
  parts: Parts,
  cookieHeader: string | null,
  moment: Moment,
): Promise<WithCookies<Session, 'signed_out' | 'company_not_active'>> {
  const { db, env, log } = parts;
  const given = readRefreshToken(env, cookieHeader);
  const result = await inTransaction(
    db,
    async (trx): Promise<Renewed | { ended_for: 'signed_out' | 'company_not_active' }> => {
      const row = given && (await findSession(trx, given, moment));
      if (!row) return { ended_for: 'signed_out' };
      const isKnown = row.is_current || row.is_just_used;
      if (!isKnown) log.warn({ session_id: row.id, security_event: 'refresh_token_reused' }, REUSED);
      const refusal = isKnown ? await findSignInRefusal(trx, row.account_id) : 'signed_out';
      if (!refusal) return renew(trx, parts, row, given, moment);
      // The reason is returned as a value, because a refusal would roll back the deletion.
      await sql`delete from sessions where id = ${row.id}`.execute(trx);
      announceAccount(trx, row.account_id);
      return { ended_for: refusal === 'company_not_active' ? refusal : 'signed_out' };
    },
  );
  if ('session' in result) return { answer: result.session, cookies: result.cookies };
  return { answer: refuse(result.ended_for), cookies: forgetSession(env) };
}
