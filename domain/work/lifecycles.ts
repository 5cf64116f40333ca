import { agreementWorkflow } from './agreement/agreement.workflow.ts';
import { approvalWorkflow } from './approval/approval.workflow.ts';
import { bookingWorkflow } from './booking/booking.workflow.ts';
import { callSheetWorkflow } from './call-sheet/call-sheet.workflow.ts';
import { clearanceWorkflow } from './clearance/clearance.workflow.ts';
import type { WorkFacts, WorkWords } from './facts.ts';
import { injuryWorkflow } from './injury/injury.workflow.ts';
import { reportWorkflow } from './report/report.workflow.ts';
import { reviewWorkflow } from './review/review.workflow.ts';
import { rightWorkflow } from './right/right.workflow.ts';
import { summonsWorkflow } from './summons/summons.workflow.ts';

/** The lifecycles of this context, by entity. */
export const workWorkflows = {
  booking: bookingWorkflow,
  clearance: clearanceWorkflow,
  call_sheet: callSheetWorkflow,
  summons: summonsWorkflow,
  report: reportWorkflow,
  injury: injuryWorkflow,
  agreement: agreementWorkflow,
  approval: approvalWorkflow,
  right: rightWorkflow,
  review: reviewWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface WorkLifecycles {
  readonly workflows: typeof workWorkflows;
  readonly facts: WorkFacts;
  readonly words: WorkWords;
}
