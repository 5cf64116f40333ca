/** The routes that move a project, its candidates and its bookings in one transaction. */

import { z } from 'zod';
import { signOff } from '#contract/casting/sign-off.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, line, prose, revision } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectDetails, projectInput } from '#contract/projects/project.ts';
import { signOffWorkflow } from '#domain/casting/sign-off/sign-off.workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import { bookingRow } from './booking.ts';

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

/** Number of candidates asked, and the talents who could not be asked. */
export const sentRequests = z.object({
  sent_count: z.number(),
  skipped: z.array(
    z.object({
      talent_name: z.string(),
      role_title: z.string(),
      code: z.enum(['already_requested', 'talent_not_visible']),
    }),
  ),
});

export const pipelineRoutes = declareRoutes({
  'POST /projects/:id/requests': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      'Asks picked talents. In step 2 the first request moves the project to step 3. The answer names the people who cannot be asked; the others are asked.',
    params: byId,
    body: z.strictObject({
      picks: z
        .array(z.strictObject({ role_id: id, talent_id: id }))
        .min(1, 'Välj minst en person.')
        .max(200, 'Högst 200 åt gången.'),
      answer_by: day,
      message: prose(1000).default(''),
    }),
    response: sentRequests,
    affects: ['candidate', 'pick', 'project', 'sign_off'],
    errors: [
      'project_unchecked',
      'project_not_casting',
      'role_closed',
      'role_full',
      'limits_broken',
      'terms_incomplete',
      'answer_day_passed',
      'sign_off_asked',
      'over_limit',
      'already_requested',
      'no_requests_sent',
      'credit_reached',
      'credit_late',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /projects/:id/change-terms': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      'Saves changed terms of a project with open requests: everybody asked for the affected roles who has not said no must answer again.',
    params: byId,
    body: projectInput.extend({ revision, answer_by: day }),
    response: z.object({ asked_again_count: z.number(), project: projectDetails }),
    affects: ['candidate', 'counter_offer', 'option', 'project'],
    errors: [
      'project_not_casting',
      'project_incomplete',
      'terms_incomplete',
      'terms_locked',
      'answer_day_passed',
      'role_in_use',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /projects/:id/activate': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(projectWorkflow, 'activate'),
    open_to_keys: true,
    summary:
      'Moves the project from step 4 to 5 (3 to 5 for an order): books everybody approved and answers everybody else, or nobody. With candidate_ids only these approved people are booked, in a project of their own in step 5 that the answer names in parts; the rest goes on casting. Called again, for some or for all, it books into the same project.',
    params: byId,
    body: z.strictObject({
      accepts_short_roles: z.boolean().default(false),
      candidate_ids: z.array(id).min(1, 'Välj minst en person.').max(500, 'Högst 500 åt gången.').optional(),
    }),
    response: projectDetails,
    affects: ['booking', 'candidate', 'project', 'report', 'sign_off'],
    errors: [
      'nobody_approved',
      'order_waits_for_all',
      'roles_short',
      'booking_clash',
      'advance_due',
      'credit_reached',
      'credit_late',
      'sign_off_asked',
      'over_limit',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /projects/:id/complete': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(projectWorkflow, 'complete'),
    open_to_keys: true,
    summary: 'Confirms that the work is done, which completes the project.',
    params: byId,
    response: projectDetails,
    affects: ['booking', 'project'],
    errors: ['work_not_over', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/cancel': {
    ends_work: true,
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(projectWorkflow, 'cancel'),
    open_to_keys: true,
    summary: 'Cancels the project; everybody asked or booked gets an answer with the reason.',
    params: byId,
    body: z.strictObject({ reason: line('en anledning', 500) }),
    response: projectDetails,
    affects: ['booking', 'candidate', 'project', 'report', 'sign_off'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /bookings/:id/cancel': {
    ends_work: true,
    auth: ['company', 'admin'],
    members: membersGiving(bookingWorkflow, 'cancel'),
    looks_at: 'contact',
    open_to_keys: true,
    summary: 'Cancels one booking with a reason; the talent is told and the days are free.',
    params: byId,
    body: z.strictObject({ reason: line('en anledning', 500) }),
    response: bookingRow,
    affects: ['booking', 'report', 'summons'],
    errors: [...COMMAND_ERRORS, 'work_over'],
  },
});

/** The refusals of the command that a sign-off carries out, the same as for a caller who needs no sign-off. */
const OF_WHAT_IS_DONE = [
  ...pipelineRoutes['POST /projects/:id/activate'].errors,
  ...pipelineRoutes['POST /projects/:id/requests'].errors,
].filter((code) => code !== 'sign_off_asked');

/** The approval by a second person, which carries out the requested command. */
export const carryOutRoutes = declareRoutes({
  'POST /sign-offs/:id/approve': {
    auth: ['company'],
    members: membersGiving(signOffWorkflow, 'approve'),
    summary: 'Approves a sign-off; the requested action happens at once or not at all.',
    params: byId,
    response: signOff,
    affects: ['booking', 'candidate', 'pick', 'project', 'report', 'sign_off'],
    errors: [
      'sign_off_outdated',
      'asker_may_not',
      'same_person',
      'one_person',
      'already_requested',
      'talent_not_visible',
      ...OF_WHAT_IS_DONE,
    ],
  },
});
