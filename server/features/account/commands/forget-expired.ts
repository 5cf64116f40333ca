import { sql } from 'kysely';
import type { Services } from '../../../services.ts';

const TABLES = ['sessions', 'verifications', 'password_reset_tokens', 'email_changes', 'challenges'] as const;

/** Deletes what can never be used again: ended sessions, dead links, unanswered challenges and old counts. */
export async function forgetExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const table of TABLES) {
    await sql`delete from ${sql.table(table)} where expires_date <= ${now.toISOString()}`.execute(db);
  }
  await sql`delete from rate_limits where expire <= ${now.getTime()}`.execute(db);
}
