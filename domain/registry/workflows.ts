import { accountsWorkflows } from '#domain/accounts/lifecycles.ts';
import { auditionsWorkflows } from '#domain/auditions/lifecycles.ts';
import { castingWorkflows } from '#domain/casting/lifecycles.ts';
import { companiesWorkflows } from '#domain/companies/lifecycles.ts';
import type { EventIn } from '#domain/kernel/workflow/lifecycles.ts';
import type { CommandOf, ReactingOf } from '#domain/kernel/workflow/workflow.ts';
import { moneyWorkflows } from '#domain/money/lifecycles.ts';
import { officeWorkflows } from '#domain/office/lifecycles.ts';
import { peopleWorkflows } from '#domain/people/lifecycles.ts';
import { projectsWorkflows } from '#domain/projects/lifecycles.ts';
import { talkWorkflows } from '#domain/talk/lifecycles.ts';
import { workWorkflows } from '#domain/work/lifecycles.ts';

/** Every lifecycle of the product by its noun. The runner, the tests and the documentation walk this record. */
export const workflows = {
  ...accountsWorkflows,
  ...peopleWorkflows,
  ...companiesWorkflows,
  ...projectsWorkflows,
  ...castingWorkflows,
  ...auditionsWorkflows,
  ...workWorkflows,
  ...moneyWorkflows,
  ...talkWorkflows,
  ...officeWorkflows,
} as const;

export type Workflows = typeof workflows;
export type WorkflowNoun = keyof Workflows;

/** What reactions look at. */
export type ReactingSubjects = { readonly [Noun in WorkflowNoun]: ReactingOf<Workflows[Noun]> };

/** The commands of a noun, as a union. */
export type Command<Noun extends WorkflowNoun> = CommandOf<Workflows[Noun]>;

/** What can happen to an object with a lifecycle: 'candidate.request', 'project.activate' and so on. */
export type WorkflowEvent = EventIn<{ readonly workflows: Workflows }>;
