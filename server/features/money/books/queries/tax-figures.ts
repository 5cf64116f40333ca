import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import { partyName } from '#server/names/names.ts';

/** A self-employed talent's pay in a quarter, without VAT, and our fees on it. */
export interface SoldInQuarter {
  readonly number: number;
  readonly name: string;
  readonly birth_date: string;
  readonly quarter: number;
  readonly count: number;
  readonly net_ore: Ore;
  /** The commission that the companies paid on top. */
  readonly fees_ore: Ore;
}

const COMMISSION = sql`(
  select coalesce(sum((l ->> 'amount_ore')::bigint), 0) from jsonb_array_elements(g.company_price -> 'lines') l
  where l ->> 'code' = 'commission')`;

/**
 * The pay sent in a period to people who sell as self-employed, by person and quarter, as platforms report it to the tax
 * agency. A person who works as our employee is no seller, and one behind an umbrella company sells to that company
 * (lag 2022:1681; docs/to-confirm.md). `talent_id` leaves out all others.
 */
export async function soldByQuarter(db: Db, from: string, to: string, talent_id?: string): Promise<SoldInQuarter[]> {
  const ofTalent = talent_id === undefined ? sql`` : sql`and o.talent_id = ${talent_id}`;
  const { rows } = await sql<SoldInQuarter>`
    select y.number, ${partyName('t')} as name, t.birth_date,
      extract(quarter from o.sent_on)::int as quarter, count(*)::int as count,
      sum(o.net_ore)::bigint as net_ore, sum(${COMMISSION})::bigint as fees_ore
    from payouts o join charges g on g.id = o.charge_id join payees y on y.talent_id = o.talent_id
      join talents t on t.id = o.talent_id
    where o.status in ('sent', 'paid') and o.way = 'invoice' and o.sent_on between ${from} and ${to} ${ofTalent}
    group by y.number, t.id, quarter order by y.number, quarter`.execute(db);
  return rows;
}
