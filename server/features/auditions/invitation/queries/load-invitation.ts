import { remindOfTapeAt } from '#domain/auditions/audition/audition.ts';
import type { AuditionKind, AuditionStatus } from '#domain/auditions/audition/audition.workflow.ts';
import { dueDateOf } from '#domain/auditions/invitation/invitation.rules.ts';
import type { InvitationStatus, InvitationSubject } from '#domain/auditions/invitation/invitation.workflow.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { HAS_BLOCKED } from '#server/features/casting/candidate/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';

/** An invitation with its audition, project and people. */
export interface LoadedInvitation extends Omit<InvitationSubject, 'reminds_date'> {
  readonly id: string;
  readonly audition_id: string;
  readonly candidate_id: string;
  readonly role_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly status: InvitationStatus;
  readonly kind: AuditionKind;
  readonly audition_status: AuditionStatus;
  readonly audition_title: string;
  readonly audition_deadline: string | null;
  readonly max_takes: number;
  readonly max_minutes: number;
  readonly decision_by: string | null;
  readonly own_deadline: string | null;
  readonly project_status: ProjectStatus;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly sides_file_id: string | null;
  readonly guardian_emails: string[];
}

/**
 * Actors who see and move invitations. A talent has the talent's own invitations once they are sent; a company has the
 * invitations of its projects; administrators and the system have all invitations.
 */
export type InvitationActor = TalentActor | ProjectActor | SystemActor;

/** The condition on `v` (invitations) and `p` (projects) for the actor's invitations. */
export function visibleInvitations(actor: InvitationActor) {
  if (actor.role === 'system') return sql<boolean>`true`;
  if (actor.role !== 'talent') return visibleProjects(actor);
  // A talent sees an invitation only after it was sent; until then the company can add and remove candidates unnoticed.
  return sql<boolean>`(v.talent_id = ${actor.talent_id} and v.invited_date is not null)`;
}

/**
 * True on `k` (candidates) if the request for the role is open: not withdrawn, not declined and without a final answer.
 * The request stays open while the talent has changed terms to answer.
 */
export const IS_CANDIDATE = sql<boolean>`(not k.is_deleted and k.closed_date is null
  and k.interest_status <> 'not_interested')`;

/**
 * The invitations that meet `where`, in which `v` is the invitation; ordered by talent, so that all transactions lock
 * in the same order.
 */
export async function loadInvitations(db: Db, where: ReturnType<typeof sql>): Promise<LoadedInvitation[]> {
  const { rows } = await sql<Omit<LoadedInvitation, 'due_date'>>`
    select v.id, v.audition_id, v.candidate_id, v.role_id, v.project_id, v.company_id, v.talent_id, v.status,
      v.deadline_date as own_deadline, v.reminded_date, v.asked_time_date, d.kind, d.status as audition_status,
      d.title as audition_title, d.deadline_date as audition_deadline, d.max_takes, d.max_minutes, d.decision_by,
      d.sides_file_id, p.status as project_status, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date, t.guardian_consent_date,
      k.terms ->> 'role_title' as role_title, ${IS_CANDIDATE} as is_candidate, ${HAS_BLOCKED} as is_blocked,
      array(select g.guardian_email from guardian_consents g where g.talent_id = t.id and g.status = 'given'
        order by g.place) as guardian_emails
    from invitations v join auditions d on d.id = v.audition_id join projects p on p.id = v.project_id
      join companies c on c.id = v.company_id join talents t on t.id = v.talent_id
      join candidates k on k.id = v.candidate_id
    where ${where} order by v.talent_id, v.id`.execute(db);
  return rows.map((row) => ({ ...row, due_date: dueDateOf(row.audition_deadline, row.own_deadline) }));
}

/** One invitation; null if the actor may not see it. */
export async function loadInvitation(db: Db, actor: InvitationActor, id: string): Promise<LoadedInvitation | null> {
  const [row] = await loadInvitations(db, sql`v.id = ${id} and ${visibleInvitations(actor)}`);
  return row ?? null;
}

/**
 * Locks the project of an invitation: exclusively for the company's commands and for choices of times, shared for
 * answers. The lock is a statement of its own, so that the next statement reads the changes for which the lock waited.
 */
export async function lockProjectOfInvitation(trx: Trx, id: string, strength: 'share' | 'update'): Promise<void> {
  await sql`select p.id from projects p join invitations v on v.project_id = p.id where v.id = ${id}
    ${strength === 'share' ? sql`for share of p` : sql`for no key update of p`}`.execute(trx);
}

/** The facts for an invitation's guards. */
export const invitationSubject = (invitation: LoadedInvitation, { now }: Moment): InvitationSubject => ({
  ...invitation,
  reminds_date: invitation.kind === 'self_tape' ? remindOfTapeAt(invitation.due_date, now) : null,
});

/**
 * An invitation in the form that `move` takes. A guardian has no account, so the link in the guardian's mail leads to
 * the start page.
 */
export function invitationObject(invitation: LoadedInvitation, moment: Moment): Loaded<'invitation'> {
  const { id, candidate_id, project_id, company_id, talent_id, guardian_emails, kind } = invitation;
  const { project_title, company_name, talent_name, role_title, audition_title, due_date, decision_by } = invitation;
  const guardians = needsGuardian(invitation, moment.today)
    ? guardian_emails.map((email) => ({ email, path: '/' }))
    : [];
  return {
    id,
    subject: invitationSubject(invitation, moment),
    talent: invitation,
    concerned: { candidate_id, project_id, company_id, talent_id, guardians },
    facts: {
      project_title,
      company_name,
      talent_name,
      role_title,
      audition_title,
      due_date,
      decision_by,
      audition_kind: kind,
    },
  };
}
