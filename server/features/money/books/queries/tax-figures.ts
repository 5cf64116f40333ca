import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';

/** A talent's wages in a period, as the employer's return wants them. */
export interface WageOfPerson {
  /** The payee number, which is part of the talent's document numbers and never changes. */
  readonly number: number;
  readonly name: string;
  readonly birth_date: string;
  readonly gross_ore: Ore;
  /** Preliminary tax withheld (`tax_ore`), and tax of artists from abroad (`a_sink_ore`); each has its own box. */
  readonly tax_ore: Ore;
  readonly a_sink_ore: Ore;
  readonly contributions_ore: Ore;
}

// A payout belongs to the period in which it was sent, not to the period of the work.
const paidIn = (from: string, to: string) => sql`
  from payouts o join payees y on y.talent_id = o.talent_id join talents t on t.id = o.talent_id
  where o.status in ('sent', 'paid') and o.sent_on between ${from} and ${to}`;
const PERSON = sql`y.number, t.first_name || ' ' || t.last_name as name, t.birth_date`;

/** The wages sent in a period, by person. */
export async function wagesPaid(db: Db, from: string, to: string): Promise<WageOfPerson[]> {
  const { rows } = await sql<WageOfPerson>`
    select ${PERSON}, sum(o.gross_ore)::bigint as gross_ore,
      coalesce(sum(o.tax_ore) filter (where o.tax_form <> 'A_SINK'), 0)::bigint as tax_ore,
      coalesce(sum(o.tax_ore) filter (where o.tax_form = 'A_SINK'), 0)::bigint as a_sink_ore,
      sum(o.contributions_ore)::bigint as contributions_ore
    ${paidIn(from, to)} and o.way = 'wage' group by y.number, t.id order by y.number`.execute(db);
  return rows;
}

/** A talent's pay in a quarter, after tax and without VAT, and the tax withheld. */
export interface PaidInQuarter {
  readonly number: number;
  readonly name: string;
  readonly birth_date: string;
  readonly quarter: number;
  readonly count: number;
  readonly net_ore: Ore;
  readonly tax_ore: Ore;
}

/** The pay sent in a period, by person and quarter, as platforms report it to the tax agency. */
export async function paidByQuarter(db: Db, from: string, to: string): Promise<PaidInQuarter[]> {
  const { rows } = await sql<PaidInQuarter>`
    select ${PERSON}, extract(quarter from o.sent_on)::int as quarter, count(*)::int as count,
      sum(o.net_ore)::bigint as net_ore, sum(o.tax_ore)::bigint as tax_ore
    ${paidIn(from, to)} group by y.number, t.id, quarter order by y.number, quarter`.execute(db);
  return rows;
}
