import type { RawBuilder } from 'kysely';
import type { FamilyView } from '#contract/work/family.ts';
import { ageOn, dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import { findClearanceOf } from '#server/features/work/clearance/queries/show-clearances.ts';
import { sendsSms } from '#server/sms/create-provider.ts';

interface FamilyLink {
  readonly guardian_mailbox: string;
  readonly expires_date: string;
}

/** The link of a token; null for an unknown or expired one. */
export async function findFamilyLink(db: Db, token: string, { now }: Moment): Promise<FamilyLink | null> {
  const { rows } = await sql<FamilyLink>`
    select guardian_mailbox, expires_date from family_links
    where token_hash = ${hashToken(token)} and expires_date > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** More children or things than one guardian has. */
const AT_MOST = 50;

/**
 * True on `g` (guardian_consents) and `t` (talents) for the questions of a mailbox that can be opened: answered with
 * yes, or not answered while the question is valid. From the eighteenth birthday on there are none.
 */
export const opensTo = (guardian_mailbox: string | RawBuilder<unknown>, { now, today }: Moment) => sql<boolean>`(
  g.guardian_mailbox = ${guardian_mailbox} and (g.status = 'given' or g.status = 'asked' and g.token_expires_date > ${now})
  and t.birth_date > ${today}::date - interval '18 years')`;

interface ChildRow {
  readonly id: string;
  readonly status: 'asked' | 'given';
  readonly first_name: string;
  readonly birth_date: string;
  readonly token_expires_date: string;
  readonly has_phone: boolean;
}

interface WorkRow {
  readonly what: 'agreement' | 'clearance';
  readonly id: string;
  readonly consent_id: string;
  readonly candidate_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly until: string | null;
}

const GUARDIAN = { role: 'guardian', account_id: null } as const;

/** The agreements to sign and the waiting clearances of the children, each with the approval that its page opens. */
const waitingWork = (guardian_mailbox: string, moment: Moment) => sql<WorkRow>`
  select w.what, w.id, w.consent_id, w.candidate_id, p.title as project_title, c.name as company_name, w.until
  from (
    select 'agreement' as what, v.id, v.consent_id, a.candidate_id, a.project_id, a.company_id, v.talent_id,
      (v.token_expires_date at time zone 'Europe/Stockholm')::date::text as until
    from agreement_approvals v join agreements a on a.id = v.agreement_id
    where v.status = 'asked' and a.status = 'to_sign' and v.token_expires_date > ${moment.now}
    union all
    select 'clearance', v.id, v.consent_id, a.candidate_id, a.project_id, a.company_id, v.talent_id, null
    from agreement_approvals v join agreements a on a.id = v.agreement_id
      join clearances k on k.candidate_id = a.candidate_id and k.status = 'waiting'
    where v.status in ('shown', 'signed') and a.kind = 'work' and not exists (
      select from agreement_approvals w join agreements b on b.id = w.agreement_id
      where w.consent_id = v.consent_id and b.candidate_id = a.candidate_id and b.kind = 'work' and b.version > a.version)
  ) w join guardian_consents g on g.id = w.consent_id join talents t on t.id = w.talent_id
    join projects p on p.id = w.project_id join companies c on c.id = w.company_id
  where g.status = 'given' and ${opensTo(guardian_mailbox, moment)}
  order by w.until, w.id limit ${sql.lit(AT_MOST)}`;

/** A guardian's children under 18, and what waits for the guardian of each; null for an unknown or expired link. */
export async function findFamily(
  { db, env }: { readonly db: Db; readonly env: Env },
  token: string,
  moment: Moment,
): Promise<FamilyView | null> {
  const link = await findFamilyLink(db, token, moment);
  if (!link) return null;
  const children = sql<ChildRow>`
    select g.id, g.status, t.first_name, t.birth_date, g.token_expires_date,
      exists (select from phone_numbers n where n.consent_id = g.id and n.confirmed_date is not null) as has_phone
    from guardian_consents g join talents t on t.id = g.talent_id
    where ${opensTo(link.guardian_mailbox, moment)} order by t.birth_date, g.id limit ${sql.lit(AT_MOST)}`;
  const work = waitingWork(link.guardian_mailbox, moment);
  const [{ rows }, waiting] = await Promise.all([children.execute(db), work.execute(db)]);
  const ofWork = await Promise.all(waiting.rows.map((row) => waitsForGuardian(db, row, moment)));
  const asksPhone = sendsSms(env);
  return {
    expires_date: link.expires_date,
    children: rows.map((child) => ({
      id: child.id,
      first_name: child.first_name,
      age: ageOn(child.birth_date, moment.today),
      waits: [
        ...(child.status === 'asked' ? [aboutChild('consent', child.id, dayOf(child.token_expires_date))] : []),
        ...waiting.rows.filter((row, at) => ofWork[at] && row.consent_id === child.id),
        ...(child.status === 'given' && asksPhone && !child.has_phone ? [aboutChild('phone', child.id, null)] : []),
      ],
    })),
  };
}

const aboutChild = (what: 'consent' | 'phone', id: string, until: string | null) => ({
  what,
  id,
  project_title: null,
  company_name: null,
  until,
});

/** True for an agreement, and for a clearance that lacks what a guardian can tell. */
async function waitsForGuardian(db: Db, { what, candidate_id }: WorkRow, moment: Moment): Promise<boolean> {
  if (what === 'agreement') return true;
  const clearance = await findClearanceOf(db, GUARDIAN, candidate_id, moment);
  return clearance?.lacks.some(({ by }) => by.includes('guardian')) ?? false;
}
