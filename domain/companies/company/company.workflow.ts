import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export interface CompanySubject {
  readonly status: CompanyStatus;
  readonly is_email_confirmed: boolean;
}

const emailConfirmed = (company: CompanySubject) => (company.is_email_confirmed ? null : 'email_not_confirmed');

/** An administrator verifies a company before it sees any talent, and every refusal has a reason. */
export const companyWorkflow = declareWorkflow<CompanySubject>()({
  noun: 'company',
  table: 'companies',
  columns: { status: COMPANY_STATUSES },
  creation: {
    command: 'apply',
    by: ['company'],
    state: { status: 'pending' },
    notices: {},
    why: 'A person registers a company; administrators see the application once the e-mail address is confirmed.',
  },
  transitions: {
    'confirm-address': {
      by: ['system'],
      from: {},
      to: {},
      guard: (company: CompanySubject) => (company.is_email_confirmed ? 'not_allowed_now' : null),
      notices: { admin: 'notice' },
      why: 'The applicant has confirmed the e-mail address, so the application waits for an administrator.',
    },
    approve: {
      by: [...BY_REVIEWERS, 'system'],
      from: { status: ['pending', 'refused'] },
      to: { status: 'approved' },
      guard: emailConfirmed,
      notices: { company: 'mail' },
      why: 'An administrator has checked that the company exists; it may sign in from now on.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['pending'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'The administrator could not verify the company; it is told why and may appeal by the link in the mail.',
    },
    suspend: {
      by: BY_REVIEWERS,
      from: { status: ['approved'] },
      to: { status: 'suspended' },
      notices: { company: 'mail' },
      why: 'Something is wrong with an approved company; an administrator shuts it out at once, with a reason that it may appeal.',
    },
    reinstate: {
      by: [...BY_REVIEWERS, 'system'],
      from: { status: ['suspended'] },
      to: { status: 'approved' },
      notices: { company: 'mail' },
      why: 'The reason for the suspension is gone, or an appeal has shown that there was none.',
    },
    leave: {
      by: ['system'],
      from: { status: ['approved'] },
      to: { status: 'deleted' },
      notices: {},
      why: 'An owner has deleted the company; its name is kept where a law or a person’s work needs it. No member is named.',
    },
  },
});
