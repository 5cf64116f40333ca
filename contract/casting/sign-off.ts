import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { SIGN_OFF_KINDS, SIGN_OFF_STATUSES, signOffWorkflow } from '#domain/casting/sign-off/sign-off.workflow.ts';

/** A request to a second member of the company to approve an activation or requests above the asker's limit. */
export const signOff = z.object({
  id,
  project_id: id,
  project_title: z.string(),
  what: z.enum(SIGN_OFF_KINDS),
  status: z.enum(SIGN_OFF_STATUSES),
  cost_ore: amount,
  asked_by_name: z.string(),
  decided_by_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_date: instant,
  actions: actionsOf(signOffWorkflow),
});
export type SignOffShown = z.output<typeof signOff>;

/** The costs of booking approved candidates, without VAT, and the caller's limit; null for none. */
const activationPrice = z.object({
  candidates: z.array(z.object({ id, cost_ore: amount })),
  limit_ore: amount.nullable(),
});
export type ActivationPrice = z.output<typeof activationPrice>;

const byId = z.strictObject({ id });

export const signOffRoutes = declareRoutes({
  'GET /company/sign-offs': {
    auth: ['company'],
    summary: 'Lists the sign-offs that wait for a second person of the company, the oldest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(signOff),
    shows: ['sign_off'],
    errors: [],
  },
  'GET /projects/:id/sign-off': {
    auth: ['company'],
    summary:
      "Returns the cost of booking each approved candidate now, the caller's limit, and the sign-off that was requested.",
    params: byId,
    response: activationPrice.extend({ asked: signOff.nullable() }),
    shows: ['candidate :id', 'member', 'project :id', 'sign_off :id'],
    errors: [],
  },
  'POST /sign-offs/:id/refuse': {
    auth: ['company'],
    members: membersGiving(signOffWorkflow, 'refuse'),
    summary: 'Refuses a sign-off, with the reason.',
    params: byId,
    body: z.strictObject({ reason: line('en anledning', 500) }),
    response: signOff,
    affects: ['sign_off'],
    errors: ['same_person', 'one_person', ...COMMAND_ERRORS],
  },
  'POST /sign-offs/:id/withdraw': {
    auth: ['company'],
    summary: 'Withdraws a requested sign-off.',
    params: byId,
    response: signOff,
    affects: ['sign_off'],
    errors: [...COMMAND_ERRORS],
  },
});
