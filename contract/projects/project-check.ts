import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { PROJECT_CHECK_STATUSES, projectCheckWorkflow } from '#domain/projects/project-check/project-check.workflow.ts';

/** State of the check of a company's first project. */
const projectCheck = z.object({
  id,
  project_id: id,
  project_title: z.string(),
  company_id: id,
  company_name: z.string(),
  status: z.enum(PROJECT_CHECK_STATUSES),
  reason: z.string().nullable(),
  waits_since: instant,
  actions: actionsOf(projectCheckWorkflow),
});
export type ProjectCheckShown = z.output<typeof projectCheck>;

const byId = z.strictObject({ id });
const decision = { auth: ['admin'], admins: REVIEWING_ADMINS, params: byId, response: projectCheck } as const;
const reasoned = z.strictObject({ reason: line('ett skäl', 500) });

export const projectCheckRoutes = declareRoutes({
  'GET /admin/project-checks': {
    auth: ['admin'],
    summary: 'Lists first projects of new companies in one state, the longest waiting first.',
    query: z.strictObject({ status: z.enum(PROJECT_CHECK_STATUSES).default('waiting'), page: pageNumber }),
    response: pageOf(projectCheck),
    shows: ['project_check'],
    errors: [],
  },
  'GET /projects/:id/check': {
    auth: ['company', 'admin'],
    open_to_keys: true,
    summary: 'Returns whether an administrator checks the project before anybody is asked, and the state of the check.',
    params: byId,
    response: z.object({ check: projectCheck.nullable() }),
    shows: ['project_check :id'],
    errors: [],
  },
  'POST /projects/:id/check/resubmit': {
    auth: ['company'],
    open_to_keys: true,
    summary: 'Submits the project for another check after the requested changes.',
    params: byId,
    response: projectCheck,
    affects: ['project_check'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/project-checks/:id/approve': {
    ...decision,
    summary: 'Approves the project: the company may ask people, in this project and in all later ones.',
    affects: ['project_check'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/project-checks/:id/ask-changes': {
    ...decision,
    summary: 'Asks the company for changes before it may ask people.',
    body: reasoned,
    affects: ['project_check'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/project-checks/:id/refuse': {
    ...decision,
    summary: 'Refuses the project with a reason; the company may ask nobody.',
    body: reasoned,
    affects: ['project_check'],
    errors: [...COMMAND_ERRORS],
  },
});
