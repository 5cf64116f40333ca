import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { Db } from '#server/db/transaction.ts';

/** A claim or debt that is open at the end of a day. */
export interface OpenItem {
  /** Number of the invoice or of the payout's paper. */
  readonly number: string;
  readonly name: string;
  /** ISO day: the day of the invoice, or of the work. */
  readonly day: string;
  /** ISO day by which it is to be paid. */
  readonly due_on: string;
  /** Claims are positive, debts negative, as in the books. */
  readonly amount_ore: Ore;
}

// What the books have on an account until a day, by invoice or payout. The sum of all is the balance of the account.
const openOn = (account: number, day: string) => sql`
  select v.subject_id, sum(l.amount_ore)::bigint as amount_ore
  from vouchers v join voucher_lines l on l.voucher_id = v.id
  where l.account = ${account} and v.posted_on <= ${day}
  group by v.subject_id having sum(l.amount_ore) <> 0`;

/** The unpaid invoices of customers at the end of an ISO day, the oldest first; together the balance of 1510. */
export async function openCustomers(db: Db, day: string): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select i.number, c.name, i.issued_on as day, i.due_on, o.amount_ore
    from (${openOn(ACCOUNTS.receivables.number, day)}) o join invoices i on i.id = o.subject_id
      join companies c on c.id = i.company_id
    order by i.due_on, i.number`.execute(db);
  return rows;
}

/** The unpaid purchases from suppliers at the end of an ISO day, the oldest first; together the balance of 2440. */
export async function openSuppliers(db: Db, day: string): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select o.number, coalesce(s.supplier_name, btrim(t.first_name || ' ' || t.last_name)) as name,
      g.happened_on as day, o.due_on, b.amount_ore
    from (${openOn(ACCOUNTS.payables.number, day)}) b join payouts o on o.id = b.subject_id
      join charges g on g.id = o.charge_id join talents t on t.id = o.talent_id
      left join supplier_invoices s on s.payout_id = o.id
    order by o.due_on, o.number`.execute(db);
  return rows;
}
