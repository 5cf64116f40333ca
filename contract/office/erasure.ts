/** Deletion of companies, and the archive of deleted people. */
import { z } from 'zod';
import { presentPassword } from '#contract/accounts/security.ts';
import { day, done, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { KEPT_PARTS } from '#domain/accounts/deletion/deletion.rules.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { COMPANY_HINDRANCES } from '#domain/office/erasure/company-hindrances.ts';

const companyDeletion = z.object({
  /** The name that the owner types to confirm. */
  name: z.string(),
  /** Number of members, who lose their accounts. */
  members: z.number(),
  /** Number of unfinished matters that prevent the deletion, by kind. */
  dealings: z.record(z.enum(COMPANY_HINDRANCES), z.number()),
  /** The parts of the company's data that are kept after the deletion. */
  kept: z.array(z.enum(KEPT_PARTS)),
});
export type CompanyDeletion = z.output<typeof companyDeletion>;

const archived = z.object({
  id,
  /** The person's number on payslips and self-billing invoices; null for a person who was never paid. */
  payee_number: z.number().nullable(),
  /** Last day of storage (ISO); null while a right has no end. */
  kept_until: day.nullable(),
  created_date: instant,
});

export const erasureRoutes = declareRoutes({
  'GET /company/deletion': {
    auth: ['company'],
    members: ['owner'],
    summary: 'Returns the effects of deleting the company: obstacles, and data that is kept.',
    response: companyDeletion,
    shows: ['company', 'member', 'project', 'booking', 'report', 'agreement', 'charge', 'invoice'],
    errors: [],
  },
  'POST /company/deletion': {
    auth: ['company'],
    members: ['owner'],
    summary: 'Deletes the company and the accounts of its members at once. All members are told by mail.',
    body: z.strictObject({ name: line('företagets namn', 200), password: presentPassword.optional() }),
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: ['wrong_password', 'password_missing', 'company_name_differs', 'company_hindered', 'changed_meanwhile'],
  },
  'GET /admin/archived-people': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Lists the erased people whose vouchers or agreements are kept, newest first. The answer contains no names.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(archived),
    shows: [],
    errors: [],
  },
  'GET /admin/archived-people/:id': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'personal_number',
    summary: 'Returns the name and identity number of one erased person.',
    params: z.object({ id }),
    response: z.object({ name: z.string(), identity_number: z.string().nullable() }),
    shows: [],
    errors: ['not_found'],
  },
});
