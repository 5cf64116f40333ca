import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { acceptTerms } from '#server/features/accounts/account/commands/accept-terms.ts';
import {
  handOnAccount,
  type NextPerson,
  provenHash,
} from '#server/features/accounts/account/commands/hand-on-account.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { insertAccount } from '#server/features/accounts/account/commands/insert-account.ts';
import { isWeakPassword } from '#server/features/accounts/account/commands/refuse-weak-password.ts';
import { hashToken } from '#server/features/accounts/security/commands/make-token.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { logChange } from './hold-company.ts';

interface Invited {
  readonly company_id: string;
  readonly company_name: string;
  readonly invited_by_name: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly limit_ore: number | null;
}

/** The invitation of a valid link; null if the link is unknown or expired, or the company is not approved. */
export async function findInvitation(db: Db, token: string, { now }: Moment): Promise<Invited | null> {
  const { rows } = await sql<Invited>`
    select i.company_id, c.name as company_name, i.invited_by_name, i.email, i.member_role as role, i.limit_ore
    from company_invitations i join companies c on c.id = i.company_id and c.status = 'approved'
    where i.token_hash = ${hashToken(token)} and i.expires_date > ${now}`.execute(db);
  return rows[0] ?? null;
}

export interface Acceptance {
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/**
 * The account of the person who accepts: a new one, or the emptied account of a removed member. Null if the address is
 * used by another account.
 */
async function accountOf(trx: Trx, person: NextPerson, moment: Moment): Promise<string | null> {
  const { email, first_name, last_name, password_hash } = person;
  const account = { email, first_name, last_name, password_hash, terms_version: TERMS_VERSION };
  const made = await insertAccount(trx, { ...account, role: 'company' }, moment);
  if (made) return made;
  const id = await handOnAccount(trx, 'company', person, moment);
  if (!id) return null;
  await sql`
    update accounts set terms_version = ${TERMS_VERSION}, terms_accepted_date = ${moment.now} where id = ${id}`.execute(
    trx,
  );
  return id;
}

/** Makes the invited person a member, and uses up the link. */
export async function acceptInvitation(
  { db }: Pick<Services, 'db'>,
  person: Acceptance,
  moment: Moment,
  shortcuts: { readonly password_hash?: string } = {},
) {
  const offered = await findInvitation(db, person.token, moment);
  if (!offered) return refuse('dead_link');
  // The check comes before the link is used up, so that the person can try again with a better password.
  if (isWeakPassword(person.password, offered.email)) return refuse('weak_password');
  const [password_hash, proven_hash] = await Promise.all([
    shortcuts.password_hash ?? hashPassword(person.password),
    provenHash(db, offered.email, person.password),
  ]);
  return inTransaction(db, async (trx) => {
    await sql`select from companies where id = ${offered.company_id} for no key update`.execute(trx);
    const invited = await findInvitation(trx, person.token, moment);
    if (!invited) return refuse('dead_link');
    const { company_id, role, limit_ore, email } = invited;
    const { first_name, last_name } = person;
    const account_id = await accountOf(trx, { email, first_name, last_name, password_hash, proven_hash }, moment);
    if (!account_id) return refuse('email_used');
    await sql`delete from company_invitations where company_id = ${company_id} and email = ${email}`.execute(trx);
    await sql`
      update accounts set email_verified = true, email_confirmed_date = ${moment.now} where id = ${account_id}`.execute(
      trx,
    );
    await acceptTerms(trx, account_id, moment);
    await sql`
      insert into company_members (company_id, account_id, member_role, limit_ore)
      values (${company_id}, ${account_id}, ${role}, ${limit_ore})`.execute(trx);
    const name = `${person.first_name} ${person.last_name}`;
    await logChange(trx, { company_id, account_id, name }, { what: 'join', about: name, role, limit_ore }, moment.now);
    announce(trx, { topics: [`company:${company_id}`], noun: 'member' });
    return { account_id };
  });
}
