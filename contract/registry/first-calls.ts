import type { z } from 'zod';
import type { ReadArgs } from '#contract/kernel/read-call.ts';
import type { AccountRole, SchemaOf } from '#contract/kernel/route.ts';
import type { ReadRoute, Routes } from './contract.ts';

/** A call that a screen makes as soon as it is drawn, before any other answer has come. */
export interface FirstCall extends ReadArgs {
  readonly route: ReadRoute;
}

type Values<Route, Part extends string> = Part extends keyof Route
  ? SchemaOf<Route[Part]> extends z.ZodType
    ? { readonly [Name in keyof z.input<SchemaOf<Route[Part]>>]?: string | number | undefined }
    : never
  : never;

interface Args<Route> {
  readonly params?: Values<Route, 'params'>;
  readonly query?: Values<Route, 'query'>;
}

/** The route declares the names of the arguments. Their values may come from an address, and so be wrong. */
const call = <Route extends ReadRoute>(route: Route, args: Args<Routes[Route]> = {}): FirstCall => ({ route, ...args });

/** The query of a screen's address. */
type Address = URLSearchParams;
type Calls = (address: Address) => readonly FirstCall[];

/** The page of a list that an address names, as web/ui/list/page-links.tsx reads it. */
const pageOf = (address: Address) => Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1);

const idOf = (address: Address) => ({ id: address.get('id') ?? '' });
/** The query of a list in groups, whose tab and page the address names. */
const listOf = (address: Address, group: string) => ({ group: address.get('group') ?? group, page: pageOf(address) });
/** The year of a talent's payouts, as web/screens/talent/payouts/payout-year.ts reads it. */
const yearOf = (address: Address) => {
  const year = address.get('group') === 'sent' ? address.get('year') : null;
  return year !== null && /^20\d\d$/.test(year) ? { year: Number(year) } : {};
};
const ofProject: Calls = (address) => [call('GET /projects/:id', { params: idOf(address) })];

/** The calls of the session and of the frame around the screens of a role, the same on each. */
export const FRAME_CALLS: Readonly<Record<AccountRole, readonly FirstCall[]>> = {
  talent: [call('GET /account/session'), call('GET /talent/poll'), call('GET /talent/profile')],
  company: [call('GET /account/session'), call('GET /company/poll')],
  admin: [call('GET /account/session'), call('GET /admin/poll'), call('GET /admin/mandate')],
};

/**
 * The first calls of each screen beyond those of the frame, by role and name of the screen. The document of the screen
 * carries their answers (server/http/first-answers.ts). A call with another argument than the screen's is of no use, but
 * does no harm.
 */
export const FIRST_CALLS: Readonly<Record<AccountRole, Readonly<Record<string, Calls>>>> = {
  talent: {
    TalentDashboard: () => [
      call('GET /talent/requests', { query: { group: 'to_answer', page: 1 } }),
      call('GET /talent/to-do'),
      call('GET /talent/invitations'),
      call('GET /talent/assignments', { query: { group: 'upcoming', page: 1 } }),
      call('GET /threads', { query: { page: 1 } }),
      call('GET /talent/figures'),
      call('GET /notifications', { query: { page: 1 } }),
    ],
    TalentProfile: () => [],
    TalentRequests: (address) => [call('GET /talent/requests', { query: listOf(address, 'to_answer') })],
    TalentRequestDetails: (address) => [call('GET /talent/requests/:id', { params: idOf(address) })],
    TalentInterestDetails: (address) => [call('GET /talent/requests/:id', { params: idOf(address) })],
    TalentAssignments: (address) => [
      call('GET /talent/assignments', { query: listOf(address, 'upcoming') }),
      call('GET /talent/to-do'),
    ],
    AssignmentDetails: (address) => [call('GET /talent/assignments/:id', { params: idOf(address) })],
    TalentAgreement: (address) => [call('GET /agreements/:id', { params: idOf(address) })],
    TalentRights: (address) => [call('GET /talent/rights', { query: listOf(address, 'standing') })],
    TalentRoster: (address) => [
      address.get('group') === 'talents'
        ? call('GET /agent/talents', { query: { page: pageOf(address) } })
        : call('GET /agent/waiting', { query: { page: pageOf(address) } }),
    ],
    TalentNotifications: (address) => [call('GET /notifications', { query: { page: pageOf(address) } })],
    TalentCompletedProjects: (address) => [
      call('GET /talent/reviews', { query: { page: 1 } }),
      call('GET /talent/assignments', { query: { group: 'done', page: pageOf(address) } }),
    ],
    TalentPayouts: (address) => [
      ...(address.get('group') === 'sent' ? [call('GET /talent/payouts/summary', { query: yearOf(address) })] : []),
      call('GET /talent/seller-report'),
      call('GET /talent/payouts', { query: { ...listOf(address, 'coming'), ...yearOf(address) } }),
    ],
    TalentSettings: () => [call('GET /account/security'), call('GET /talent/phone')],
    TalentHelp: () => [call('GET /inquiries', { query: { page: 1 } }), call('GET /help/answers')],
  },
  company: {
    CompanyDashboard: () => [call('GET /company/dashboard')],
    CompanyCreateProject: () => [],
    CompanyTalents: () => [],
    CompanyProjectTalents: ofProject,
    CompanyProjectAwaitingResponses: ofProject,
    CompanyProjectReview: ofProject,
    CompanyPresentation: (address) => [call('GET /presentations/:id', { params: idOf(address) })],
    CompanyProjectDetails: ofProject,
    CompanyOngoingProjectDetails: ofProject,
    CompanyCallSheet: (address) => [
      call('GET /projects/:id/call-sheets/:day', { params: { ...idOf(address), day: address.get('day') ?? '' } }),
    ],
    CompanyAuditionDay: (address) => [call('GET /auditions/:id/times', { params: idOf(address) })],
    CompanyReplacement: (address) => [call('GET /bookings/:id/replacement', { params: idOf(address) })],
    CompanyAgreement: (address) => [call('GET /agreements/:id', { params: idOf(address) })],
    CompanyRights: (address) => [call('GET /company/rights', { query: listOf(address, 'standing') })],
    CompanyApi: () => [],
    CompanyInvoices: (address) => [
      call('GET /company/invoices', { query: listOf(address, 'open') }),
      call('GET /company/credit-line'),
    ],
    CompanyNotifications: (address) => [call('GET /notifications', { query: { page: pageOf(address) } })],
    CompanyBookings: () => [],
    CompanySettings: () => [call('GET /account/security')],
    CompanyHelp: () => [call('GET /inquiries', { query: { page: 1 } }), call('GET /help/answers')],
    CompanyCreateOrder: () => [],
    CompanyOrderDetails: (address) => [
      ...ofProject(address),
      call('GET /projects/:id/candidates', { params: idOf(address), query: { page: 1 } }),
    ],
    CompanyOrderTalents: ofProject,
    CompanyOrderAddTalents: () => [call('GET /projects', { query: { kind: 'order', page: 1 } })],
    CompanyAuditionDetails: (address) => [call('GET /auditions/:id', { params: idOf(address) })],
    CompanyAuditionRoleCandidates: (address) => [call('GET /auditions/:id', { params: idOf(address) })],
    CompanyProjectHub: () => [call('GET /board', { query: { page: 1 } })],
    CompanyProjectHubCreateAnnouncement: (address) => [call('GET /announcements/:id', { params: idOf(address) })],
    CompanyProjectHubCreateOrder: () => [
      call('GET /company/people', { query: { page: 1 } }),
      call('GET /templates', { query: { page: 1 } }),
      call('GET /projects', { query: { page: 1 } }),
    ],
    CompanyProjectAudition: ofProject,
    CompanyCompletedProjects: (address) => [
      address.has('id')
        ? call('GET /projects/:id/outcome', { params: idOf(address) })
        : call('GET /company/completed-projects', { query: { sort: 'day', is_ascending: 'false', page: 1 } }),
    ],
  },
  admin: {
    AdminDashboard: () => [call('GET /admin/dashboard')],
    AdminTalentSearch: () => [],
    AdminApplications: () => [call('GET /admin/company-changes', { query: { page: 1 } })],
    AdminManagement: () => [call('GET /admin/administrators')],
    AdminProjects: () => [
      call('GET /admin/projects', { query: { group: 'all', order: 'changed', page: 1 } }),
      call('GET /admin/dashboard'),
    ],
    AdminOngoingProjects: () => [
      call('GET /admin/projects', { query: { group: 'ongoing', order: 'urgent', page: 1 } }),
    ],
    AdminCompletedProjects: () => [
      call('GET /admin/projects', { query: { group: 'completed', order: 'changed', page: 1 } }),
    ],
    AdminInvoicingCompanies: (address) => [call('GET /admin/invoices', { query: listOf(address, 'draft') })],
    AdminInvoicingTalents: () => [],
    AdminSettings: () => [call('GET /account/security')],
    AdminHelp: () => [],
    AdminTalents: () => [],
    AdminCompanies: () => [call('GET /admin/companies', { query: { sort: 'name', page: 1 } })],
    AdminInvoicing: () => [call('GET /admin/invoicing'), call('GET /admin/credit-lines', { query: { page: 1 } })],
    AdminProjectManagement: () => [
      call('GET /admin/announcement-rules'),
      call('GET /announcements', { query: { status: 'waiting', page: 1 } }),
    ],
    AdminTalentReview: () => [],
    AdminCompanyDetails: () => [],
    AdminProjectDetails: ofProject,
    AdminNotifications: (address) => [call('GET /notifications', { query: { page: pageOf(address) } })],
    AdminOutbox: () => [call('GET /admin/sms', { query: { page: 1 } })],
    AdminBank: () => [],
    AdminBooks: () => [call('GET /admin/books/vouchers', { query: { page: 1 } })],
    AdminAppeals: () => [],
    AdminTalentMerge: () => [],
    AdminOperations: () => [call('GET /admin/operations')],
  },
};
