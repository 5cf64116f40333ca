import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { createAudit } from '#server/http/audit.ts';
import { loggedAccounts } from '#server/http/logged-caller.ts';
import type { Services } from '#server/services.ts';

/** Number of accounts that are read and hashed at a time. */
const AT_ONCE = 5000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Finds the account of a mark: the marks of all accounts are computed, because a mark cannot be turned back. */
async function findMarked({ db, env }: Pick<Services, 'db' | 'env'>, mark: string): Promise<string | undefined> {
  for (let after = FIRST_ID; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from accounts where id > ${after} order by id limit ${AT_ONCE}`.execute(db);
    const found = rows.find(({ id }) => loggedAccounts(env, id).includes(mark));
    const last = rows.at(-1);
    if (found || !last) return found?.id;
    after = last.id;
  }
}

interface AdminRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly admin_role: AdminRole;
}

async function findAdmin(db: Db, email: string): Promise<AdminRow | undefined> {
  const { rows } = await sql<AdminRow>`
    select id, name, email, admin_role from accounts where email = ${email.toLowerCase()} and admin_role is not null`.execute(
    db,
  );
  return rows[0];
}

export interface LoggedAccountCall {
  /** The mark in the log, 16 hex digits. */
  readonly mark: string;
  /** The mail address of the administrator who looks. */
  readonly admin_email: string;
}

/**
 * The account that a mark in the server's log stands for. The look is written to the audit log of administrators first.
 * @returns id, name and address; 'not_allowed_for_role' if no administrator has the address, 'not_found' for an unknown mark
 */
export async function findLoggedAccount(
  services: Pick<Services, 'db' | 'env'>,
  { mark, admin_email }: LoggedAccountCall,
  { moment, request_id }: { readonly moment: Moment; readonly request_id: string },
) {
  const { db } = services;
  const admin = await findAdmin(db, admin_email);
  if (!admin) return refuse('not_allowed_for_role');
  const id = await findMarked(services, mark);
  const { rows } = await sql<{ id: string; name: string; email: string; role: string; talent_id: string | null }>`
    select a.id, a.name, a.email, a.role, t.id as talent_id from accounts a left join talents t on t.account_id = a.id
    where a.id = ${id ?? null}`.execute(db);
  const [found] = rows;
  if (!found) return refuse('not_found');
  const { talent_id, ...account } = found;
  const actor = { role: 'admin', account_id: admin.id, session_id: '', ...admin } as const;
  const call = { params: { id: talent_id ?? account.id }, body: {}, request_id };
  await createAudit(db).write({ key: 'log:account', looks_at: 'contact', is_command: false }, actor, call, moment);
  return account;
}
