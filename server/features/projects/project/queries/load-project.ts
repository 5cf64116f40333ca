import type { KindSpan } from '#domain/deal/terms/days.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { type Acceptance, type ProjectKind, placesLeft } from '#domain/projects/project/project.rules.ts';
import type { ProjectSubject } from '#domain/projects/project/project.workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { underLocks } from '#server/db/under-locks.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { awaitedYes } from './list-projects.ts';
import { BOOKED_ELSEWHERE, OTHER_PARTS } from './places.ts';
import { roleTerms } from './role-terms.ts';

export interface LoadedRole {
  id: string;
  role_index: number;
  title: string;
  description: string;
  /** Number of places of the whole production while the part casts; afterwards those of the part. */
  headcount: number;
  /** Number of these places whose people are booked in another part of the production. */
  booked_count: number;
  terms: WrittenTerms;
  wanted: TalentQuery;
  request_count: number;
  pending_count: number;
  interested_count: number;
  overdue_count: number;
  approved_count: number;
  /** Number of candidates who would have to answer again if the terms changed. */
  open_count: number;
  /** Number of candidates without a decision of the company. */
  undecided_count: number;
  terms_version: number;
}

/** Another project of the same production. */
interface ProductionPart {
  id: string;
  status: ProjectStatus;
  current_step: ProjectStep;
  approved_count: number;
}

export interface LoadedProject {
  id: string;
  company_id: string;
  company_name: string;
  kind: ProjectKind;
  acceptance: Acceptance;
  title: string;
  production_type: string | null;
  description: string;
  municipality_id: string | null;
  place: string;
  greeting: string;
  usage_media: string[];
  usage_territory: string | null;
  usage_months: number | null;
  decision_by: string | null;
  status: ProjectStatus;
  current_step: ProjectStep;
  cancel_reason: string | null;
  /** Last ISO day on which the company can say that the work is not done; null while the company has not been asked. */
  completes_on: string | null;
  /**
   * Last booked ISO day; it can be after the project's dates, because agreements can move days. Null without bookings.
   */
  booked_until: string | null;
  /**
   * Number of agreements that wait for the company's signature (`unsigned_since`: time at which the first of them was
   * offered).
   */
  unsigned_count: number;
  report_count: number;
  unsigned_since: string | null;
  rights_told_on: string | null;
  /** Number of counter-offers that the company has to answer. */
  offer_count: number;
  called_count: number;
  asked_time_count: number;
  awaits_sign_off: boolean;
  /** The first project of the production; null for a project that is a whole production. */
  production_id: string | null;
  parts: ProductionPart[];
  revision: number;
  created_date: string;
  updated_date: string;
  dates: (KindSpan & { id: string })[];
  roles: LoadedRole[];
}

/** One project with its dates and roles; null if the actor may not see it. */
export async function loadProject(db: Db, actor: ProjectActor, id: string): Promise<LoadedProject | null> {
  const [project] = await loadProjects(db, sql`p.id = ${id} and ${visibleProjects(actor)}`);
  return project ?? null;
}

/**
 * Locks a project until the commit and loads it, so that decisions, activation and requests of one project run one at a
 * time.
 */
export const holdProject = (trx: Trx, actor: ProjectActor, id: string): Promise<LoadedProject | null> =>
  underLocks(trx, [() => lockProject(trx, actor, id)], () => loadProject(trx, actor, id));

/**
 * Locks a project that the actor may see, until the commit. The lock is a statement of its own before the reading one,
 * because a statement that waits for a row reads other tables as they were before the wait.
 */
export async function lockProject(db: Db, actor: ProjectActor, id: string): Promise<void> {
  await sql`select p.id from projects p where p.id = ${id} and ${visibleProjects(actor)} for no key update`.execute(db);
}

const COLUMNS = sql`p.id, p.company_id, p.kind, p.acceptance, p.title, p.production_type, p.description, p.municipality_id, p.place,
  p.greeting, p.usage_media, p.usage_territory, p.usage_months, p.decision_by, p.status, p.current_step, p.cancel_reason,
  p.completes_on, p.rights_told_on, p.production_id, p.revision, p.created_date, p.updated_date`;

/**
 * The projects that meet `where`, in which `p` is the project, with their dates and roles, without a check of the
 * actor's rights.
 */
export async function loadProjects(db: Db, where: ReturnType<typeof sql>): Promise<LoadedProject[]> {
  const { rows } = await sql<LoadedProject>`
    select ${COLUMNS}, c.name as company_name, u.unsigned_count, u.unsigned_since, ${awaitedYes}, ${OTHER_PARTS} as parts,
      (select max(b.ends_on) from bookings b where b.project_id = p.id and b.status <> 'cancelled') as booked_until,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on)
        order by d.starts_on) from project_dates d where d.project_id = p.id), '[]') as dates,
      coalesce((select jsonb_agg(to_jsonb(r) || jsonb_build_object('terms', ${roleTerms('r')}) || to_jsonb(n) order by r.role_index)
        from project_roles r cross join lateral (
          select count(*) as request_count, ${BOOKED_ELSEWHERE} as booked_count,
            count(*) filter (where k.interest_status = 'pending' and k.closed_date is null) as pending_count,
            count(*) filter (where k.interest_status = 'interested') as interested_count,
            count(*) filter (where k.interest_status = 'overdue_interest') as overdue_count,
            count(*) filter (where k.client_decision = 'approved') as approved_count,
            count(*) filter (where k.client_decision is null) as undecided_count,
            count(*) filter (where k.interest_status <> 'not_interested' and k.client_decision is distinct from 'rejected') as open_count
          from candidates k where k.project_id = r.project_id and k.role_index = r.role_index and not k.is_deleted) n
        where r.project_id = p.id), '[]') as roles
    from projects p join companies c on c.id = p.company_id
      cross join lateral (select count(*) as unsigned_count, min(a.offered_date) as unsigned_since
        from agreements a where a.project_id = p.id and a.status = 'to_sign' and a.awaits = 'company') u
    where ${where} order by p.id`.execute(db);
  return rows;
}

/** True if the actor may see the project. Checked before lists of things in a project. */
export async function seesProject(db: Db, actor: ProjectActor, id: string): Promise<boolean> {
  const { rows } = await sql`select from projects p where p.id = ${id} and ${visibleProjects(actor)}`.execute(db);
  return rows.length > 0;
}

const sum = (
  roles: readonly LoadedRole[],
  count: 'request_count' | 'interested_count' | 'approved_count' | 'undecided_count',
) => roles.reduce((total, role) => total + role[count], 0);

/** The last day of the project's dates, or the last booked day if that is later; null without any day. */
const lastDayOf = ({ dates, booked_until }: LoadedProject): string | null =>
  [...dates.map(({ ends_on }) => ends_on), booked_until]
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;

/** The facts about a project's production for its guards. */
export const ofProduction = ({
  production_id,
  parts,
}: {
  readonly production_id: string | null;
  readonly parts: readonly { readonly status: ProjectStatus }[];
}) => ({
  is_part: production_id !== null,
  has_casting_part: parts.some(({ status }) => status === 'draft' || status === 'casting'),
});

/** The facts for the project's guards. */
export function projectSubject(project: LoadedProject, accepts_short_roles: boolean): ProjectSubject {
  return {
    status: project.status,
    current_step: project.current_step,
    kind: project.kind,
    acceptance: project.acceptance,
    title: project.title,
    municipality_id: project.municipality_id,
    production_type: project.production_type,
    usage_media: project.usage_media,
    usage_territory: project.usage_territory,
    usage_months: project.usage_months,
    last_day: lastDayOf(project),
    roles: project.roles,
    request_count: sum(project.roles, 'request_count'),
    interested_count: sum(project.roles, 'interested_count'),
    approved_count: sum(project.roles, 'approved_count'),
    undecided_count: sum(project.roles, 'undecided_count'),
    unsigned_count: project.unsigned_count,
    unsigned_since: project.unsigned_since,
    rights_told_on: project.rights_told_on,
    short_role_count: project.roles.filter((role) => placesLeft(role) > 0).length,
    accepts_short_roles,
    ...ofProduction(project),
  };
}
