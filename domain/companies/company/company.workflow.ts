import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export interface CompanySubject {
  readonly status: CompanyStatus;
  readonly is_email_confirmed: boolean;
}

const emailConfirmed = (company: CompanySubject) => (company.is_email_confirmed ? null : 'email_not_confirmed');

/** A company is verified by a person before it sees anybody (product, promise 11), and every no has a reason (promise 12). */
export const companyWorkflow = declareWorkflow<CompanySubject>()({
  noun: 'company',
  table: 'companies',
  columns: { status: COMPANY_STATUSES },
  creation: {
    command: 'apply',
    by: ['company'],
    state: { status: 'pending' },
    notices: {},
    why: 'Somebody registers a company; it is shown to the administrators once the e-mail is confirmed.',
  },
  transitions: {
    'confirm-address': {
      by: ['system'],
      from: {},
      to: {},
      guard: (company: CompanySubject) => (company.is_email_confirmed ? 'not_allowed_now' : null),
      notices: { admin: 'notice' },
      why: 'Whoever applied has confirmed the e-mail address, so the application waits for a person.',
    },
    approve: {
      by: [...BY_REVIEWERS, 'system'],
      from: { status: ['pending', 'refused'] },
      to: { status: 'approved' },
      guard: emailConfirmed,
      notices: { company: 'mail' },
      why: 'A person at Medverka has checked that the company is real; it may sign in from now on.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['pending'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'The company could not be verified; it is told why and may appeal by the link of the mail.',
    },
    suspend: {
      by: BY_REVIEWERS,
      from: { status: ['approved'] },
      to: { status: 'suspended' },
      notices: { company: 'mail' },
      why: 'Something is wrong with an approved company; it is shut out at once, with a reason that it may appeal.',
    },
    reinstate: {
      by: [...BY_REVIEWERS, 'system'],
      from: { status: ['suspended'] },
      to: { status: 'approved' },
      notices: { company: 'mail' },
      why: 'The reason for the suspension is gone, or an appeal has shown that it never was one.',
    },
    leave: {
      by: ['system'],
      from: { status: ['approved'] },
      to: { status: 'deleted' },
      notices: {},
      why: "An owner has deleted the company, and its name stays where a law or somebody's work stands on it. Nobody is named.",
    },
  },
});
