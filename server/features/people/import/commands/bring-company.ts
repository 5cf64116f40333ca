import type { ImportedCompany } from '#contract/people/import.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertAccount } from '#server/features/accounts/account/commands/insert-account.ts';
import { makeCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { companyInvitation } from '#texts/people/import-mails.ts';
import { findRecord, type Importing, noteRecord, type RecordKey, tellOnce } from './imported-record.ts';

/**
 * Imports a company as an application of its owner. The owner confirms the address and accepts the terms; then an
 * administrator decides, as on any other application.
 * @returns no problems; a refusal if the address or the organisation number was taken meanwhile
 */
export async function bringCompany(parts: Importing, { external_id: _, ...told }: ImportedCompany, key: RecordKey) {
  const moment = momentOf(parts.clock());
  const { email, first_name, last_name } = told;
  if (!(await findRecord(parts.db, key))) {
    const made = await inTransaction(parts.db, async (trx) => {
      const account_id = await insertAccount(trx, { email, first_name, last_name, role: 'company' }, moment);
      if (!account_id) return refuse('email_used');
      await makeCompany(trx, account_id, told, moment);
      return noteRecord(trx, key, account_id, moment);
    });
    if (isRefusal(made)) return made;
  }
  await tellOnce(parts, key, companyInvitation({ first_name, company: told.company_name, source: key.source }), moment);
  return [];
}
