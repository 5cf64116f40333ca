import { sql } from 'kysely';
import type { Session } from '#contract/account.ts';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import { announceAccount } from '../../../live/announce.ts';
import type { Services } from '../../../services.ts';
import { getSessionRecord } from '../queries/session-record.ts';
import { findSignInRefusal } from '../queries/sign-in-refusal.ts';
import {
  FORGETFUL_SECONDS,
  forgetSession,
  hashRefreshToken,
  makeRefreshToken,
  REMEMBERED_SECONDS,
  type RefreshToken,
  readRefreshToken,
  sessionCookies,
  type WithCookies,
} from './session-cookies.ts';

type Parts = Pick<Services, 'db' | 'env' | 'log'>;

/**
 * For so long after a renewal the token before it still answers, in ms: a second tab asked at the same moment. The tab
 * that was first has the new one, and tabs share their cookies.
 */
const TABS_APART_MS = 10_000;

interface SessionRow {
  id: string;
  account_id: string;
  is_remembered: boolean;
  is_current: boolean;
  is_previous: boolean;
  ms_since_renewal: number;
}

async function findSession(trx: Trx, { session_id, token }: RefreshToken, moment: Moment) {
  const hash = hashRefreshToken(token);
  const { rows } = await sql<SessionRow>`
    select id, account_id, is_remembered, refresh_hash is not distinct from ${hash} as is_current,
      previous_refresh_hash is not distinct from ${hash} as is_previous,
      (extract(epoch from (${moment.now}::timestamptz - coalesce(refreshed_date, created_date))) * 1000)::float8 as ms_since_renewal
    from sessions where id = ${session_id} and expires_date > ${moment.now} for update`.execute(trx);
  return rows[0];
}

type Renewed = { session: Session; cookies: readonly string[] };

async function renew(trx: Trx, parts: Parts, row: SessionRow, moment: Moment): Promise<Renewed> {
  const now = new Date(moment.now);
  const facts = { session_id: row.id, is_remembered: row.is_remembered, now };
  const answer = async (refresh?: RefreshToken) => ({
    session: await getSessionRecord(trx, row.id, now),
    cookies: sessionCookies(parts.env, facts, refresh),
  });
  if (row.is_previous && row.ms_since_renewal < TABS_APART_MS) return answer();
  const refresh = makeRefreshToken(row.id);
  const life = row.is_remembered ? REMEMBERED_SECONDS : FORGETFUL_SECONDS;
  // A token that is used again because its answer was lost stays the one before; the lost one is dead.
  await sql`
    update sessions set refresh_hash = ${refresh.hash}, refreshed_date = ${moment.now},
      previous_refresh_hash = case when ${row.is_current} then refresh_hash else previous_refresh_hash end,
      expires_date = ${new Date(now.getTime() + life * 1000).toISOString()}
    where id = ${row.id}`.execute(trx);
  return answer(refresh);
}

/**
 * Renews the session of a refresh cookie and changes its token. A token that was used up earlier has been copied by
 * somebody, so the session ends for both. The records are checked anew: who may no longer sign in is out.
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
      const isKnown = row.is_current || row.is_previous;
      if (!isKnown) log.warn({ session_id: row.id }, 'a refresh token was used twice, so its session was ended');
      const refusal = isKnown ? await findSignInRefusal(trx, row.account_id) : 'signed_out';
      if (!refusal) return renew(trx, parts, row, moment);
      // Not given back as a refusal, which would roll the deletion back.
      await sql`delete from sessions where id = ${row.id}`.execute(trx);
      await announceAccount(trx, row.account_id);
      return { ended_for: refusal === 'company_not_active' ? refusal : 'signed_out' };
    },
  );
  if ('session' in result) return { answer: result.session, cookies: result.cookies };
  return { answer: refuse(result.ended_for), cookies: forgetSession(env) };
}
