import { sql } from 'kysely';
import type { TestServer } from '#tests/support/test-server.ts';

/** All vouchers of a subject, by series and number, in accountants' notation, such as 'A D1510 20250, K3001 16200, K2611 4050'. */
export async function vouchersIn({ services: { db } }: TestServer, subject_id: string): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select v.series || ' ' || string_agg(case when l.amount_ore > 0 then 'D' else 'K' end || l.account || ' '
      || abs(l.amount_ore) / 100.0::float8, ', ' order by l.amount_ore < 0, l.account) as said
    from vouchers v join voucher_lines l on l.voucher_id = v.id where v.subject_id = ${subject_id}
    group by v.id order by v.series, v.number`.execute(db);
  return rows.map(({ said }) => said);
}
