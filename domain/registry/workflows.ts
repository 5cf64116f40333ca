import { accountsWorkflows } from '#domain/accounts/lifecycles.ts';
import { auditionsWorkflows } from '#domain/auditions/lifecycles.ts';
import { castingWorkflows } from '#domain/casting/lifecycles.ts';
import { companiesWorkflows } from '#domain/companies/lifecycles.ts';
import { moneyWorkflows } from '#domain/money/lifecycles.ts';
import { officeWorkflows } from '#domain/office/lifecycles.ts';
import { peopleWorkflows } from '#domain/people/lifecycles.ts';
import { projectsWorkflows } from '#domain/projects/lifecycles.ts';
import { talkWorkflows } from '#domain/talk/lifecycles.ts';
import { workWorkflows } from '#domain/work/lifecycles.ts';

/** Every lifecycle of the product, by entity. Transitions, tests and documentation read this record. */
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

declare module '#domain/kernel/workflow/product.ts' {
  interface Product {
    readonly workflows: typeof workflows;
  }
}
