import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { mandateObject } from '#server/features/office/mandate/lifecycle.ts';
import { findHeld, type LoadedMandate, loadMandates } from '#server/features/office/mandate/queries/load-mandates.ts';
import { move } from '#server/lifecycle/run.ts';
import { BRAND } from '#texts/kernel/brand.ts';

const end = (trx: Trx, actor: AdminActor, row: LoadedMandate, moment: Moment) =>
  move(trx, {
    noun: 'mandate',
    command: 'put-down',
    object: mandateObject(row),
    actor: { ...actor, name: BRAND },
    moment,
    words: {},
  });

/**
 * Ends the administrator's own mandate, if one is held, even if it has expired and the deadline job has not ended it
 * yet.
 */
export async function putDown(trx: Trx, actor: AdminActor, moment: Moment) {
  const row = await findHeld(trx, actor, moment, true);
  return row ? end(trx, actor, row, moment) : true;
}

/** Ends one mandate. */
export async function putDownMandate(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const [row] = await loadMandates(trx, actor, sql`m.id = ${id}`, true);
  return row ? end(trx, actor, row, moment) : refuse('not_found');
}
