import { sql } from 'kysely';
import { type AuditionContent, lacksOfAudition } from '#domain/auditions/audition/audition.ts';
import type { AuditionStatus, AuditionSubject } from '#domain/auditions/audition/audition.workflow.ts';
import { type AuditionLimit, auditionLimits, isStopped } from '#domain/auditions/audition/audition-limits.ts';
import type { InvitationStatus } from '#domain/auditions/invitation/invitation.workflow.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';

/** An audition with its project, its roles and the number of its invitations in each state. */
export interface LoadedAudition extends AuditionContent {
  readonly id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly project_status: ProjectStatus;
  readonly project_step: ProjectStep;
  readonly status: AuditionStatus;
  readonly closes_date: string | null;
  readonly sides_file_id: string | null;
  readonly sides_pages: number;
  readonly cancel_reason: string | null;
  readonly revision: number;
  readonly published_date: string | null;
  readonly counts: Record<InvitationStatus, number>;
  readonly asked_time_count: number;
  readonly roles: { readonly id: string; readonly title: string }[];
  /**
   * True if somebody in the audition, apart from withdrawn candidates, has completed no other audition for the role;
   * true for an audition without invitations.
   */
  readonly is_first: boolean;
}

const COLUMNS = sql`d.id, d.project_id, d.company_id, d.kind, d.status, d.title, d.instruction, d.context, d.tone, d.director_note,
  d.deadline_date, d.closes_date, d.max_takes, d.max_minutes, d.place, d.address, d.contact, d.bring, d.video_link, d.decision_by,
  d.reads_together, d.may_choose_time, d.is_intimate, d.sides_file_id, d.sides_pages, d.cancel_reason, d.revision,
  d.published_date`;

/**
 * The auditions that meet `where`, in which `d` is the audition and `p` its project. By default ordered by id, so that
 * all transactions lock them in the same order.
 */
export async function loadAuditions(
  db: Db,
  where: ReturnType<typeof sql>,
  order = sql`d.id`,
): Promise<LoadedAudition[]> {
  const { rows } = await sql<LoadedAudition>`
    select ${COLUMNS}, p.title as project_title, c.name as company_name, p.status as project_status, p.current_step as project_step,
      n.counts, n.asked_time_count, n.is_first,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title) order by r.role_index)
        from project_roles r where r.id in (
          select v.role_id from invitations v where v.audition_id = d.id and v.status <> 'withdrawn')), '[]') as roles
    from auditions d join projects p on p.id = d.project_id join companies c on c.id = d.company_id
      cross join lateral (
        select jsonb_build_object('added', count(*) filter (where v.status = 'added'),
            'invited', count(*) filter (where v.status = 'invited'),
            'accepted', count(*) filter (where v.status = 'accepted'),
            'declined', count(*) filter (where v.status = 'declined'),
            'done', count(*) filter (where v.status = 'done'),
            'missed', count(*) filter (where v.status = 'missed'),
            'withdrawn', count(*) filter (where v.status = 'withdrawn')) as counts,
          count(*) filter (where v.asked_time_date is not null and v.status in ('invited', 'accepted')) as asked_time_count,
          coalesce(bool_or(v.status <> 'withdrawn' and not exists (select from invitations o
            where o.candidate_id = v.candidate_id and o.audition_id <> d.id and o.status = 'done')), true) as is_first
        from invitations v where v.audition_id = d.id) n
    where ${where} order by ${order}`.execute(db);
  return rows;
}

/** One audition in a project that the actor may see; null otherwise. */
export async function loadAudition(db: Db, actor: ProjectActor, id: string): Promise<LoadedAudition | null> {
  const [row] = await loadAuditions(db, sql`d.id = ${id} and ${visibleProjects(actor)}`);
  return row ?? null;
}

/**
 * Locks the project, as invitations and answers do, and loads the audition: no talent accepts an audition that is being
 * cancelled, and two simultaneous publications run one after the other.
 */
export async function lockAudition(db: Db, actor: ProjectActor, id: string): Promise<LoadedAudition | null> {
  await sql`
    select p.id from projects p join auditions d on d.project_id = p.id
    where d.id = ${id} and ${visibleProjects(actor)} for no key update of p`.execute(db);
  return loadAudition(db, actor, id);
}

/**
 * The limits that an audition breaks. The days to answer are counted from the audition's publication; before the
 * publication, from today.
 */
export const limitsOf = (audition: LoadedAudition, { today }: Moment): AuditionLimit[] =>
  auditionLimits({ ...audition, asked_on: audition.published_date ? dayOf(audition.published_date) : today });

/** The facts for an audition's guards. */
export const auditionSubject = (audition: LoadedAudition, moment: Moment): AuditionSubject => ({
  ...audition,
  is_complete: lacksOfAudition(audition).length === 0,
  is_stopped: isStopped(limitsOf(audition, moment)),
});

/** An audition in the form that `move` takes. */
export function auditionObject(audition: LoadedAudition, moment: Moment): Loaded<'audition'> {
  const { id, project_id, company_id, project_title, company_name, title, kind } = audition;
  return {
    id,
    subject: auditionSubject(audition, moment),
    concerned: { project_id, company_id },
    facts: { project_title, company_name, audition_title: title, audition_kind: kind },
  };
}
