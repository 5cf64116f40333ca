import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { WrongVoucher } from '#domain/money/correction/correction.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { accountNumbered } from './accounts-by-number.ts';

/** A voucher with what its correction needs. */
export interface FoundVoucher extends WrongVoucher {
  /** Series and number: 'A 17'. */
  readonly name: string;
  readonly subject_id: string;
}

interface Row extends Omit<FoundVoucher, 'lines'> {
  readonly lines: readonly { readonly account: number; readonly amount_ore: Ore; readonly project_id: string | null }[];
}

/** A voucher by its id; undefined for an unknown one. */
export async function findWrongVoucher(db: Db, id: string): Promise<FoundVoucher | undefined> {
  const { rows } = await sql<Row>`
    select v.event, v.subject_id, v.series || ' ' || v.number as name,
      exists (select from vouchers c where c.corrects_id = v.id) as is_corrected,
      (select json_agg(json_build_object('account', l.account, 'amount_ore', l.amount_ore, 'project_id', l.project_id)
        order by l.position) from voucher_lines l where l.voucher_id = v.id) as lines
    from vouchers v where v.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  return { ...found, lines: found.lines.map((line) => ({ ...line, account: accountNumbered(line.account) })) };
}
