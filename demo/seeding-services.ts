import { sql } from 'kysely';
import { keepSilent } from '#server/db/notify.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import type { Services } from '#server/services.ts';

/** Number of past entries that the outbox shows: enough to fill the page, few enough to find the next new mail. */
const MAILS_KEPT = 20;
const SMS_KEPT = 10;
/** Cost of a text message, in ten-thousandths of a krona. */
const SMS_COST = 3500;

export interface Seeding {
  readonly services: Services;
  /** Puts the last mails and text messages into the outbox, as sent. */
  keepLastMails(): Promise<void>;
}

/**
 * Runs the work with the same services on connections of its own, which are closed afterwards. On these connections a
 * temporary table `outbox` hides the real one, and vanishes with the connection: hundreds of mails of a made-up past
 * must neither be sent, if SMTP_URL is set, nor hide the first real mail. Commits do not wait for the disk: after a
 * power cut the database must be filled anew anyway. PostgreSQL uses generic plans, because planning each statement
 * took a quarter of its work. Past events wake no open screen and no queue.
 */
export async function withSeeding<T>(
  services: Services,
  connections: number,
  work: (seeding: Seeding) => Promise<T>,
): Promise<T> {
  const url = services.pool.options.connectionString;
  if (!url) throw new Error('The pool has no connection string.');
  const pool = createPool(url, { max: connections });
  // This query is queued before the statement for which the pool opened the connection.
  pool.on('connect', (client) => {
    client
      .query(
        `create temporary table outbox (like public.outbox including all);
        set synchronous_commit = off; set plan_cache_mode = force_generic_plan`,
      )
      .catch((error: unknown) =>
        services.log.error({ err: error }, 'a connection of the demonstration was not set up'),
      );
  });
  const db = createKysely(pool, services.clock);
  keepSilent(db);
  const keepLastMails = async () => {
    await sql`
      insert into public.outbox (kind, dedupe_key, recipient, content, state, attempts, state_date, created_date, updated_date)
      select kind, dedupe_key, recipient, content, 'sent', 1, state_date, created_date, updated_date
      from (select *, row_number() over (partition by kind order by created_date desc) as place from pg_temp.outbox) last
      where place <= case kind when 'mail' then ${MAILS_KEPT} when 'sms' then ${SMS_KEPT} else 0 end`.execute(db);
    await sql`
      update sms_messages set outcome = 'delivered', parts = 1, cost = ${SMS_COST}, begun_date = created_date,
        closed_date = created_date where outcome = 'waiting'`.execute(db);
  };
  try {
    return await work({ services: { ...services, pool, db }, keepLastMails });
  } finally {
    await pool.end();
  }
}
