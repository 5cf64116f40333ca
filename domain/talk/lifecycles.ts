import type { TalkFacts } from './facts.ts';
import { inquiryWorkflow } from './inquiry/inquiry.workflow.ts';

/** The lifecycles of this context, by entity. */
export const talkWorkflows = {
  inquiry: inquiryWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface TalkLifecycles {
  readonly workflows: typeof talkWorkflows;
  readonly facts: TalkFacts;
  readonly words: object;
}
