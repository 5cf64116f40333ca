import { sql } from 'kysely';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { Db } from '#server/db/transaction.ts';
import type { EuSale } from '#server/formats/eu-sales/eu-sales-file.ts';

/**
 * The sales to companies in other states of the union that the books have in a period, by the VAT number on the
 * invoice. Their sum is box 39 of the same period before öre are cut.
 */
export async function euSalesOf(db: Db, from: string, to: string): Promise<EuSale[]> {
  const { rows } = await sql<EuSale>`
    select i.content -> 'buyer' ->> 'vat_number' as vat_number, -sum(l.amount_ore)::bigint as amount_ore
    from vouchers v join voucher_lines l on l.voucher_id = v.id join invoices i on i.id = v.subject_id
    where l.account = ${ACCOUNTS.sales_eu.number} and v.posted_on between ${from} and ${to}
    group by 1 order by 1`.execute(db);
  return rows;
}
