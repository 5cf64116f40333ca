import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const COMPANY_CHANGE_STATUSES = ['written', 'asked', 'approved', 'refused', 'withdrawn'] as const;
export type CompanyChangeStatus = (typeof COMPANY_CHANGE_STATUSES)[number];

export interface CompanyChangeSubject {
  readonly status: CompanyChangeStatus;
  /** True if the organisation number changes too, so that another legal person takes over the account. */
  readonly is_other_person: boolean;
  /** True if nothing that the present legal person has booked or owes is open. */
  readonly is_settled: boolean;
}

/**
 * A change of a company's name or organisation number. An owner asks, with a paper; an administrator compares it with the
 * register. Another organisation number is another legal person, who has neither signed the agreements nor made the debts
 * of the former one: a debtor is replaced only with the consent of its creditors, and the talents are among them.
 */
export const companyChangeWorkflow = declareWorkflow<CompanyChangeSubject>()({
  noun: 'company_change',
  table: 'company_changes',
  columns: { status: COMPANY_CHANGE_STATUSES },
  creation: {
    command: 'write',
    by: ['company.owner'],
    state: { status: 'written' },
    notices: {},
    why: 'An owner states the new name or number and the reason; all owners are told by mail.',
  },
  transitions: {
    ask: {
      by: ['company.owner'],
      from: { status: ['written'] },
      to: { status: 'asked' },
      notices: { admin: 'notice' },
      why: 'The paper that proves the change has come, so an administrator can compare it.',
    },
    approve: {
      by: BY_REVIEWERS,
      from: { status: ['asked'] },
      to: { status: 'approved' },
      guard: ({ is_other_person, is_settled }: CompanyChangeSubject): RefusalCode | null =>
        is_other_person && !is_settled ? 'company_unsettled' : null,
      notices: { company: 'mail' },
      why: 'The paper is right; what is written from now on has the new name and number, and what was issued keeps the old ones.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['asked'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'The paper does not prove the change; the company is told why and can ask again.',
    },
    withdraw: {
      by: ['company.owner'],
      from: { status: ['written', 'asked'] },
      to: { status: 'withdrawn' },
      notices: {},
      why: 'An owner takes the change back, such as one that another person wrote.',
    },
  },
});
