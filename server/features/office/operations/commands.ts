import { sql } from 'kysely';
import type { Services } from '#server/services.ts';

const KEPT_MS = 86_400_000;

/** Deletes the rows of processes that have not been heard of for a day. */
export async function forgetProcesses({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await sql`delete from processes where seen_date < ${new Date(clock().getTime() - KEPT_MS)}`.execute(db);
}
