import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadSummonses } from '#server/features/work/summons/queries/load-summonses.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/**
 * Stores that the talent has read a version, for all roles of the talent that day. If the next version is published at
 * the same moment, either the publication waits, or this reading is refused as outdated. Reading again changes nothing.
 */
export async function readSheet(trx: Trx, actor: TalentActor, id: string, version: number, moment: Moment) {
  const { rows } = await sql<{ version: number }>`select version from call_sheets where id = ${id} for share`.execute(
    trx,
  );
  const called = await loadSummonses(
    trx,
    sql`s.call_sheet_id = ${id} and s.talent_id = ${actor.talent_id} and s.status <> 'ended'`,
  );
  if (called.length === 0) return refuse('not_found');
  if (rows[0]?.version !== version) return refuse('changed_meanwhile');
  const objects = called.filter(({ subject }) => subject.status === 'unread');
  const values = { read_version: version, read_date: moment.now };
  return moveMany(trx, { noun: 'summons', command: 'read', objects, actor, moment, words: {}, values });
}
