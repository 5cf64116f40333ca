import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { AGREEMENT_KINDS } from '#domain/work/agreement/agreement.workflow.ts';
import { APPROVAL_STATUSES, approvalWorkflow } from '#domain/work/approval/approval.workflow.ts';
import { reason, sha256, signed, signing } from './agreement.ts';
import { chaperone, clearancePaper, clearanceView, schoolLeave } from './clearance.ts';

/** The guardian's view through the link. */
const approvalView = signing.extend({
  status: z.enum(APPROVAL_STATUSES),
  kind: z.enum(AGREEMENT_KINDS),
  first_name: z.string(),
  guardian_name: z.string(),
  company_name: z.string(),
  project_title: z.string(),
  decided_date: instant.nullable(),
  /** False for a former guardian, who may read the signed agreement but report nothing. */
  is_guardian: z.boolean(),
  sha256: z.string(),
  /** The clearance of the work, with the missing pieces; null for work without one. */
  clearance: clearanceView.nullable(),
  actions: actionsOf(approvalWorkflow),
});
export type ApprovalView = z.output<typeof approvalView>;

const token = z.string().min(1).max(200);

export const approvalRoutes = declareRoutes({
  'POST /approvals/view': {
    auth: 'public',
    summary:
      'Returns the agreement that a guardian is asked to sign. The token is in the body, so that no log contains it.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: approvalView,
    affects: [],
    errors: ['dead_link'],
  },
  'POST /approvals/sign': {
    auth: 'public',
    summary: 'Signs an agreement as guardian by the link.',
    body: z.strictObject({ ...signed, token, sha256 }),
    limits: ['link'],
    response: approvalView,
    affects: ['approval'],
    errors: ['dead_link', 'guardian_childs_browser', 'name_differs', ...COMMAND_ERRORS],
  },
  'POST /approvals/decline': {
    auth: 'public',
    summary: 'Declines an agreement as guardian by the link, with the reason.',
    body: z.strictObject({ token, reason }),
    limits: ['link'],
    response: approvalView,
    affects: ['approval'],
    errors: ['dead_link', ...COMMAND_ERRORS],
  },
  'POST /approvals/chaperone': {
    auth: 'public',
    summary: "Saves, by a guardian's link, the adult who accompanies the talent to work.",
    body: chaperone.extend({ token }),
    limits: ['link'],
    response: approvalView,
    affects: ['clearance'],
    errors: ['dead_link', 'not_found', ...COMMAND_ERRORS],
  },
  'POST /approvals/school-leave': {
    auth: 'public',
    summary: "Saves, by a guardian's link, the day on which the school granted leave.",
    body: (today: string) => schoolLeave(today).extend({ token }),
    limits: ['link'],
    response: approvalView,
    affects: ['clearance'],
    errors: ['dead_link', 'not_found', ...COMMAND_ERRORS],
  },
  'POST /approvals/paper': {
    auth: 'public',
    summary:
      "Returns an address of the permit or the school's note to the holder of the link, valid for a few minutes.",
    body: z.strictObject({ token, paper: clearancePaper }),
    limits: ['link'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['dead_link', 'not_found'],
  },
});
