import { cvDocumentWorkflow } from './cv-document/cv-document.workflow.ts';
import type { PeopleFacts, PeopleWords } from './facts.ts';
import { foreignCalendarWorkflow } from './foreign-calendar/foreign-calendar.workflow.ts';
import { guardianWorkflow } from './guardian/guardian.workflow.ts';
import { profileWorkflow } from './profile/profile.workflow.ts';
import { recordingWorkflow } from './recording/recording.workflow.ts';
import { representationWorkflow } from './representation/representation.workflow.ts';
import { taxPaperWorkflow } from './tax-paper/tax-paper.workflow.ts';

/** The lifecycles of this context, by entity. */
export const peopleWorkflows = {
  profile: profileWorkflow,
  guardian: guardianWorkflow,
  recording: recordingWorkflow,
  foreign_calendar: foreignCalendarWorkflow,
  cv_document: cvDocumentWorkflow,
  tax_paper: taxPaperWorkflow,
  representation: representationWorkflow,
} as const;

/** The lifecycles of this context, and the data written with their events. */
export interface PeopleLifecycles {
  readonly workflows: typeof peopleWorkflows;
  readonly facts: PeopleFacts;
  readonly words: PeopleWords;
}
