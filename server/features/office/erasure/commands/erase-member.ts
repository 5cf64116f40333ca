import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { ERASED } from '#texts/office/erasure-words.ts';
import { type Erased, eraseNames } from './erase-names.ts';

/** Columns of a company's tables that may hold a member's name or address. */
const NAMES = {
  closings: ['closed_by_name'],
  company_invitations: ['invited_by_name'],
  company_member_log: ['actor_name', 'about'],
  inquiries: ['asker_name'],
  sign_offs: ['asked_by_name', 'decided_by_name'],
} as const;

/**
 * Erases a member of a company, and deletes the account. The member's acts for the company stay, without the member's
 * name.
 */
export async function eraseMember(trx: Trx, person: Erased, company_id: string | null): Promise<void> {
  const { account_id, name, email } = person;
  await eraseNames(trx, person);
  if (company_id !== null) {
    for (const [table, columns] of Object.entries(NAMES)) {
      for (const column of columns) {
        await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${ERASED.name}
          where company_id = ${company_id} and ${sql.ref(column)} in (${name}, ${email})`.execute(trx);
      }
    }
    await sql`
      update inquiry_messages set author_name = ${ERASED.name} where account_id = ${account_id}`.execute(trx);
    await sql`
      update call_sheet_versions v set published_by = ${ERASED.name} from call_sheets s
      where s.id = v.call_sheet_id and s.company_id = ${company_id} and v.published_by = ${name}`.execute(trx);
    await sql`
      update companies set contact_name = '' where id = ${company_id} and contact_name = ${name}`.execute(trx);
  }
  await sql`delete from accounts where id = ${account_id}`.execute(trx);
}
