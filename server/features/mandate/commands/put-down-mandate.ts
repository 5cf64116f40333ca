import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { BRAND } from '#texts/brand.ts';
import type { AdminActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { mandateObject } from '../lifecycle.ts';
import { findHeld, type LoadedMandate, loadMandates } from '../queries/load-mandates.ts';

const end = (trx: Trx, actor: AdminActor, row: LoadedMandate, moment: Moment) =>
  move(trx, {
    noun: 'mandate',
    command: 'put-down',
    object: mandateObject(row),
    actor: { ...actor, name: BRAND },
    moment,
    words: {},
  });

/** Ends what the administrator holds, if anything, also when its hour is over and nobody has swept it yet. */
export async function putDown(trx: Trx, actor: AdminActor, moment: Moment) {
  const row = await findHeld(trx, actor, moment, true);
  return row ? end(trx, actor, row, moment) : true;
}

/** Ends one. */
export async function putDownMandate(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const [row] = await loadMandates(trx, actor, sql`m.id = ${id}`, true);
  return row ? end(trx, actor, row, moment) : refuse('not_found');
}
