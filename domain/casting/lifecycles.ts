import { announcementWorkflow } from './announcement/announcement.workflow.ts';
import { candidateWorkflow } from './candidate/candidate.workflow.ts';
import { closingWorkflow } from './closing/closing.workflow.ts';
import { counterOfferWorkflow } from './counter-offer/counter-offer.workflow.ts';
import type { CastingFacts, CastingWords } from './facts.ts';
import { optionWorkflow } from './option/option.workflow.ts';
import { signOffWorkflow } from './sign-off/sign-off.workflow.ts';

/** The lifecycles of this context, by entity. */
export const castingWorkflows = {
  candidate: candidateWorkflow,
  counter_offer: counterOfferWorkflow,
  announcement: announcementWorkflow,
  closing: closingWorkflow,
  option: optionWorkflow,
  sign_off: signOffWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface CastingLifecycles {
  readonly workflows: typeof castingWorkflows;
  readonly facts: CastingFacts;
  readonly words: CastingWords;
}
