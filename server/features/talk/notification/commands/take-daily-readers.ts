import { sql } from 'kysely';
import type { MailAudience, MailRates } from '#domain/kernel/mail/mail-choices.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

/** Number of readers found at a time. */
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The notices of a day's mails: those before `until`, and not before `since`. */
export interface Span {
  readonly since: string;
  readonly until: string;
}

/**
 * The next accounts with something unread of the span since their last daily mail, in the order of accounts. Most
 * talents have nothing, so their notices are looked for and not the talents.
 */
const DUE = {
  talent: ({ since, until }: Span, after: string) => sql<{ account_id: string }>`
    select distinct t.account_id from notices n join talents t on t.id = n.talent_id
      left join mail_choices m on m.account_id = t.account_id
    where n.audience = 'talent' and not n.read and n.created_date >= ${since} and n.created_date < ${until}
      and (m.digest_from is null or m.digest_from < ${until} and n.created_date >= m.digest_from)
      and t.account_id > ${after} order by t.account_id limit ${AT_ONCE}`,
  company: ({ until }: Span, after: string) => sql<{ account_id: string }>`
    select m.account_id from company_members m join companies c on c.id = m.company_id
    where m.digest_from < ${until} and c.status = 'approved' and m.account_id > ${after}
    order by m.account_id limit ${AT_ONCE}`,
} as const;

/** Calls `work` for each account whose daily mail may be due, one after the other. */
export async function forEachDue(
  db: Db,
  audience: MailAudience,
  span: Span,
  work: (account_id: string) => Promise<unknown>,
): Promise<void> {
  for (let after = BEFORE_ALL; ; ) {
    const { rows } = await DUE[audience](span, after).execute(db);
    for (const { account_id } of rows) await work(account_id);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.account_id;
  }
}

/** A person whose daily mail is due. */
export interface DailyReader {
  readonly audience: MailAudience;
  readonly actor: TalentActor | CompanyActor;
  readonly mail_rates: MailRates;
  /** Time from which notices are in the mail; null for no limit of the person's own. */
  readonly digest_from: string | null;
  /** The person's row of `push_choices`, which has the quiet hours; null without one. */
  readonly choices: {
    readonly off_kinds: unknown;
    readonly quiet_from: string | null;
    readonly quiet_until: string | null;
  } | null;
}

interface Row extends Omit<DailyReader, 'audience' | 'actor'> {
  readonly name: string;
  readonly email: string;
}

const CHOICES = sql`(select to_jsonb(p) from push_choices p where p.account_id = a.id) as choices`;

/**
 * A person whose daily mail is due, locked until the commit; undefined if the mail has been written meanwhile, or if
 * another process is writing it.
 */
export async function takeReader(
  trx: Trx,
  audience: MailAudience,
  account_id: string,
  until: string,
): Promise<DailyReader | undefined> {
  if (audience === 'talent') {
    await sql`insert into mail_choices (account_id) values (${account_id}) on conflict (account_id) do nothing`.execute(
      trx,
    );
    const { rows } = await sql<Row & { talent_id: string }>`
      select t.id as talent_id, a.name, a.email, m.mail_rates, m.digest_from, ${CHOICES}
      from mail_choices m join accounts a on a.id = m.account_id join talents t on t.account_id = a.id
      where m.account_id = ${account_id} and (m.digest_from is null or m.digest_from < ${until})
      for update of m skip locked`.execute(trx);
    const [row] = rows;
    if (!row) return undefined;
    const { name, email, talent_id, ...reader } = row;
    const actor = { role: 'talent', account_id, session_id: '', name, email, talent_id, is_registered: true } as const;
    return { audience, actor, ...reader };
  }
  const { rows } = await sql<Row & { company_id: string; company_name: string; member_role: MemberRole }>`
    select m.company_id, c.name as company_name, m.member_role, a.name, a.email, m.mail_rates, m.digest_from, ${CHOICES}
    from company_members m join companies c on c.id = m.company_id join accounts a on a.id = m.account_id
    where m.account_id = ${account_id} and m.digest_from < ${until} and c.status = 'approved'
    for update of m skip locked`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { name, email, company_id, company_name, member_role, ...reader } = row;
  const member = { name, email, company_id, company_name, member_role };
  const actor = { role: 'company', account_id, session_id: '', company_status: 'approved', ...member } as const;
  return { audience, actor, ...reader };
}

const TABLES = { talent: 'mail_choices', company: 'company_members' } as const;

/** Notes that the notices before an instant are mailed. */
export async function markMailed(trx: Trx, audience: MailAudience, account_id: string, until: string): Promise<void> {
  await sql`
    update ${sql.table(TABLES[audience])} set digest_from = ${until} where account_id = ${account_id}`.execute(trx);
}
