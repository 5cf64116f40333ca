import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MANDATE_STATUSES, mandateWorkflow } from '#domain/office/mandate/mandate.workflow.ts';

/** The party that an administrator acts for, the reason, and the end. */
const mandate = z.object({
  id,
  status: z.enum(MANDATE_STATUSES),
  company_id: id.nullable(),
  talent_id: id.nullable(),
  /** The name of the company or the talent. */
  name: z.string(),
  reason: z.string(),
  ends_date: instant,
  actions: actionsOf(mandateWorkflow),
});
export type MandateShown = z.output<typeof mandate>;

const reason = line('ett skäl', 300);

export const mandateRoutes = declareRoutes({
  'GET /admin/mandate': {
    auth: ['admin'],
    summary: 'Returns the company or talent for whom the administrator acts now.',
    response: z.object({ held: mandate.nullable() }),
    shows: ['mandate'],
    errors: [],
  },
  'POST /admin/mandates/for-company': {
    auth: ['admin'],
    summary: "Starts acting for a company, which is told the reason; ends the administrator's earlier mandate.",
    body: z.strictObject({ company_id: id, project_id: id.nullable().default(null), reason }),
    response: mandate,
    affects: ['mandate'],
    errors: ['not_found', 'not_acted_for', 'not_allowed_for_role', 'changed_meanwhile'],
  },
  'POST /admin/mandates/for-talent': {
    auth: ['admin'],
    summary: "Starts acting for a talent, who is told the reason; ends the administrator's earlier mandate.",
    body: z.strictObject({ talent_id: id, reason }),
    response: mandate,
    affects: ['mandate'],
    errors: ['not_found', 'not_acted_for', 'not_allowed_for_role', 'changed_meanwhile'],
  },
  'POST /admin/mandates/:id/put-down': {
    auth: ['admin'],
    summary: 'Ends a mandate.',
    params: z.strictObject({ id }),
    response: mandate,
    affects: ['mandate'],
    errors: [...COMMAND_ERRORS],
  },
});
