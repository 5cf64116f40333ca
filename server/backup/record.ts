import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';

/** The end of a whole backup. */
interface End {
  /** Bytes that were written to the place. */
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  /** Paths of files whose bytes were missing or damaged. */
  readonly missing: readonly string[];
}

/** The row of a backup in the table `backups`. */
export interface BackupRecord {
  /** Notes the begin. Earlier backups without an end were cut off, because one backup runs at a time. */
  begin(begun: Date): Promise<void>;
  /** Notes that the backup is whole. */
  end(end: End): Promise<void>;
  /** Notes that the backup failed, also one that failed before its snapshot. */
  fail(error: unknown): Promise<void>;
}

const CUT_OFF = 'It was cut off before it was whole.';

/** Creates the record of a backup that holds the lock. */
export function createRecord(db: Kysely<Database>, place: string, clock: Clock): BackupRecord {
  let row: string | undefined;
  const begin = async (begun: Date) => {
    const begun_date = begun.toISOString();
    await db
      .updateTable('backups')
      .set({ finished_date: begun_date, error: CUT_OFF })
      .where('finished_date', 'is', null)
      .execute();
    const added = db.insertInto('backups').values({ begun_date, place }).returning('id');
    row = (await added.executeTakeFirstOrThrow()).id;
    return row;
  };
  const finish = async (id: string, end: Partial<Omit<End, 'missing'>> & { missing?: number; error?: string }) => {
    const finished = { finished_date: clock().toISOString(), ...end };
    await db.updateTable('backups').set(finished).where('id', '=', id).execute();
  };
  return {
    async begin(begun) {
      await begin(begun);
    },
    async end({ bytes, rows, files, missing }) {
      if (row) await finish(row, { bytes, rows, files, missing: missing.length });
    },
    async fail(error) {
      const reason = error instanceof Error ? error.message : String(error);
      await finish(row ?? (await begin(clock())), { error: reason || 'unknown' });
    },
  };
}
