import { type RawBuilder, sql } from 'kysely';
import type { EntryCommand } from '#domain/kernel/outbox/outbox-entry.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import { DUE_NOW } from '#server/outbox/leases.ts';
import { moveEntries } from '#server/outbox/move-entries.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';

const SET: Readonly<Record<EntryCommand, RawBuilder<unknown>>> = {
  retry: sql`attempts = 0, ${DUE_NOW}`,
  'give-up': sql`content = null`,
};

/**
 * Gives a command to dead entries that meet the condition.
 * @returns the number of changed entries; entries handled meanwhile are left unchanged
 */
async function command(
  trx: Trx,
  { account_id }: AdminActor,
  step: EntryCommand,
  where: RawBuilder<unknown>,
  { now }: Moment,
) {
  const moved = await moveEntries(trx, { step, where, at: now, set: sql`${SET[step]}, handled_by = ${account_id}` });
  if (moved > 0) announce(trx, { topics: [], noun: 'outbox' });
  if (moved > 0 && step === 'retry') wakeDrainers(trx);
  return moved;
}

/** Gives a command to one dead entry. */
export async function commandEntry(
  trx: Trx,
  actor: AdminActor,
  step: EntryCommand,
  id: string,
  moment: Moment,
): Promise<true | Refusal<'changed_meanwhile' | 'not_found'>> {
  const moved = await command(trx, actor, step, sql`id = ${id}`, moment);
  if (moved > 0) return true;
  const { rows } = await sql`select from outbox where id = ${id}`.execute(trx);
  return refuse(rows.length > 0 ? 'changed_meanwhile' : 'not_found');
}

/**
 * Sends all dead entries again.
 * @returns their number
 */
export function retryDead(trx: Trx, actor: AdminActor, moment: Moment): Promise<number> {
  return command(trx, actor, 'retry', sql`true`, moment);
}
