import { hasRunOut } from '#domain/casting/option/option.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { optionObject } from '#server/features/casting/option/lifecycle.ts';
import { loadOptions } from '#server/features/casting/option/queries/load-options.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Lapses expired options in a talent's line at once. The deadline job runs only every few minutes, but a command must
 * read the true line. The caller has locked the talent.
 */
export async function lapseRunOut(trx: Trx, candidate_id: string, moment: Moment): Promise<void> {
  const standing = await loadOptions(
    trx,
    sql`o.talent_id = (select talent_id from candidates where id = ${candidate_id}) and o.status in ('open', 'challenged')`,
    moment,
  );
  for (const option of standing.filter((one) => hasRunOut(one, moment))) {
    const command = Date.parse(option.ends_date) <= Date.parse(moment.now) ? 'lapse' : 'lapse-unanswered';
    await move(trx, { noun: 'option', command, object: optionObject(option), actor: SYSTEM, moment, words: {} });
  }
}
