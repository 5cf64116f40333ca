import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import {
  type Acceptance,
  type Draft,
  missingForCasting,
  type ProjectKind,
  SILENT_WORKING_DAYS,
} from './project.rules.ts';
import { PROJECT_STATUSES, PROJECT_STEPS, type ProjectStatus, type ProjectStep } from './project-states.ts';

const STEPS_OF_STATUS: Record<ProjectStatus, readonly number[]> = {
  draft: [1],
  casting: [2, 3, 4],
  active: [5],
  completed: [5],
  cancelled: PROJECT_STEPS,
};

/**
 * The facts about a project that its guards read: its state, and counts that the server makes in the same transaction.
 */
export interface ProjectSubject extends Draft {
  readonly status: ProjectStatus;
  readonly current_step: ProjectStep;
  readonly kind: ProjectKind;
  readonly acceptance: Acceptance;
  /** Number of requests sent and not withdrawn. */
  readonly request_count: number;
  readonly interested_count: number;
  readonly approved_count: number;
  /** Number of people asked and neither approved nor rejected, with any answer or none. */
  readonly undecided_count: number;
  /** Number of roles with fewer approved people than their headcount. */
  readonly short_role_count: number;
  /**
   * Number of agreements that wait for the company's signature, and the instant from which the oldest of them has
   * waited.
   */
  readonly unsigned_count: number;
  readonly unsigned_since: string | null;
  /** The last ISO day on which the company was mailed about ending rights; null for never. */
  readonly rights_told_on: string | null;
  /** True if the company accepts fewer people than it asked for. */
  readonly accepts_short_roles: boolean;
  /** True for one of several projects of a production. A part that still casts has a part with booked people. */
  readonly is_part: boolean;
  /** True if another part of the production is a draft or casts. */
  readonly has_casting_part: boolean;
}

const guardEnd = (project: ProjectSubject, moment: Moment): RefusalCode | null =>
  project.last_day !== null && project.last_day > moment.today ? 'work_not_over' : null;

/**
 * Refuses to ask for the completion before the work is over: the deadline follows the project's dates, but a booked
 * talent may work on later days.
 */
const guardOver = ({ last_day }: ProjectSubject, { today }: Moment): RefusalCode | null =>
  last_day !== null && last_day >= today ? 'work_not_over' : null;

/**
 * Refuses a completion by silence until SILENT_WORKING_DAYS have passed after the present last day, whenever the
 * company was asked.
 */
const guardSilence = ({ last_day }: ProjectSubject, { today }: Moment): RefusalCode | null =>
  last_day !== null && today <= addWorkingDays(last_day, SILENT_WORKING_DAYS) ? 'work_not_over' : null;

/** True for an all-or-none order while a named talent has not said yes, or has declined and not been replaced. */
const waitsForAll = ({ kind, acceptance, undecided_count }: ProjectSubject): boolean =>
  kind === 'order' && acceptance === 'all' && undecided_count > 0;

const lacksPeople = ({ short_role_count, accepts_short_roles }: ProjectSubject): boolean =>
  short_role_count > 0 && !accepts_short_roles;

function guardActivation(project: ProjectSubject): RefusalCode | null {
  // The production has a project in step 5 already, which the people of this part join.
  if (project.is_part) return 'not_allowed_now';
  if (project.kind === 'project' && project.current_step === 3) return 'not_allowed_now';
  if (project.approved_count === 0) return 'nobody_approved';
  if (waitsForAll(project)) return 'order_waits_for_all';
  return lacksPeople(project) ? 'roles_short' : null;
}

function guardPart({ kind, acceptance, current_step, approved_count }: ProjectSubject): RefusalCode | null {
  if (kind === 'project' && current_step === 3) return 'not_allowed_now';
  if (approved_count === 0) return 'nobody_approved';
  // All people of such an order are booked at once.
  return kind === 'order' && acceptance === 'all' ? 'order_waits_for_all' : null;
}

/**
 * The five steps of the spec: Utkast, Talanger, Svar, Urval, Aktivt. An order goes from 3 to 5, because it has no step
 * in which the company chooses.
 */
export const projectWorkflow = declareWorkflow<ProjectSubject>()({
  noun: 'project',
  table: 'projects',
  columns: { status: PROJECT_STATUSES, current_step: PROJECT_STEPS },
  invariant: (state) => STEPS_OF_STATUS[state.status].includes(state.current_step),
  creation: {
    command: 'create',
    by: ['company'],
    state: { status: 'draft', current_step: 1 },
    notices: {},
    why: 'The company creates a draft; nobody else sees it.',
  },
  otherCreation: {
    command: 'begin-booked',
    by: [...BINDING_MEMBERS, 'admin'],
    state: { status: 'active', current_step: 5 },
    notices: {},
    why: 'The first people of a production are booked while the rest is being cast, so they get a project of their own in step 5.',
  },
  transitions: {
    'open-casting': {
      by: ['company', 'admin'],
      from: { status: ['draft'] },
      to: { status: 'casting', current_step: 2 },
      guard: (project) => (missingForCasting(project).length > 0 ? 'project_incomplete' : null),
      notices: {},
      why: 'The company has written enough (title, dates, place, a role with fee and number) for people to be asked.',
    },
    'await-answers': {
      by: ['company', 'admin', 'system'],
      from: { status: ['casting'], current_step: [2] },
      to: { current_step: 3 },
      guard: (project) => (project.request_count === 0 ? 'no_requests_sent' : null),
      notices: {},
      why: 'Requests are out; sending the first ones from step 2 moves the project here.',
    },
    'back-to-talents': {
      by: ['company', 'admin'],
      from: { status: ['casting'], current_step: [3] },
      to: { current_step: 2 },
      notices: {},
      why: 'The company wants to look for more people before it continues; open requests stay open.',
    },
    'start-review': {
      by: ['company', 'admin'],
      from: { status: ['casting'], current_step: [3] },
      to: { current_step: 4 },
      guard: (project) => {
        if (project.kind === 'order') return 'order_has_no_review';
        return project.interested_count === 0 ? 'nobody_interested' : null;
      },
      notices: {},
      why: 'A talent has said yes, so the company can audition, compare and decide.',
    },
    'back-to-answers': {
      by: ['company', 'admin'],
      from: { status: ['casting'], current_step: [4] },
      to: { current_step: 3 },
      notices: {},
      why: 'The company needs more answers after its review; decisions so far stand.',
    },
    activate: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['casting'], current_step: [3, 4] },
      to: { status: 'active', current_step: 5 },
      guard: guardActivation,
      notices: {},
      why: 'The company books the approved people; in the same transaction each of them gets a booking and all others an answer.',
    },
    'book-part': {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['casting'], current_step: [3, 4] },
      to: {},
      guard: guardPart,
      notices: {},
      why: 'The company books some approved people at once, in the production’s project in step 5; only people who wait for a role without a place left get an answer.',
    },
    'end-casting': {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['casting'], current_step: [2, 3, 4] },
      to: { status: 'completed', current_step: 5 },
      guard: (project) => {
        if (!project.is_part) return 'not_allowed_now';
        return lacksPeople(project) ? 'roles_short' : null;
      },
      notices: {},
      why: 'All people of the production are booked in its other project, or the company gives up the empty places; all others get an answer.',
    },
    'cast-more': {
      by: ['company'],
      from: { status: ['active'] },
      to: {},
      guard: ({ has_casting_part, last_day }, { today }) => {
        if (has_casting_part) return 'not_allowed_now';
        return last_day !== null && last_day < today ? 'work_over' : null;
      },
      notices: {},
      why: 'The company looks for more people for a production that is booked already; they are asked in a part that casts.',
    },
    'await-payment': {
      by: ['system'],
      from: { status: ['casting'] },
      to: {},
      notices: {},
      why: 'A booking was refused because the company owes too much: the people who have said yes are told that it waits, at most once a week.',
    },
    'move-days': {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['casting', 'active'] },
      to: {},
      notices: {},
      why: 'The company moves days of a production at once: every person who is booked or asked is told, and answers.',
    },
    complete: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['active'] },
      to: { status: 'completed' },
      guard: guardEnd,
      notices: {},
      why: 'The last day of work is over and the company confirms the work; pay and invoicing start here.',
    },
    'remind-to-sign': {
      by: ['system'],
      from: { status: ['active'] },
      to: {},
      guard: ({ unsigned_count }) => (unsigned_count === 0 ? 'not_allowed_now' : null),
      deadline: { column: 'sign_remind_date', passes: 'instant' },
      notices: { company: 'mail' },
      push: 'to_sign',
      why: 'The company has not signed a day after its agreements were ready, nor the day after that; one mail for all of them.',
    },
    'warn-of-rights': {
      by: ['system'],
      from: { status: ['active', 'completed', 'cancelled'] },
      to: {},
      notices: { company: 'mail' },
      why: 'A right to show material ends in sixty days, in seven, or has ended: one mail a day for all rights.',
    },
    'ask-completion': {
      by: ['system'],
      from: { status: ['active'] },
      to: {},
      guard: guardOver,
      deadline: { column: 'work_ends_on', passes: 'day', once: 'completion_asked_date' },
      notices: { company: 'mail' },
      why: 'The last day of work is over: the company is asked to confirm the work, and told when silence counts as a yes.',
    },
    'complete-unanswered': {
      by: ['system'],
      from: { status: ['active'] },
      to: { status: 'completed' },
      guard: guardSilence,
      deadline: { column: 'completes_on', passes: 'day' },
      notices: { company: 'notice' },
      why: 'The company was asked and did not answer; the work counts as done, so that nobody waits for their pay.',
    },
    cancel: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['draft', 'casting', 'active'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'The company gives up the project with a reason; every open request and booking is answered with it.',
    },
  },
});
