import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { extensionOf } from '#domain/work/right/extension.ts';
import { clockOf } from '#domain/work/right/right.rules.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { LoadedAgreement } from '#server/features/work/agreement/queries/load-agreement.ts';
import { rightObject } from '#server/features/work/right/lifecycle.ts';
import { loadRights } from '#server/features/work/right/queries/load-right.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Extends a right after all signatures, by the months of the extension. The notices before the end of the right are
 * sent again, for the new end.
 */
export async function extendRight(trx: Trx, { extends_right_id }: LoadedAgreement, moment: Moment) {
  await sql`select from usage_rights where id = ${extends_right_id} for no key update`.execute(trx);
  const [right] = await loadRights(trx, sql`u.id = ${extends_right_id}`);
  const extension = right && extensionOf(right);
  // An error here is a bug: while the extension waits for signatures, neither the days nor the length of the right can
  // change.
  if (!right || !extension) throw new Error('An extension of nothing that can be extended');
  const { waits_until: _, ...clock } = clockOf({ starts_on: right.starts_on, ends_on: extension.ends_on });
  const moved = await move(trx, {
    noun: 'right',
    command: 'extend',
    actor: SYSTEM,
    moment,
    words: {},
    object: rightObject({ ...right, ends_on: extension.ends_on }),
    values: { ...clock, extended_months: right.extended_months + extension.months },
  } as const);
  return isRefusal(moved) ? refuse('changed_meanwhile') : true;
}
