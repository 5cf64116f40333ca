import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { CLOSING_BOUNDS as BOUNDS, CLOSING_OUTCOMES } from '#domain/casting/closing/closing.rules.ts';
import { CLOSING_STATUSES, closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';

/** The outcome for one candidate; null for a candidate who is kept without being told anything. */
const named = z.strictObject({ candidate_id: id, outcome: z.enum(CLOSING_OUTCOMES).nullable() });

/** A role that is being closed or is closed. */
const closing = z.object({
  id,
  project_id: id,
  role_id: id,
  role_title: z.string(),
  status: z.enum(CLOSING_STATUSES),
  /** Time at which the answers begin to go out. */
  takes_effect_date: instant,
  closed_by_name: z.string(),
  texts: z.record(z.enum(CLOSING_OUTCOMES), z.string()),
  /** The candidates for whom the company chose an outcome, or whom it keeps without an answer. */
  named: z.array(named),
  created_date: instant,
  actions: actionsOf(closingWorkflow),
});
export type ClosingShown = z.output<typeof closing>;

const text = line('vad de ska få höra', BOUNDS.text);
const written = z.strictObject({
  role_id: id,
  texts: z.strictObject({ not_now: text, kept: text, call_back: text }),
  named: z.array(named).max(BOUNDS.named, `Högst ${BOUNDS.named} personer kan få ett eget besked.`),
});
export type WrittenClosing = z.output<typeof written>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

export const closingRoutes = declareRoutes({
  'GET /projects/:id/closings': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists the pending and completed closings of roles in a project, the newest first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(closing).extend({ may_close: z.boolean() }),
    shows: ['closing :id', 'project :id'],
    errors: [],
  },
  'POST /projects/:id/closings': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Closes a role: after ten minutes every waiting candidate gets an answer, except those named to get none.',
    params: byId,
    body: written,
    response: closing,
    affects: ['closing'],
    errors: ['project_not_casting', 'role_closed', ...COMMAND_ERRORS],
  },
  'POST /closings/:id/undo': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Cancels the closing of a role before anybody is told.',
    params: byId,
    response: closing,
    affects: ['closing'],
    errors: ['undo_too_late', ...COMMAND_ERRORS],
  },
  'POST /closings/:id/reopen': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Reopens a closed role for requests. Answers that were given stand.',
    params: byId,
    response: closing,
    affects: ['closing'],
    errors: ['project_not_casting', ...COMMAND_ERRORS],
  },
});
