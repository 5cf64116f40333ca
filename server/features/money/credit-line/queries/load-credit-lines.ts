import { sql } from 'kysely';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { missingAdvance, roomOf } from '#domain/money/credit-line/credit-line.rules.ts';
import type { CreditLineStatus, CreditLineSubject } from '#domain/money/credit-line/credit-line.workflow.ts';
import type { Db } from '#server/db/transaction.ts';
import { readLimit } from '#server/features/accounts/setting/queries.ts';
import { PLACE } from '#server/features/companies/place/queries.ts';
import { findStandings, type Standing } from './exposure.ts';

/** A company's line, with what it owes. */
export interface LoadedCreditLine extends CreditLineSubject, Standing {
  /** Null for a company that has none yet; it has the usual limit. */
  readonly id: string | null;
  readonly company_id: string;
  readonly company_name: string;
  /** The limit that holds: the usual one, or the one that finance has set. */
  readonly limit_ore: Ore;
  readonly is_usual: boolean;
  readonly asked_reason: string | null;
  readonly asked_date: string | null;
  readonly set_reason: string | null;
  readonly set_by_name: string | null;
  readonly set_date: string | null;
}

type Derived = 'limit_ore' | 'is_usual' | 'room_ore' | 'missing_ore' | keyof Standing;
interface Row extends Omit<LoadedCreditLine, Derived> {
  readonly set_ore: Ore | null;
}

/** The lines of companies that meet `where`, a condition on `c` (companies) and `l` (credit_lines, perhaps missing). */
export async function loadCreditLines(
  db: Db,
  where: ReturnType<typeof sql>,
  moment: Moment,
  order = sql`c.id`,
): Promise<LoadedCreditLine[]> {
  const usual_ore = kronor(await readLimit(db, 'company_credit'));
  const { rows } = await sql<Row>`
    select l.id, c.id as company_id, c.name as company_name, coalesce(l.status, 'standing') as status,
      coalesce(l.prepayment, case when s.country is null then 'none' else 'full' end) as prepayment,
      l.limit_ore as set_ore, l.asked_reason, l.asked_date, l.set_reason, l.set_by_name, l.set_date
    from companies c left join credit_lines l on l.company_id = c.id ${PLACE} where ${where} order by ${order}`.execute(
    db,
  );
  const standings = await findStandings(
    db,
    rows.map(({ company_id }) => company_id),
    moment,
  );
  return rows.flatMap(({ set_ore, ...row }) => {
    const standing = standings.get(row.company_id);
    const limit_ore = set_ore ?? usual_ore;
    const status = row.status as CreditLineStatus;
    if (!standing) return [];
    const missing_ore = missingAdvance(row.prepayment, standing);
    const room_ore = roomOf(limit_ore, standing);
    return [{ ...row, ...standing, status, limit_ore, is_usual: set_ore === null, room_ore, missing_ore }];
  });
}
