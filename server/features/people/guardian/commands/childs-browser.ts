import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/**
 * True if the talent's own account knows this browser, from a sign-in or a link in a mail. A consent from such a
 * browser may come from the child, who may be able to read a guardian's mail; a guardian has another browser, at least
 * on a phone.
 * @param browser_hash the stored hash of a known browser (`mark-browser.ts`); null for an unknown browser
 */
export async function isChildsBrowser(db: Db, talent_id: string, browser_hash: string | null): Promise<boolean> {
  if (browser_hash === null) return false;
  const { rows } = await sql`
    select from talents t join account_devices d on d.account_id = t.account_id
    where t.id = ${talent_id} and d.device_hash = ${browser_hash}`.execute(db);
  return rows.length > 0;
}
