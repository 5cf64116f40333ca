import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { sealedFile } from './sealed-reports.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Locks the files of a year: the second of two callers reads the first one's file. */
export async function lockYear(trx: Trx, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seller report ${year}`}, 0))`.execute(trx);
}

interface NewFile {
  readonly id: string;
  readonly year: number;
  readonly corrects_id: string | null;
  readonly actor_name: string;
  readonly created_date: string;
  readonly seller_count: number;
  readonly paid_ore: Ore;
  readonly fees_ore: Ore;
  readonly bytes: Uint8Array;
}

/** Keeps a file of a locked year, sealed, with the next number. */
export async function keepFile(trx: Trx, env: Env, { account_id }: AdminActor, { bytes, ...file }: NewFile) {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from seller_reports where year = ${file.year}`.execute(trx);
  await trx
    .insertInto('seller_reports')
    .values({
      ...file,
      position: rows[0]?.position ?? 1,
      ...sealedFile(env, file.id, new TextDecoder().decode(bytes)),
      file_sha256: sha256(bytes),
      account_id,
    })
    .execute();
}
