import { z } from 'zod';
import { appealRow } from '#contract/accounts/appeal.ts';
import { companyPlace, writtenPlace } from '#contract/companies/company-place.ts';
import { amount, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { RISKS } from '#domain/companies/risk/risk.rules.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { application } from './application.ts';

/** A company in the administrators' list, with the facts that show what needs doing. */
const companyLine = z.object({
  id,
  name: z.string(),
  organisation_number: z.string(),
  city: z.string(),
  status: z.enum(COMPANY_STATUSES),
  created_date: instant,
  project_count: z.number(),
  /** Number of projects that are casting or active. */
  open_project_count: z.number(),
  /**
   * The median time from a yes to a decision in the last year, in hours, recomputed every hour; null without decisions.
   */
  answer_hours: z.number().nullable(),
  /** The unpaid part of issued invoices, and the overdue part of that sum. */
  owed_ore: amount,
  late_ore: amount,
  risks: z.array(z.enum(RISKS)),
});
export type CompanyLine = z.output<typeof companyLine>;

/**
 * By name, newest first, most projects first, longest time to decide first, or largest sum of overdue invoices first.
 */
const COMPANY_SORTS = ['name', 'newest', 'projects', 'answers', 'late'] as const;

const companyFilter = z.strictObject({
  status: z.enum(COMPANY_STATUSES).optional(),
  risk: z.enum(RISKS).optional(),
  /** Part of the name or the town, or the organisation number. */
  text: z.string().trim().max(120).default(''),
  sort: z.enum(COMPANY_SORTS).default('name'),
  page: pageNumber,
});
export type CompanyFilter = z.output<typeof companyFilter>;

/** A company in full, as the deciding administrator sees it. */
const companyDetails = application.extend({
  homepage: z.string(),
  /** Null for a company in Sweden. */
  place: companyPlace.nullable(),
  line: companyLine,
  projects: z.object({
    draft: z.number(),
    casting: z.number(),
    active: z.number(),
    completed: z.number(),
    cancelled: z.number(),
  }),
  members: z.array(z.object({ id, name: z.string(), email: z.string(), role: z.enum(MEMBER_ROLES) })),
  /**
   * Number of ongoing things. A suspension ends the options, announcements, presentations and requests, and leaves the
   * bookings and invoices.
   */
  under_way: z.object({
    option_count: z.number(),
    announcement_count: z.number(),
    presentation_count: z.number(),
    request_count: z.number(),
    booking_count: z.number(),
    invoice_count: z.number(),
  }),
  /** The decisions with a right of appeal, the latest first. */
  appeals: z.array(appealRow),
  /** The latest events of the company, the latest first. */
  history: z.array(
    z.object({ id: z.string(), type: z.string(), by: z.string(), date: instant, reason: z.string().nullable() }),
  ),
});
export type CompanyDetails = z.output<typeof companyDetails>;

export const adminCompanyRoutes = declareRoutes({
  'GET /admin/companies': {
    auth: ['admin'],
    summary: 'Lists all companies, filtered and sorted, with what an administrator needs to decide about them.',
    query: companyFilter,
    response: pageOf(companyLine),
    shows: ['company', 'invoice', 'project'],
    errors: [],
  },
  'GET /admin/companies/:id': {
    auth: ['admin'],
    looks_at: 'contact',
    summary: 'Returns one company with its application, members, figures, risks, decisions and appeals.',
    params: z.strictObject({ id }),
    response: companyDetails,
    shows: ['appeal', 'company', 'invoice', 'member', 'option', 'presentation', 'project'],
    errors: [],
  },
  'PUT /admin/companies/:id/place': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Writes the country of a company with its numbers and its address there. They decide the VAT of its invoices.',
    params: z.strictObject({ id }),
    body: writtenPlace,
    response: z.object({ done: z.literal(true) }),
    affects: ['company', 'invoice'],
    errors: ['not_allowed_now'],
  },
});
