import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  role: AccountRole;
  first_name: string;
  last_name: string;
  full_name: string;
  birth_date: string | null;
}

/** The account as its owner may see it. */
export async function getAuthenticationUser(db: Db, account_id: string) {
  const { rows } = await sql<Row>`
    select id, email, email_confirmed_date as email_confirmed_at, role, first_name, last_name, name as full_name,
      birth_date
    from accounts where id = ${account_id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('An account ended while it was being answered');
  const { id, email, email_confirmed_at, ...user_metadata } = row;
  return { id, email, email_confirmed_at, user_metadata };
}
