import { sql } from 'kysely';
import { keepSilent } from '#server/db/notify.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import type { Services } from '#server/services.ts';

/** How many of the mails of the past the outbox shows, so that it is neither empty nor buries the next new one. */
const MAILS_KEPT = 20;

export interface Seeding {
  readonly services: Services;
  /** Puts the last mails into the outbox, as sent. */
  keepLastMails(): Promise<void>;
}

/**
 * Works with the same services on connections of their own, which are closed in the end. There, `outbox` is a temporary
 * table that stands before the real one: the hundreds of mails of a made-up past must neither be sent, should SMTP_URL be
 * set, nor bury the first real one, and they go with the connection. Commits do not wait for the disk: a fill that a power
 * cut ends is done anew anyway. Nor is a statement planned again for its values each time, a
 * quarter of PostgreSQL's work, and no open screen and no drainer is called to what was long ago.
 */
export async function withSeeding<T>(
  services: Services,
  connections: number,
  work: (seeding: Seeding) => Promise<T>,
): Promise<T> {
  const url = services.pool.options.connectionString;
  if (!url) throw new Error('The pool does not say where its database is');
  const pool = createPool(url, { max: connections });
  // Queued before whatever the connection was opened for.
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
      select kind, dedupe_key, recipient, content, 'sent', 1, state_date, created_date, updated_date from pg_temp.outbox
      order by created_date desc limit ${MAILS_KEPT}`.execute(db);
  };
  try {
    return await work({ services: { ...services, pool, db }, keepLastMails });
  } finally {
    await pool.end();
  }
}
