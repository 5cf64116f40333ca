import { bookingWorkflow } from '../booking/booking.workflow.ts';
import { candidateWorkflow } from '../candidate/candidate.workflow.ts';
import { companyWorkflow } from '../company/company.workflow.ts';
import { projectWorkflow } from '../project/project.workflow.ts';

/** Every lifecycle of the product by its noun. The runner, the tests and the documentation walk this record. */
export const workflows = {
  company: companyWorkflow,
  project: projectWorkflow,
  candidate: candidateWorkflow,
  booking: bookingWorkflow,
} as const;

export type Workflows = typeof workflows;
export type WorkflowNoun = keyof Workflows;

type EventsOf<Noun extends WorkflowNoun> =
  | `${Noun}.${Workflows[Noun]['creation']['command']}`
  | `${Noun}.${keyof Workflows[Noun]['transitions'] & string}`;

/** What can happen to an object with a lifecycle: 'candidate.request', 'project.activate' and so on. */
export type WorkflowEvent = { [Noun in WorkflowNoun]: EventsOf<Noun> }[WorkflowNoun];
