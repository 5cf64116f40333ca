import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { isSameName } from '#domain/kernel/same-name.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { companyHindrancesOf } from '#domain/office/erasure/company-hindrances.ts';
import { type CompanyActor, SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { confirmOwner } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { companyAdapter } from '#server/features/companies/company/lifecycle.ts';
import { dealingsOfCompany, keptOfCompany } from '#server/features/office/erasure/queries/company-dealings.ts';
import { moveMany } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { LAST_MAIL } from '#server/outbox/last-mail.ts';
import type { Services } from '#server/services.ts';
import { companyDeletedMail } from '#texts/office/erasure-mails.ts';
import { DELETED_COMPANY } from '#texts/office/erasure-words.ts';
import { eraseMember } from './erase-member.ts';

interface Member {
  readonly account_id: string;
  readonly name: string;
  readonly first_name: string;
  readonly email: string;
}

/**
 * Deletes a company with the accounts of its members, at once. Refused while obligations to talents or Medverka are
 * open. If a project refers to the company, the company's row stays with its name and number (`leavePlace`).
 */
export async function deleteCompany(
  { db }: Pick<Services, 'db'>,
  actor: CompanyActor,
  { password, name }: { readonly password?: string | undefined; readonly name: string },
  moment: Moment,
) {
  const stranger = await confirmOwner(db, actor, password, moment);
  if (stranger) return stranger;
  const { company_id } = actor;
  return inTransaction(db, async (trx) => {
    // Commands for the company lock this row too (server/lifecycle/lock-rights.ts), so the deletion waits for them.
    const { rows: companies } = await sql<{ name: string }>`
      select name from companies where id = ${company_id} for update`.execute(trx);
    const { rows: members } = await sql<Member & { member_role: string }>`
      select a.id as account_id, a.name, a.first_name, a.email, m.member_role
      from company_members m join accounts a on a.id = m.account_id
      where m.company_id = ${company_id} order by a.id for update of m`.execute(trx);
    const owner = members.find(({ account_id }) => account_id === actor.account_id);
    const [company] = companies;
    if (!company || owner?.member_role !== 'owner') return refuse('changed_meanwhile');
    if (!isSameName(name, company.name)) return refuse('company_name_differs');
    if (companyHindrancesOf(await dealingsOfCompany(trx, company_id)).length > 0) return refuse('company_hindered');
    const kept = await keptOfCompany(trx, company_id);
    await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
    for (const member of members) await eraseMember(trx, { ...member, talent_id: null }, company_id);
    // Mailed after the erasures: an erasure removes the person's name from queued mails, and these mails name the
    // owner.
    for (const member of members) {
      const content = companyDeletedMail(member.first_name, company.name, owner.name, kept.length > 0);
      await queueMail(trx, { to_email: member.email, content, dedupe_key: `${LAST_MAIL}${member.account_id}` });
    }
    await sql`
      update private_files set deleted_date = ${moment.now} where noun = 'company_change' and deleted_date is null
        and subject_id in (select id from company_changes where company_id = ${company_id})`.execute(trx);
    await deleteWhatGoesWith(trx, company_id);
    await leavePlace(trx, company_id, moment);
    announce(trx, { topics: ['admin'], noun: 'company', ids: [company_id] });
    return true as const;
  });
}

/**
 * Deletes the rows that reference the company with `on delete cascade`, and its templates, presentations and sign-offs.
 * The tables are read from the database's catalogue, so that no later table is forgotten. Threads stay until their
 * retention ends, because they also belong to the talents.
 */
async function deleteWhatGoesWith(trx: Trx, company_id: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'companies'::regclass
      and (c.confdeltype = 'c' and c.conrelid <> 'project_chats'::regclass
        or c.conrelid in ('project_templates'::regclass, 'presentations'::regclass, 'sign_offs'::regclass))
    order by 1`.execute(trx);
  for (const { table, column } of rows) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${company_id}`.execute(trx);
  }
}

/**
 * Deletes the company's row if no project refers to it. Otherwise the row keeps the facts that agreements and invoices
 * state (name, number, addresses), and loses its contacts, texts and references. Drafts of projects lose their texts.
 */
async function leavePlace(trx: Trx, company_id: string, moment: Moment): Promise<void> {
  const { rows } = await sql`
    delete from companies c where id = ${company_id} and not exists (select from projects p where p.company_id = c.id)
    returning id`.execute(trx);
  if (rows.length > 0) return;
  await sql`
    update projects set title = ${DELETED_COMPANY.draft}, description = '', greeting = '', place = ''
    where company_id = ${company_id} and status = 'draft'`.execute(trx);
  await sql`
    update companies set name = left(name, 180) || ${DELETED_COMPANY.suffix}, contact_name = '', phone = '', about = '',
      homepage = '', invoice_email = '', invoice_reference = '', order_reference = ''
    where id = ${company_id}`.execute(trx);
  await sql`update invoices set mailbox = null where company_id = ${company_id} and mailbox is not null`.execute(trx);
  // Loaded after the texts are removed, so that the event of leaving contains no person's name.
  const objects = await companyAdapter.load(trx, { of: 'company', ids: [company_id] }, moment);
  const left = await moveMany(trx, { noun: 'company', command: 'leave', objects, actor: SYSTEM, moment, words: {} });
  if (isRefusal(left)) throw new Error(`A company that is held could not leave: ${left.refused}`);
}
