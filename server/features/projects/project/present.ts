import { keptQuery } from '#contract/finding/talent-query.ts';
import type { ProjectDetails, ProjectInput, ProjectSummary } from '#contract/projects/project.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { plannedPay } from '#domain/projects/project/fees.ts';
import { missingForCasting } from '#domain/projects/project/project.rules.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { ProjectActor } from './policy.ts';
import type { ListedProject } from './queries/list-projects.ts';
import { type LoadedProject, type LoadedRole, ofProduction, projectSubject } from './queries/load-project.ts';

type Counted = 'headcount' | 'booked_count' | 'pending_count' | 'interested_count' | 'overdue_count' | 'approved_count';

const total = (roles: readonly LoadedRole[], name: Counted) => roles.reduce((sum, role) => sum + role[name], 0);

/**
 * A project as the API returns it, with its missing fields, whether its terms are locked, and the actor's commands.
 * @param picks number of picks, keyed by role
 */
export function presentProject(
  project: LoadedProject,
  picks: ReadonlyMap<string, number>,
  actor: ProjectActor,
  moment: Moment,
): ProjectDetails {
  // The company confirms short roles only after pressing the button, so the command is offered as if they were
  // confirmed.
  const subject = projectSubject(project, true);
  return {
    ...project,
    first_day: project.dates[0]?.starts_on ?? null,
    last_day: subject.last_day,
    role_count: project.roles.length,
    headcount: total(project.roles, 'headcount') - total(project.roles, 'booked_count'),
    pending_count: total(project.roles, 'pending_count'),
    interested_count: total(project.roles, 'interested_count'),
    overdue_count: total(project.roles, 'overdue_count'),
    approved_count: total(project.roles, 'approved_count'),
    // The wishes are parsed again, because a newer version of the form may have more fields than the stored wishes.
    roles: project.roles.map((role) => ({
      ...role,
      picked_count: picks.get(role.id) ?? 0,
      wanted: keptQuery.parse(role.wanted),
      pay_ore: plannedPay(project, role.terms),
    })),
    missing: missingForCasting(subject),
    is_terms_locked: subject.request_count > 0,
    actions: commandsNow(projectWorkflow, subject, actor, moment),
  };
}

/** A project of a list as the API returns it, with the actor's commands. */
export function presentSummary(project: ListedProject, actor: ProjectActor, moment: Moment): ProjectSummary {
  // The company confirms short roles only after pressing the button, so the commands are computed as if there were
  // none.
  const subject = {
    ...project,
    unsigned_since: null,
    rights_told_on: null,
    short_role_count: 0,
    accepts_short_roles: true,
    ...ofProduction(project),
  };
  return { ...project, actions: commandsNow(projectWorkflow, subject, actor, moment) };
}

/** A project in the shape of the form with which it is written. */
export function formOfProject(project: LoadedProject): Record<keyof ProjectInput, unknown> {
  const { kind, acceptance, title, production_type, description, municipality_id, place, greeting, decision_by } =
    project;
  const { usage_media, usage_territory, usage_months } = project;
  const words = {
    kind,
    acceptance,
    title,
    production_type,
    description,
    municipality_id,
    place,
    greeting,
    decision_by,
  };
  return {
    ...words,
    usage_media,
    usage_territory,
    usage_months,
    dates: project.dates.map(({ id, ...date }) => date),
    roles: project.roles.map((role) => ({
      id: role.id,
      title: role.title,
      description: role.description,
      headcount: role.headcount,
      terms: role.terms,
      // The wishes are parsed again, because a newer version of the form may have more fields than the stored wishes.
      wanted: keptQuery.parse(role.wanted),
    })),
  };
}
