import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/**
 * True of a browser that a talent's own account has signed in from. Whoever says yes for a child there may be the child, who
 * reads the mail of a guardian too; a guardian has a browser of their own, at least the telephone.
 * @param browser_hash what is kept of a browser that we know (`mark-browser.ts`); null for one that we do not
 */
export async function isChildsBrowser(db: Db, talent_id: string, browser_hash: string | null): Promise<boolean> {
  if (browser_hash === null) return false;
  const { rows } = await sql`
    select from talents t join account_devices d on d.account_id = t.account_id
    where t.id = ${talent_id} and d.device_hash = ${browser_hash}`.execute(db);
  return rows.length > 0;
}
